/** The part of the map in a small picture: the densest cluster of a seat's pieces, within the map. */

import type { Point } from "../map/geometry";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Frame sizes, in map units. */
const SIZES = { near: { width: 470, height: 356 }, tall: { width: 430, height: 575 } } as const;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Returns the frame around the piece with the most others of its owner nearby. */
export function frameOf(
  crop: keyof typeof SIZES,
  pieces: readonly Point[],
  map: { width: number; height: number },
): Frame {
  const { width, height } = SIZES[crop];
  const held = (middle: Point): number =>
    pieces.filter(({ x, y }) => Math.abs(x - middle.x) < width / 2 && Math.abs(y - middle.y) < height / 2).length;
  const middle = pieces.toSorted((one, other) => held(other) - held(one))[0] ?? {
    x: map.width / 2,
    y: map.height / 2,
  };
  return {
    x: within(0, middle.x - width / 2, map.width - width),
    y: within(0, middle.y - height / 2, map.height - height),
    width,
    height,
  };
}

/** Returns whether a hex around a point is visible in a frame. */
export function seenIn({ x, y, width, height }: Frame, hex: Point, reach = 60): boolean {
  return hex.x > x - reach && hex.x < x + width + reach && hex.y > y - reach && hex.y < y + height + reach;
}
