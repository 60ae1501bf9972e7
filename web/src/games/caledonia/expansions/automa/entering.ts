/** Entry of Automa cards and dice by players with the physical game. */

import type { Offer } from "../../../../table/state.svelte";
import type { Board } from "../../board.svelte";

/** Automa decisions, and the kind of value that answers each. */
export const QUESTIONS: Readonly<Record<string, "card" | "steps" | "good" | "hex" | "contract">> = {
  "ask-draw-action": "card",
  "ask-draw-expansion": "card",
  "ask-draw-upgrade": "card",
  "ask-roll-token": "good",
  "ask-roll-place": "steps",
  "ask-roll-first-worker": "steps",
  "ask-roll-worker": "steps",
  "ask-roll-technology": "steps",
  "ask-roll-trade-price": "steps",
  "ask-roll-trade-good": "good",
  "ask-choose-neighbour": "good",
  "ask-choose-sale": "good",
  "ask-choose-hex": "hex",
  "ask-choose-first-hex": "hex",
  "ask-choose-contract": "contract",
};

/** Returns whether I have to enter something for the Automa. */
export function enters(board: Board): boolean {
  return board.asked in QUESTIONS && board.table.offers.length > 0;
}

/** Lists the values that may be entered, each with its offer. */
export function entriesOf(board: Board): { value: string | number; offer: Offer }[] {
  const field = QUESTIONS[board.asked];
  return board.table.offers.flatMap((offer) => {
    const value = field && offer.args[field];
    return typeof value === "string" || typeof value === "number" ? [{ value, offer }] : [];
  });
}
