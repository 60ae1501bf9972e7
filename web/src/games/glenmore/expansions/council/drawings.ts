/** Chronicle 7, Between a Rock and a Hard Place. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import Row from "./Row.svelte";
import { councilOf, standingOf, worthOf } from "./shape";

const ANSWERS: Chronicle["answers"] = { "ask-proposing": "panel", "ask-council-vote": "panel" };

function standing(board: Board): Standing {
  if (board.asked in ANSWERS) return "must";
  return councilOf(board).cards.every(({ accepted }) => accepted !== null) ? "over" : "rest";
}

/** Returns the number of cards with this status. */
const many = (board: Board, wanted: string): number => {
  const { cards, voting } = councilOf(board);
  return cards.filter((card) => standingOf(card, voting) === wanted).length;
};

export const chronicle: Chronicle = {
  name: "council",
  medallion,
  standing,
  answers: ANSWERS,
  moves: MOVES,
  news: ["proposed", "council-voted"],
  line,
  words: (board) => tell("council-line", { counts: many(board, "counts"), open: many(board, "open") }),
  badge: (board) => (standing(board) === "must" ? tell("council-badge-vote") : String(many(board, "open") || "")),
  about: (board) => tell("council-about", { vp: worthOf(board, councilOf(board).cards[0]?.measure ?? "") }),
  panel: Panel,
  row: Row,
  draws: [
    "note-council-open",
    "note-council-accepted",
    "note-council-rejected",
    "note-council-tokens",
    "note-own-discards",
  ],
};
