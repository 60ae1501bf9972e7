/** Layout of a territory in the available room. */

import { cellKey } from "../board.svelte";
import type { Cell } from "../shape";
import type { Box } from "./scatter";

export interface Grid {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Returns the rectangle that contains all cells. */
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

/** Returns the largest tile size that fits. */
export function sideOf(grid: Grid, width: number, height: number, margin: number, largest: number): number {
  return Math.floor(Math.min(largest, (width - margin) / grid.columns, (height - margin) / grid.rows));
}

/** Returns the grid extended by as many lines as fit around it, with the same centre. */
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

/** Returns the boxes of cells, for a grid that starts at this corner. */
export function boxesOf(grid: Grid, cells: readonly Cell[], side: number, left: number, top: number): Box[] {
  return cells.map(([column, row]) => ({
    left: left + (column - grid.left) * side,
    top: top + (row - grid.top) * side,
    width: side,
    height: side,
  }));
}

/** Compares cells row by row, in reading order. */
export function readingOrder(one: string, other: string): number {
  const [ax = 0, ay = 0] = one.split(",").map(Number);
  const [bx = 0, by = 0] = other.split(",").map(Number);
  return ay - by || ax - bx;
}

/** Returns the cells of these keys that aren't taken. */
export function freeOf(keys: Iterable<string>, taken: readonly Cell[]): Cell[] {
  const full = new Set(taken.map(cellKey));
  return [...new Set(keys)]
    .filter((key) => !full.has(key))
    .map((key) => key.split(",").map(Number) as unknown as Cell);
}
