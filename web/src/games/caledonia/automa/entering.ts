/** What somebody with the box on the table is asked for: cards and dice of the Automa. */

import type { Offer } from "../../../table/state.svelte";
import type { Board } from "../board.svelte";

/** Every question of the Automa, and what is entered by its answer. */
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

/** Whether I am asked for something of the Automa's. */
export function enters(board: Board): boolean {
  return board.asked in QUESTIONS && board.table.offers.length > 0;
}

/** What may be entered, each with its offer. */
export function entriesOf(board: Board): { value: string | number; offer: Offer }[] {
  const field = QUESTIONS[board.asked];
  return board.table.offers.flatMap((offer) => {
    const value = field && offer.args[field];
    return typeof value === "string" || typeof value === "number" ? [{ value, offer }] : [];
  });
}
