/** Small synchronous SHA-256: the browser's own is asynchronous, and missing on plain http addresses. */

/** Returns the first 32 bits of the fractional parts of the first primes' roots, as in the standard. */
function roots(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (prime) found[at++] = (number ** (1 / root) % 1) * 2 ** 32;
  }
  return found;
}

const START = roots(8, 2);
const ROUNDS = roots(64, 3);

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const room = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  room.set(bytes);
  room[bytes.length] = 0x80;
  const view = new DataView(room.buffer);
  view.setUint32(room.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(room.length - 4, bytes.length << 3);
  return view;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Mixes one block of 64 bytes into the state. */
function mix(state: Uint32Array, words: Uint32Array): void {
  const at = (index: number) => words[index] as number;
  for (let i = 16; i < 64; i++) {
    const near = turn(at(i - 15), 7) ^ turn(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const far = turn(at(i - 2), 17) ^ turn(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words[i] = at(i - 16) + near + at(i - 7) + far;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + at(i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
}

/** Returns the hash of a text as hex digits. */
export function sha256(text: string): string {
  const data = padded(text);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + 4 * i);
    mix(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}
