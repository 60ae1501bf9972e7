/** Chronicle 3, Ol' Jamey's Single Cask Reserve. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../chronicle";
import { medallion } from "../shelf/medallions";
import Line from "./Line.svelte";
import Panel from "./Panel.svelte";
import { dearest, freeSlots } from "./shape";

/** What is asked of my barrels; the panel grows where one of several is to be chosen. */
const ASKS = ["ask-ageing", "ask-selling-cask", "ask-selling-cask-must", "ask-giving-barrel"];
const VERBS = ["build-cellar", "stop-at-sale"];

function standing(board: Board): Standing {
  if (ASKS.includes(board.asked)) return "must";
  return VERBS.some((verb) => board.offers(verb).length > 0) ? "asks" : "rest";
}

export const cask: Chronicle = {
  name: "cask",
  medallion: () => medallion("cask"),
  standing,
  news: ["barrel-given", "aged", "cellar-built", "cask-sold", "sale-cleared"],
  line: Line,
  words: (board) =>
    tell("shelf-cask-words", { vp: dearest(board, board.seat), count: freeSlots(board, board.seat) }),
  badge: (board) => String(dearest(board, board.seat) || ""),
  panel: Panel,
};
