/** The part of a territory in a small picture: a fixed number of tiles across and down, where they are densest. */

import type { Cell } from "../shape";

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

const SIZES = { near: { columns: 3, rows: 2 }, tall: { columns: 3, rows: 5 } } as const;

/**
 * Returns possible frame starts along one axis: centred if the territory is smaller than the frame, otherwise
 * every offset.
 */
function begins(first: number, last: number, size: number): number[] {
  const over = last - first + 1 - size;
  return over <= 0 ? [first + over / 2] : Array.from({ length: over + 1 }, (_, at) => first + at);
}

/** Returns the frame with the most tiles; for "whole", the frame of the whole territory. */
export function frameOf(crop: keyof typeof SIZES | "whole", cells: readonly Cell[]): Frame {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  if (crop === "whole") return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
  const size = SIZES[crop];
  const frames = begins(left, right, size.columns).flatMap((x) =>
    begins(top, bottom, size.rows).map((y): Frame => ({ left: x, top: y, ...size })),
  );
  const held = (frame: Frame): number => cells.filter((cell) => seenIn(frame, cell)).length;
  return frames.toSorted((one, other) => held(other) - held(one))[0] ?? { left, top, ...size };
}

/** Returns whether any part of a tile is visible in a frame. */
export function seenIn({ left, top, columns, rows }: Frame, [column, row]: Cell): boolean {
  return column > left - 1 && column < left + columns && row > top - 1 && row < top + rows;
}
