/** The engine's files: fetched, opened where the host doesn't compress, and taken out of their zips. */

import { EngineFault } from "./protocol";

const GZIP = [0x1f, 0x8b];

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === GZIP[0] && bytes[1] === GZIP[1];

/** Fetches a `.gz` file and returns its content as a stream. Some hosts open such files themselves. */
export async function content(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    throw new EngineFault("engine-away", `${address}: ${error}`);
  }
  // A host that answers everything with its page has no such file either.
  const isPage = answer.headers.get("content-type")?.includes("text/html");
  if (!answer.ok || !answer.body || isPage)
    throw new EngineFault("engine-missing", `${address}: ${answer.status}`);
  const reader = answer.body.getReader();
  const first = await reader.read();
  if (first.done) throw new EngineFault("engine-missing", `${address} is empty`);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (to) => to.enqueue(first.value),
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value);
    },
    cancel: (why) => reader.cancel(why),
  });
  return isGzip(first.value) ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** Fetches a file whole. */
export async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(await content(address)).arrayBuffer());
}

/** Fetches a file while everything waits, for Python's imports, which can't wait otherwise. */
export function bytesAtOnce(address: string, inflate: (packed: Uint8Array) => Uint8Array): Uint8Array | null {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return null;
  }
  if (request.status !== 200) return null;
  const found = new Uint8Array(request.response as ArrayBuffer);
  return isGzip(found) ? inflate(found) : found;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** Returns the files of a zip that is only stored, not deflated: name and content. */
export function* unzipped(zip: Uint8Array): Generator<[string, Uint8Array]> {
  const data = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END_LENGTH;
  if (end < 0 || data.getUint32(end, true) !== END) throw new EngineFault("engine-missing", "a zip is cut off");
  const names = new TextDecoder();
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left; left -= 1) {
    const size = data.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => data.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const local = data.getUint32(at + 42, true);
    const from = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
    yield [
      names.decode(zip.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + name)),
      zip.subarray(from, from + size),
    ];
    at += ENTRY_LENGTH + name + extra + comment;
  }
}
