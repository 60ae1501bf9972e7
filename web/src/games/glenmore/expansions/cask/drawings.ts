/** Chronicle 3, Ol' Jamey's Single Cask Reserve. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { salePicture } from "./art";
import Marks from "./Marks.svelte";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import Rack from "./Rack.svelte";
import { casksOf, dearest, freeSlots } from "./shape";

/** Decisions about my barrels; the panel opens if there are several to choose from. */
const ANSWERS: Chronicle["answers"] = {
  "ask-ageing": "panel",
  "ask-selling-cask": "panel",
  "ask-selling-cask-must": "panel",
  "ask-giving-barrel": "panel",
};
const VERBS = ["stop-at-sale"];

function standing(board: Board): Standing {
  if (board.asked in ANSWERS) return "must";
  if (VERBS.some((verb) => board.offers(verb).length > 0)) return "asks";
  return Object.values(casksOf(board).sales).some(({ soon }) => soon) ? "soon" : "rest";
}

export const chronicle: Chronicle = {
  name: "cask",
  medallion,
  standing,
  answers: ANSWERS,
  news: ["barrel-given", "aged", "cellar-built", "cask-sold", "sale-cleared"],
  line,
  words: (board) =>
    tell("shelf-cask-words", { vp: dearest(board, board.seat), count: freeSlots(board, board.seat) }),
  badge: (board) => String(dearest(board, board.seat) || ""),
  panel: Panel,
  moves: MOVES,
  marks: Marks,
  row: Rack,
  draws: ["note-cellars", "note-cellars-empty", "note-sale"],
  pictures: { "cask-sale-b": salePicture, "cask-sale-c": salePicture, "cask-sale-d": salePicture },
  aims: ({ verb, args }) => (verb === "stop-at-sale" ? String(args.tile) : undefined),
};
