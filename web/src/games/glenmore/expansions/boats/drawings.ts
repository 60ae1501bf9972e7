/** Chronicle 1, The Dragon Boat Races. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../../shelf/chronicle";
import { startPicture } from "./art";
import Marks from "./Marks.svelte";
import { medallion } from "./medallion";
import { MOVES } from "./motion";
import Panel, { line } from "./Panel.svelte";
import { inOrder, raceOf } from "./shape";

const ANSWERS: Chronicle["answers"] = {
  "ask-choosing-reward": "panel",
  "ask-choosing-reward-neutral": "panel",
  "ask-far-activation": "territory",
  "ask-second-reward": "panel",
  "ask-handing-over": "panel",
};

function standing(board: Board): Standing {
  if (ANSWERS[board.asked] === "panel") return "must";
  if (board.asked in ANSWERS || board.offers("row").length) return "asks";
  return raceOf(board).boats.every(({ place }) => place) ? "over" : "rest";
}

export const chronicle: Chronicle = {
  name: "boats",
  medallion,
  standing,
  answers: ANSWERS,
  news: ["race-opened", "rowed", "rowed-neutral", "looked", "looked-neutral", "reward", "boat-home", "boat-last"],
  line,
  words: (board) =>
    inOrder(raceOf(board))
      .map((seat) =>
        tell("shelf-boats-seat", { name: board.nameOf(seat), steps: raceOf(board).boats[seat]?.left ?? 0 }),
      )
      .join(", "),
  badge: (board) => {
    const place = inOrder(raceOf(board)).indexOf(board.seat) + 1;
    return raceOf(board).open ? `${place}.` : "";
  },
  about: (board) => tell(raceOf(board).open ? "shelf-boats-about" : "note-race-waits"),
  panel: Panel,
  moves: MOVES,
  marks: Marks,
  draws: [
    "note-race-waits",
    "note-race-open",
    "note-boat",
    "note-boat-neutral",
    "note-boat-done",
    "note-castle",
    "note-castle-neutral",
    "note-rewards-taken",
    "note-seen",
    "note-seen-neutral",
  ],
  pictures: { "race-start": startPicture },
};
