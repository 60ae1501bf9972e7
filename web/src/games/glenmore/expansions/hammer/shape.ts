/** England's part of the view. */

import type { Board } from "../../board.svelte";

export interface England {
  /** The token's holder; negative while it's under the Englishman. */
  holder: number;
  prices: readonly number[];
  filled: number;
  /** Cost of using the Englishman; null if the row is full. */
  cost: number | null;
  /** Coins for having him discard a tile. */
  coins: number;
  gone: boolean;
}

export function englandOf(board: Board): England {
  return (board.ghost as unknown as { hammer: England }).hammer;
}
