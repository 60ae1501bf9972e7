/** What the haggis chronicle shows of itself: the reserve, the serving tables, and the dice of a feast. */

import type { EventSeen } from "../../../../table/state.svelte";
import type { Board } from "../../board.svelte";

export interface HaggisView {
  /** How many lie face down in the reserve, and the values of those face up. */
  reserve: number;
  shown: readonly number[];
  /** By seat and token face down: what everybody knows it may be. */
  known: readonly (readonly (readonly number[])[])[];
  /** By seat: the values face up, during a feast. */
  served: readonly (readonly number[])[];
  /** The values of my own, which nobody else is told. */
  own: readonly number[] | null;
  feasts: number;
}
export interface Figures {
  room: number;
  served: number;
  rolls: number;
  feasts: number;
}
/** A roll of a feast: for everybody, or one that a seat's whisky bought. */
export interface Roll {
  value: number;
  seat: number | null;
  /** Had to be rolled again. */
  spoilt: boolean;
}
export interface FeastSeen {
  number: number;
  rolls: readonly Roll[];
  over: boolean;
}

/** What the tokens face up would give each seat now. */
export function servedPoints(board: Board): readonly number[] {
  return (board.view as unknown as { haggis: { served_vp: readonly number[] } }).haggis.served_vp;
}

export function haggisOf(board: Board): HaggisView {
  return (board.view as unknown as { parts: { "serving-tables": HaggisView } }).parts["serving-tables"];
}

export function figuresOf(board: Board): Figures {
  const sets = board.pack.sets as unknown as Record<string, readonly Figures[]>;
  return sets["haggis figures"]?.[0] ?? { room: 5, served: 3, rolls: 4, feasts: 3 };
}

/** The newest feast as the log tells it, roll by roll; none before the first. */
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
