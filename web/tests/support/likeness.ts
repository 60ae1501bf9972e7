/** Visual difference of two small pictures, by structure: where they are light and dark. */

import { GREY, type Matrix, VISIONS } from "../../src/ui/vision";

/** Red, green and blue of every pixel, 0 to 255. */
export type Pixels = readonly number[];

export const EYES: Readonly<Record<string, Matrix>> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  ...VISIONS,
  "no colour": GREY,
};

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toSrgb = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Cache of pictures by colour vision: each is compared with every other. */
const SEEN = new WeakMap<Pixels, Map<Matrix, readonly Float64Array[]>>();

/** Returns a picture's three channels, 0 to 1, under a colour vision. */
export function channels(pixels: Pixels, eye: Matrix): readonly Float64Array[] {
  const known = SEEN.get(pixels) ?? new Map<Matrix, readonly Float64Array[]>();
  SEEN.set(pixels, known);
  const seen = known.get(eye) ?? worked(pixels, eye);
  known.set(eye, seen);
  return seen;
}

function worked(pixels: Pixels, eye: Matrix): readonly Float64Array[] {
  const count = pixels.length / 3;
  const seen = [0, 1, 2].map(() => new Float64Array(count));
  for (let at = 0; at < count; at++) {
    const colour = [0, 1, 2].map((channel) => toLinear((pixels[at * 3 + channel] ?? 0) / 255));
    seen.forEach((values, row) => {
      const sum = colour.reduce((all, value, column) => all + value * (eye[row * 3 + column] ?? 0), 0);
      values[at] = toSrgb(Math.min(1, Math.max(0, sum)));
    });
  }
  return seen;
}

const WINDOW = 6;
const STEADY = [0.01 ** 2, 0.03 ** 2] as const;

/** Wang, Bovik, Sheikh and Simoncelli 2004, over windows that overlap by half: 1 is identical. */
function similarity(one: Float64Array, other: Float64Array, side: number): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= side; top += WINDOW / 2)
    for (let left = 0; left + WINDOW <= side; left += WINDOW / 2) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y++)
        for (let x = left; x < left + WINDOW; x++) {
          const p = one[y * side + x] ?? 0;
          const q = other[y * side + x] ?? 0;
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const n = WINDOW * WINDOW;
      const [ma, mb] = [a / n, b / n];
      const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb];
      const light = (2 * ma * mb + STEADY[0]) / (ma * ma + mb * mb + STEADY[0]);
      sum += light * ((2 * cov + STEADY[1]) / (va + vb + STEADY[1]));
      windows += 1;
    }
  return sum / windows;
}

/** Returns 0 for identical pictures, or more; the strongest channel counts, as one difference is enough. */
export function difference(one: Pixels, other: Pixels, eye: Matrix, side: number): number {
  const [these, those] = [channels(one, eye), channels(other, eye)];
  return Math.max(...these.map((channel, at) => 1 - similarity(channel, those[at] as Float64Array, side)));
}
