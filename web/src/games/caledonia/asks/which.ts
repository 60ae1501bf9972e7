/** Which panel a question or a half-made choice needs beside the boards. */

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

/** The panel, or null where boards and action bar say it all. */
export function askedOf(board: Board): Asked | null {
  const { verb, port } = board.choosing.fixed;
  if (verb === "fulfil" && (board.marking || spares(board))) return "slaughter";
  if (verb === "take-off-two") return "swap";
  if (verb === "row") return "row";
  // Clans are looked at by everybody, whoever chooses just now.
  const frame = String(board.view.asked?.[1][0] ?? "");
  if (!board.asked && (frame === "choosing" || frame === "bidding")) return "clans";
  const found = BY_QUESTION[board.asked];
  if (found) return found;
  if (board.drawings.some(({ answers }) => answers?.[board.asked] === "ask")) return "options";
  return typeof port === "number" && port > 0 ? "port" : null;
}

/** Whether there is a choice of leaving out an animal by a port. */
function spares(board: Board): boolean {
  return board.choosing.values("spare").length > 1;
}
