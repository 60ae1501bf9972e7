/** Trades on offer, by good. */

import type { Offer } from "../../../table/state.svelte";
import type { Board } from "../board.svelte";
import type { Good } from "../shape";

export type Trade = "buy" | "sell";
export const TRADES: readonly Trade[] = ["buy", "sell"];

/** Returns all purchases and sales of a good on offer. */
export function tradesOf(board: Board, good: Good, verb?: Trade): Offer[] {
  return board.table.offers.filter(
    (offer) =>
      offer.args.good === good && (verb ? offer.verb === verb : offer.verb === "buy" || offer.verb === "sell"),
  );
}
