/** Chronicle 5, Address to a Haggis. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import Row from "./Row.svelte";
import { figuresOf, haggisOf } from "./shape";

const ANSWERS: Chronicle["answers"] = {
  "ask-taking-haggis": "panel",
  "ask-returning-haggis": "panel",
  "ask-more-rolls": "panel",
  "ask-starving": "panel",
  "ask-giving-up": "panel",
  "ask-spoiling-roll": "panel",
};

function standing(board: Board): Standing {
  if (board.asked in ANSWERS) return "must";
  return haggisOf(board).feasts >= figuresOf(board).feasts ? "over" : "rest";
}

const mine = (board: Board): number => haggisOf(board).known[board.seat]?.length ?? 0;

export const chronicle: Chronicle = {
  name: "haggis",
  medallion,
  standing,
  answers: ANSWERS,
  moves: MOVES,
  news: ["haggis-taken", "haggis-drawn", "haggis-returned", "haggis-given-up", "feast"],
  line,
  words: (board) => tell("haggis-words", { values: haggisOf(board).shown.join(", "), count: mine(board) }),
  badge: (board) => String(mine(board) || ""),
  about: () => tell("haggis-about"),
  panel: Panel,
  row: Row,
  draws: ["note-haggis-reserve", "note-haggis-table", "note-haggis-own"],
};
