/** England as the view tells it. */

import type { Board } from "../../board.svelte";

export interface England {
  /** Who has the token; below zero it lies under the Englishman. */
  holder: number;
  prices: readonly number[];
  filled: number;
  /** What using the Englishman costs; null when the row is full. */
  cost: number | null;
  /** What discarding a tile by him brings. */
  coins: number;
  gone: boolean;
}

export function englandOf(board: Board): England {
  return (board.ghost as unknown as { hammer: England }).hammer;
}
