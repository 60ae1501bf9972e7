/** Chronicle 8, The Penny Mobs. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { abroad } from "./abroad";
import CardToken from "./CardToken.svelte";
import ClanToken from "./ClanToken.svelte";
import Marks from "./Marks.svelte";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import Row from "./Row.svelte";
import { IN_PRISON, mobsOf } from "./shape";
import Way from "./Way.svelte";

const ANSWERS: Chronicle["answers"] = {
  "ask-at-prison": "panel",
  "ask-intercepting": "territory",
  "ask-going-out": "territory",
  "ask-hiding": "players",
  "ask-hiding-flees": "players",
  "ask-stealing": "territory",
  "ask-slipping-away": "players",
  "ask-resettling": "players",
  "ask-first-claims": "players",
};
/** Mobster state drawn in the prison and on the boards. */
const DRAWN = [
  "note-mobster-waiting",
  "note-mobster-prison",
  "note-mobster-held",
  "note-mobster-coins",
  "note-mobster-once",
  "note-mobster-tokens",
  "note-pennies",
  "note-lies-in-wait",
  "note-reserved",
  "note-hidden",
  "note-claimed",
];
/** The prison must be answered once per turn; other mobster actions are chosen on the table. */
const VERBS = ["skim", "skim-england", "lie-in-wait", "reserve", "disguise", "recruit", "steal-tile", "claim"];

function standing(board: Board): Standing {
  if (ANSWERS[board.asked] === "panel") return "must";
  if (board.asked in ANSWERS) return "asks";
  return VERBS.some((verb) => board.offers(verb).length > 0) ? "asks" : "rest";
}

const inside = (board: Board) => mobsOf(board).mobsters.filter(({ seat }) => seat === IN_PRISON);

export const chronicle: Chronicle = {
  name: "mobs",
  medallion,
  standing,
  answers: ANSWERS,
  moves: MOVES,
  news: [
    "penny-put",
    "mobster-taken",
    "mobsters-caught",
    "reserved",
    "lies-in-wait",
    "hidden",
    "tile-stolen",
    "card-claimed",
  ],
  line,
  words: (board) =>
    tell("mobs-words", {
      count: inside(board).length,
      pennies: inside(board).reduce((sum, { pennies }) => sum + pennies, 0),
    }),
  badge: (board) => String(inside(board).length || ""),
  about: () => tell("mobs-note"),
  panel: Panel,
  marks: Marks,
  row: Row,
  onClan: ClanToken,
  onCard: CardToken,
  across: Way,
  onTiles: ["intercept", "steal", "disguise"],
  onClans: ["lie-in-wait"],
  abroad,
  aims: ({ verb, args }) => (verb === "reserve" ? String(args.tile) : undefined),
  draws: DRAWN,
};
