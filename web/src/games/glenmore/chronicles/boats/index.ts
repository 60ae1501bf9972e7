/** Chronicle 1, The Dragon Boat Races. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../chronicle";
import { medallion } from "../shelf/medallions";
import Line from "./Line.svelte";
import Panel from "./Panel.svelte";
import { inOrder, raceOf } from "./shape";

const ASKS = ["ask-choosing-reward", "ask-choosing-reward-neutral"];

function standing(board: Board): Standing {
  if (ASKS.includes(board.asked)) return "must";
  if (board.offers("row").length) return "asks";
  return raceOf(board).boats.every(({ place }) => place) ? "over" : "rest";
}

export const boats: Chronicle = {
  name: "boats",
  medallion: () => medallion("boats"),
  standing,
  news: ["race-opened", "rowed", "rowed-neutral", "looked", "looked-neutral", "reward", "boat-home", "boat-last"],
  line: Line,
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
  panel: Panel,
};
