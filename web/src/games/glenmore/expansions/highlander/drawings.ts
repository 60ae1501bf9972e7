/** Chronicle 2, Highlander. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { mountainPicture } from "./art";
import Marks from "./Marks.svelte";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import { hoardOf, mountainOf } from "./shape";

/** The toll is chosen on my tiles and in the action bar; a mobster's swap, in the panel. */
const ANSWERS: Chronicle["answers"] = { "ask-mountain-toll": "territory", "ask-tricking": "panel" };

function standing(board: Board): Standing {
  if (ANSWERS[board.asked] === "panel") return "must";
  return board.asked in ANSWERS || board.offers("climb").length > 0 ? "asks" : "rest";
}

function words(board: Board): string {
  const { coins, goods } = mountainOf(board);
  const all = { wood: 0, stone: 0, barley: 0, sheep: 0, cattle: 0, ...goods };
  return tell("note-mountain", { coins, ...all });
}

export const chronicle: Chronicle = {
  name: "highlander",
  medallion,
  standing,
  answers: ANSWERS,
  news: ["mountain-coin", "mountain-resource", "mountain-swapped", "mountain-cleared", "mountain-beyond-end"],
  line,
  words,
  badge: (board) => String(hoardOf(mountainOf(board)).reduce((sum, { count }) => sum + count, 0) || ""),
  panel: Panel,
  moves: MOVES,
  marks: Marks,
  pictures: { mountain: mountainPicture },
  onTiles: ["leave-resource"],
  draws: ["note-mountain", "note-mountain-seat"],
  aims: ({ verb }) => (verb === "climb" ? "mountain" : undefined),
};
