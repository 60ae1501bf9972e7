/** The view's cellars and sales, with their printed data from the pack. */

import type { Board } from "../../board.svelte";
import type { GlenView, PriceData } from "../../shape";
import { RESOURCES } from "../../shape";
import type { CaskFacts, CaskView, CellarsView } from "./view";

export function casksOf(board: Board): CaskView {
  return (board.ghost as GlenView & CaskFacts).cask;
}

export function cellarsOf(board: Board, seat: number): CellarsView {
  return casksOf(board).cellars[seat] as CellarsView;
}

/** Returns the cellars: slots by points, and building cost. */
export function cellarRows(
  board: Pick<Board, "pack">,
): { id: string; spaces: readonly number[]; cost: PriceData }[] {
  return board.pack.sets.cellars.map(({ id, spaces, cost: { resources, coins } }) => {
    const goods = RESOURCES.map((name, at) => [name, resources[at] ?? 0] as const).filter(([, count]) => count);
    return { id, spaces, cost: { ...Object.fromEntries(goods), ...(coins ? { coins } : {}) } };
  });
}

/** Returns a sale tile's slots besides the bonus slot, for this number of players. */
export function roomAt(board: Board, tile: string): number {
  return board.pack.sets["cask sales"].find((row) => row.tile === tile)?.room[board.table.seats.length - 2] ?? 0;
}

/** Returns the number of empty slots a seat has built. */
export function freeSlots(board: Board, seat: number): number {
  const { built, casks } = cellarsOf(board, seat);
  const slots = cellarRows(board)
    .slice(0, built)
    .reduce((sum, { spaces }) => sum + spaces.length, 0);
  return slots - casks.length;
}

/** Returns the value of a seat's best barrel. */
export function dearest(board: Board, seat: number): number {
  return Math.max(0, ...cellarsOf(board, seat).casks);
}

/** Returns the sale tiles currently on the rondel. */
export function salesOut(board: Board): string[] {
  return Object.keys(casksOf(board).sales).filter((tile) => board.view.rondel.includes(tile));
}
