/** Chronicle 6, The Dubious Tome of Scottish History. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { medallion } from "../../shelf/medallions";
import { storrPicture, wallacePicture } from "./art";
import Event from "./Event.svelte";
import Line from "./Line.svelte";
import { MOVEMENTS } from "./motion";
import Panel from "./Panel.svelte";
import { tomeOf } from "./shape";

const ASKED: Chronicle["asked"] = {
  "ask-telling": "panel",
  "ask-turning-card": "panel",
  "ask-calling-home": "territory",
  "ask-sending-out": "territory",
  "ask-spending": "panel",
  "ask-dealing": "panel",
  "ask-borrowing": "players",
};

const standing = (board: Board): Standing =>
  ASKED[board.asked] === "panel" ? "must" : board.asked in ASKED ? "asks" : "rest";
const told = (board: Board): number => tomeOf(board).turned[board.seat]?.length ?? 0;
const left = (board: Board): number => tomeOf(board).to_tell[board.seat]?.length ?? 0;

export const tome: Chronicle = {
  name: "tome",
  medallion: () => medallion("tome"),
  standing,
  asked: ASKED,
  movements: MOVEMENTS,
  news: ["card-turned"],
  line: Line,
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
