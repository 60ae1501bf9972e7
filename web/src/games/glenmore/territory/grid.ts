/** How a territory is laid out in the room there is. */

import { cellKey } from "../board.svelte";
import type { Cell } from "../shape";
import type { Box } from "./scatter";

export interface Grid {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The rectangle that holds all cells. */
export function gridOf(cells: readonly Cell[]): Grid {
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return {
    left,
    top,
    columns: Math.max(...cells.map(([column]) => column)) - left + 1,
    rows: Math.max(...cells.map(([, row]) => row)) - top + 1,
  };
}

export function inside({ left, top, columns, rows }: Grid, [column, row]: Cell): boolean {
  return column >= left && column < left + columns && row >= top && row < top + rows;
}

/** As large as tiles can be in a room of this size. */
export function sideOf(grid: Grid, width: number, height: number, margin: number, largest: number): number {
  return Math.floor(Math.min(largest, (width - margin) / grid.columns, (height - margin) / grid.rows));
}

/** The same grid with as many lines more around it as the room has to spare; its middle stays where it is. */
export function widened(grid: Grid, side: number, width: number, height: number): Grid {
  const spare = (room: number, count: number) => Math.max(0, Math.floor((room / side - count) / 2));
  const [columns, rows] = [spare(width, grid.columns), spare(height, grid.rows)];
  return {
    left: grid.left - columns,
    top: grid.top - rows,
    columns: grid.columns + 2 * columns,
    rows: grid.rows + 2 * rows,
  };
}

/** The boxes of cells, where the grid begins at a corner. */
export function boxesOf(grid: Grid, cells: readonly Cell[], side: number, left: number, top: number): Box[] {
  return cells.map(([column, row]) => ({
    left: left + (column - grid.left) * side,
    top: top + (row - grid.top) * side,
    width: side,
    height: side,
  }));
}

/** Row by row, as one reads. */
export function readingOrder(one: string, other: string): number {
  const [ax = 0, ay = 0] = one.split(",").map(Number);
  const [bx = 0, by = 0] = other.split(",").map(Number);
  return ay - by || ax - bx;
}

/** The cells of keys that are not taken yet. */
export function freeOf(keys: Iterable<string>, taken: readonly Cell[]): Cell[] {
  const full = new Set(taken.map(cellKey));
  return [...new Set(keys)]
    .filter((key) => !full.has(key))
    .map((key) => key.split(",").map(Number) as unknown as Cell);
}
