/** Animations of modules, each registered when its drawings load. */

import type { Movement, Still } from "../../table/motion/movement";
import type { Resource } from "./shape";

/** Values of this game's events, and of those that chronicles share. */
export type EventValues = Readonly<{
  seat: number;
  /** Other seats that an event of a chronicle concerns. */
  owner: number;
  other: number;
  amount: number;
  count: number;
  points: number;
  vp: number;
  resource: Resource;
  tile: string;
  clan: string;
  card: string;
}>;
export type Movements<Own = unknown> = Readonly<Record<string, Movement<EventValues & Own> | Still>>;

const LENT = new Map<string, Movement | Still>();

export function lend(movements: Movements | undefined): void {
  for (const [key, movement] of Object.entries(movements ?? {})) LENT.set(key, movement);
}

export function lent(key: string): Movement | Still | undefined {
  return LENT.get(key);
}
