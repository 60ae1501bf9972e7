/** Chronicle 4, Hammer of the Scots. */

import type { Board } from "../../board.svelte";
import { tell } from "../../labels";
import type { Chronicle, Standing } from "../chronicle";
import { medallion } from "../shelf/medallions";
import Line from "./Line.svelte";
import Panel from "./Panel.svelte";
import { englandOf } from "./shape";

function standing(board: Board): Standing {
  if (board.asked.startsWith("ask-english-turn")) return "must";
  return englandOf(board).gone ? "over" : "rest";
}

function words(board: Board): string {
  const { holder, cost, coins, gone } = englandOf(board);
  if (gone) return tell("event-englishman-leaves");
  const token = holder < 0 ? tell("note-token-there") : tell("note-token", { seat: board.nameOf(holder) });
  return `${token} ${cost === null ? tell("note-england-full", { coins }) : tell("note-england", { cost, coins })}`;
}

export const hammer: Chronicle = {
  name: "hammer",
  medallion: () => medallion("hammer"),
  standing,
  news: ["england-token", "england-row", "englishman-moves", "englishman-leaves"],
  line: Line,
  words,
  badge: (board) => {
    const { holder } = englandOf(board);
    return holder < 0 ? "" : board.nameOf(holder).slice(0, 1);
  },
  panel: Panel,
};
