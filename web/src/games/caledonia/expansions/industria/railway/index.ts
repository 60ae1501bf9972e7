/** The railway: marks of deliveries on the map, the small picture next to the players, and its own board. */

import type { Board } from "../../../board.svelte";
import type { Drawing } from "../../../hooks";
import { tell } from "../../../labels";
import { type IndustriaView, viewOf } from "../shape";
import { ANSWERS } from "./answers";
import Beside from "./Beside.svelte";
import { MOVES } from "./moves";
import OnMap from "./OnMap.svelte";
import Owned from "./Owned.svelte";
import Railway from "./Railway.svelte";
import { RUNNING } from "./reading.svelte";
import Station from "./Station.svelte";

/** Actions chosen on the railway board. */
const CHOSEN: readonly string[] = [...RUNNING, "claim-milestone"];

function wanted(board: Board): string {
  if (ANSWERS[board.asked] === "railway") return board.asked;
  const verb = String(board.choosing.fixed.verb ?? board.choosing.chosen?.verb ?? "");
  return CHOSEN.includes(verb) ? (verb === "claim-milestone" ? "milestones" : "train") : "";
}

function line(board: Board): string {
  const { railway } = viewOf(board);
  const ready = !railway?.tilted.includes(board.seat);
  return tell(ready ? "ind-train-ready" : "ind-train-used");
}

export const railway: Drawing = {
  name: "railway",
  at: (view) => "railway" in view,
  under: OnMap,
  closes: (view) => (view as IndustriaView).railway?.cities ?? [],
  pieces: { station: Station },
  panels: { "beside-players": Beside },
  owner: Owned,
  owns: (board, seat) => viewOf(board).railway?.trains[seat] !== undefined,
  chip: {
    icon: "train",
    name: () => tell("ind-railway"),
    line,
    asks: (board) => CHOSEN.some((verb) => board.offers(verb).length > 0),
  },
  stage: { over: "table", name: () => tell("option-trains"), component: Railway, wanted },
  answers: ANSWERS,
  moves: MOVES,
  draws: [
    "note-city",
    "note-reserved",
    "note-train",
    "note-two-trains",
    "note-place",
    "note-place-served",
    "note-future-demand",
    "note-milestone",
    "note-markers",
    "note-port-halves",
    "note-covered",
  ],
};
