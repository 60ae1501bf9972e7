/** Chooses the panel that a decision or half-made choice needs in addition to the boards. */

import type { Board } from "../board.svelte";

export type Asked =
  | "clans"
  | "production"
  | "keep"
  | "bonuses"
  | "first-worker"
  | "slaughter"
  | "swap"
  | "row"
  | "port"
  | "options";

const BY_QUESTION: Readonly<Record<string, Asked>> = {
  "ask-choosing": "clans",
  "ask-choosing-tile": "clans",
  "ask-processing": "production",
  "ask-keep-drawn": "keep",
  "ask-bonuses": "bonuses",
  "ask-moved-purchase": "bonuses",
  "ask-moved-bonus": "bonuses",
  "ask-first-worker": "first-worker",
  "ask-bidding": "options",
  "ask-bonus-upgrade": "options",
  "ask-rewards": "options",
  "ask-leave": "options",
  "ask-put-in": "options",
  "ask-butter": "options",
  "ask-beer": "options",
  "ask-storing": "options",
};

/** Returns the panel, or null if the boards and action bar are enough. */
export function askedOf(board: Board): Asked | null {
  const { verb, port } = board.choosing.fixed;
  if (verb === "fulfil" && (board.marking || spares(board))) return "slaughter";
  if (verb === "take-off-two") return "swap";
  if (verb === "row") return "row";
  // All players see the clans, no matter whose turn it is to choose.
  const frame = String(board.view.asked?.[1][0] ?? "");
  if (!board.asked && (frame === "choosing" || frame === "bidding")) return "clans";
  const found = BY_QUESTION[board.asked];
  if (found) return found;
  if (board.drawings.some(({ answers }) => answers?.[board.asked] === "ask")) return "options";
  return typeof port === "number" && port > 0 ? "port" : null;
}

/** Returns whether a port lets me leave out an animal. */
function spares(board: Board): boolean {
  return board.choosing.values("spare").length > 1;
}
