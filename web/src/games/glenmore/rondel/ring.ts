/** Positions of rondel spaces: around a rectangle, clockwise from the left of the lower edge. */

import type { Span } from "../hooks";

export interface Spot {
  column: number;
  row: number;
}
export interface RingShape {
  columns: number;
  rows: number;
  spots: readonly Spot[];
}

/** Returns a ring with this many spaces, slightly wider than high. */
export function ringOf(spaces: number): RingShape {
  const half = Math.ceil(spaces / 2);
  const columns = Math.ceil(spaces / 4) + 1;
  const rows = half + 2 - columns;
  const spots: Spot[] = [];
  for (let row = rows - 1; row > 0; row -= 1) spots.push({ column: 0, row });
  for (let column = 0; column < columns - 1; column += 1) spots.push({ column, row: 0 });
  for (let row = 0; row < rows - 1; row += 1) spots.push({ column: columns - 1, row });
  for (let column = columns - 1; column > 0; column -= 1) spots.push({ column, row: rows - 1 });
  return { columns, rows, spots };
}

/** Drawing area of a rondel tile: all spaces that it takes. */
export interface Stretch {
  column: readonly [from: number, to: number];
  row: readonly [from: number, to: number];
  /** Direction in which it's longer than a space. */
  span: Span;
}

/** Returns the stretch that starts at a space; none if the tile started on the space before. */
export function stretchOf({ spots }: RingShape, rondel: readonly unknown[], at: number): Stretch | undefined {
  const same = (one: number, other: number) => typeof rondel[one] === "string" && rondel[one] === rondel[other];
  const all = rondel.length;
  if (same(at, (at + all - 1) % all)) return undefined;
  const next = (at + 1) % all;
  const taken = [spots[at], ...(same(at, next) ? [spots[next]] : [])].filter((spot) => spot !== undefined);
  const range = (of: "column" | "row") => {
    const lines = taken.map((spot) => spot[of]);
    return [Math.min(...lines) + 1, Math.max(...lines) + 2] as const;
  };
  const [column, row] = [range("column"), range("row")];
  const span = taken.length < 2 ? undefined : column[1] - column[0] > 1 ? "across" : "down";
  return { column, row, span };
}

/** Returns the spaces in playing order: clockwise from the rearmost piece. */
export function fromTheLast(spaces: number, last: number, gap: number): number[] {
  const start = last >= 0 ? last : (gap + 1) % spaces;
  return Array.from({ length: spaces }, (_, step) => (start + step) % spaces);
}

type Point = readonly [x: number, y: number];

/**
 * Returns the path between two spaces along the outer edge of the ring, clockwise, in space units: its start,
 * every corner it turns, and its end.
 */
export function walkAlong({ columns, rows, spots }: RingShape, from: number, to: number): Point[] {
  const start = spots[from];
  const end = spots[to];
  if (!start || !end || from === to) return [];
  const points: Point[] = [edge(start, columns, rows, true)];
  for (let at = from; at !== to; at = (at + 1) % spots.length) {
    const spot = spots[at];
    const corner = spot && cornerOf(spot, columns, rows);
    // A corner at the start or the end isn't turned.
    if (corner && at !== from) points.push(corner);
  }
  points.push(edge(end, columns, rows, false));
  return points;
}

function cornerOf({ column, row }: Spot, columns: number, rows: number): Point | null {
  if ((column !== 0 && column !== columns - 1) || (row !== 0 && row !== rows - 1)) return null;
  return [column === 0 ? 0 : columns, row === 0 ? 0 : rows];
}

/** Returns the centre of a space's outer edge; a corner has two, one for leaving and one for arriving. */
function edge({ column, row }: Spot, columns: number, rows: number, leaving: boolean): Point {
  const [left, right] = [column === 0, column === columns - 1];
  const [top, bottom] = [row === 0, row === rows - 1];
  const middle: Point = [column + 0.5, row + 0.5];
  if (left && bottom) return leaving ? [0, middle[1]] : [middle[0], rows];
  if (left && top) return leaving ? [middle[0], 0] : [0, middle[1]];
  if (right && top) return leaving ? [columns, middle[1]] : [middle[0], 0];
  if (right && bottom) return leaving ? [middle[0], rows] : [columns, middle[1]];
  if (left) return [0, middle[1]];
  if (right) return [columns, middle[1]];
  return [middle[0], top ? 0 : rows];
}
