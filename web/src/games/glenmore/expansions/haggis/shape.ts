/** The haggis chronicle's part of the view: the reserve, serving tables, and the dice of a feast. */

import type { EventSeen } from "../../../../table/state.svelte";
import type { Board } from "../../board.svelte";
import type { GlenView } from "../../shape";
import type { HaggisFacts, HaggisView } from "./view";

/** A roll of a feast: for all players, or bought with a seat's whisky. */
export interface Roll {
  value: number;
  seat: number | null;
  /** True if it had to be rerolled. */
  spoilt: boolean;
}
export interface FeastSeen {
  number: number;
  rolls: readonly Roll[];
  over: boolean;
}

/** Returns each seat's current points for face-up tokens. */
export function servedPoints(board: Board): readonly number[] {
  return (board.view as GlenView & HaggisFacts).haggis.served_vp;
}

export function haggisOf(board: Board): HaggisView {
  return board.view.parts?.["serving-tables"] as HaggisView;
}

export function figuresOf(board: Board) {
  return board.pack.sets["haggis figures"][0] ?? { room: 5, served: 3, rolls: 4, feasts: 3 };
}

/** Returns the latest feast in the log, roll by roll; null before the first. */
export function feastOf(board: Board): FeastSeen | null {
  const { log, recap } = board.table;
  const events: readonly EventSeen[] = (log?.length ? log : recap).flatMap((step) => step.events);
  const start = events.findLastIndex(({ key }) => key === "feast");
  if (start < 0) return null;
  const number = Number(events[start]?.values?.number ?? 0);
  const rolls: Roll[] = [];
  for (const { key, values } of events.slice(start)) {
    const last = rolls.at(-1);
    if (key === "feast-rolled") rolls.push({ value: Number(values?.value), seat: null, spoilt: false });
    else if (key === "feast-rolled-again")
      rolls.push({ value: Number(values?.value), seat: Number(values?.seat), spoilt: false });
    else if (key === "roll-spoilt" && last) last.spoilt = true;
  }
  return { number, rolls, over: haggisOf(board).feasts >= number };
}
