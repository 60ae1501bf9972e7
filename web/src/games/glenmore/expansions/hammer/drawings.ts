/** Chronicle 4, Hammer of the Scots. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { churchPicture, englishmanPicture, monumentPicture, roadsPicture } from "./art";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import Stall from "./Stall.svelte";
import { englandOf } from "./shape";
import Token from "./Token.svelte";

const ANSWERS: Chronicle["answers"] = {
  "ask-english-turn": "panel",
  "ask-english-turn-full": "panel",
  "ask-swapping": "rondel",
  "ask-placing-freely": "clans",
};

function standing(board: Board): Standing {
  if (ANSWERS[board.asked] === "panel") return "must";
  if (board.asked in ANSWERS) return "asks";
  return englandOf(board).gone ? "over" : "rest";
}

function words(board: Board): string {
  const { holder, cost, coins, gone } = englandOf(board);
  if (gone) return tell("event-englishman-leaves");
  const token = holder < 0 ? tell("note-token-there") : tell("note-token", { seat: board.nameOf(holder) });
  return `${token} ${cost === null ? tell("note-england-full", { coins }) : tell("note-england", { cost, coins })}`;
}

export const chronicle: Chronicle = {
  name: "hammer",
  medallion,
  standing,
  answers: ANSWERS,
  news: ["england-token", "england-row", "englishman-moves", "englishman-swapped", "englishman-leaves"],
  line,
  words,
  badge: (board) => {
    const { holder } = englandOf(board);
    return holder < 0 ? "" : board.nameOf(holder).slice(0, 1);
  },
  panel: Panel,
  moves: MOVES,
  stall: Stall,
  beside: Token,
  pieces: { englishman: englishmanPicture },
  pictures: {
    "glenfinnan-monument": monumentPicture,
    "glenfinnan-church": churchPicture,
    "wades-roads": roadsPicture,
  },
  aims: ({ verb, args }) => {
    if (verb === "dismiss-englishman") return "the-end";
    return ["use-englishman", "english-discard", "swap-englishman"].includes(verb) ? String(args.tile) : undefined;
  },
  onClans: ["place-freely"],
  draws: ["note-england", "note-england-full", "note-token", "note-token-there"],
};
