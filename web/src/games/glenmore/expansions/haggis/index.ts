/** Chronicle 5, Address to a Haggis. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { medallion } from "../../shelf/medallions";
import Line from "./Line.svelte";
import { MOVEMENTS } from "./motion";
import Panel from "./Panel.svelte";
import Row from "./Row.svelte";
import { figuresOf, haggisOf } from "./shape";

const ASKED: Chronicle["asked"] = {
  "ask-taking-haggis": "panel",
  "ask-returning-haggis": "panel",
  "ask-more-rolls": "panel",
  "ask-starving": "panel",
  "ask-giving-up": "panel",
  "ask-spoiling-roll": "panel",
};

function standing(board: Board): Standing {
  if (board.asked in ASKED) return "must";
  return haggisOf(board).feasts >= figuresOf(board).feasts ? "over" : "rest";
}

const mine = (board: Board): number => haggisOf(board).known[board.seat]?.length ?? 0;

export const haggis: Chronicle = {
  name: "haggis",
  medallion: () => medallion("haggis"),
  standing,
  asked: ASKED,
  movements: MOVEMENTS,
  news: ["haggis-taken", "haggis-drawn", "haggis-returned", "haggis-given-up", "feast"],
  line: Line,
  words: (board) => tell("haggis-words", { values: haggisOf(board).shown.join(", "), count: mine(board) }),
  badge: (board) => String(mine(board) || ""),
  about: () => tell("haggis-about"),
  panel: Panel,
  row: Row,
  draws: ["note-haggis-reserve", "note-haggis-table", "note-haggis-own"],
};
