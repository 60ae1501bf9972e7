/** Small clumps of moor plants and stones, each printed separately and placed where there's room. */

import { THINGS, type ThingName } from "./things";

type Standing = readonly [name: ThingName, x: number, y: number, size: number];

interface Group {
  width: number;
  height: number;
  things: readonly Standing[];
}

/** From back to front, in a box of the clump's own size. */
const GROUPS = {
  range: {
    width: 132,
    height: 58,
    things: [
      ["hill-top", 104, 52, 1.1],
      ["peak", 62, 52, 1.3],
      ["hill-top", 26, 54, 1],
      ["young-fir", 118, 56, 0.6],
    ],
  },
  hills: {
    width: 92,
    height: 44,
    things: [
      ["hill-top", 32, 38, 1.3],
      ["hill-top", 66, 40, 1],
      ["tuft", 12, 42, 0.8],
    ],
  },
  wood: {
    width: 74,
    height: 48,
    things: [
      ["young-fir", 58, 36, 1],
      ["fir", 22, 38, 1.15],
      ["young-fir", 40, 44, 1.1],
    ],
  },
  firs: {
    width: 44,
    height: 40,
    things: [
      ["young-fir", 30, 34, 0.95],
      ["young-fir", 14, 38, 1.15],
    ],
  },
  birches: {
    width: 46,
    height: 34,
    things: [
      ["birch", 14, 30, 1.1],
      ["bush", 34, 31, 1],
    ],
  },
  heath: {
    width: 50,
    height: 20,
    things: [
      ["heather", 14, 14, 1],
      ["tuft", 30, 14, 0.9],
      ["heather", 38, 18, 0.8],
    ],
  },
  stones: {
    width: 52,
    height: 26,
    things: [
      ["crag", 18, 22, 1.4],
      ["stone", 36, 23, 1.1],
      ["tuft", 45, 23, 0.7],
    ],
  },
  grass: {
    width: 34,
    height: 16,
    things: [
      ["tuft", 9, 13, 0.9],
      ["tuft", 24, 15, 0.7],
    ],
  },
} as const satisfies Record<string, Group>;

export type ClumpName = keyof typeof GROUPS;
export const CLUMPS: Readonly<Record<ClumpName, Group>> = GROUPS;

export function clump(name: ClumpName): string {
  return CLUMPS[name].things
    .map(([thing, x, y, size]) => `<g transform="translate(${x} ${y})scale(${size})">${THINGS[thing]}</g>`)
    .join("");
}
