/** Chronicle 6, The Dubious Tome of Scottish History. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { storrPicture, wallacePicture } from "./art";
import Event from "./Event.svelte";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import { tomeOf } from "./shape";

const ANSWERS: Chronicle["answers"] = {
  "ask-telling": "panel",
  "ask-turning-card": "panel",
  "ask-calling-home": "territory",
  "ask-sending-out": "territory",
  "ask-spending": "panel",
  "ask-dealing": "panel",
  "ask-borrowing": "players",
};

const standing = (board: Board): Standing =>
  ANSWERS[board.asked] === "panel" ? "must" : board.asked in ANSWERS ? "asks" : "rest";
const told = (board: Board): number => tomeOf(board).turned[board.seat]?.length ?? 0;
const left = (board: Board): number => tomeOf(board).to_tell[board.seat]?.length ?? 0;

export const chronicle: Chronicle = {
  name: "tome",
  medallion,
  standing,
  answers: ANSWERS,
  moves: MOVES,
  news: ["card-turned"],
  line,
  words: (board) => tell("tome-line", { told: told(board), left: left(board) }),
  badge: (board) => String(left(board) || ""),
  about: () => tell("tome-about"),
  panel: Panel,
  onCard: Event,
  onTiles: ["call-man", "send-man"],
  abroad: ({ verb, args }) =>
    verb === "borrow-tile" ? { owner: Number(args.owner), tile: String(args.tile) } : undefined,
  draws: ["note-card-turned", "note-card-event"],
  pictures: { "old-man-of-storr": storrPicture, "wallace-monument": wallacePicture },
};
