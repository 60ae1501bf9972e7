/** Summary of a turn for one line: the tile, activations, clans reached, and the outcome. */

import type { Turn } from "../../../table/steps";
import type { IconName } from "../../../ui/icons";
import { GLENMORE } from "../icons";

/** A change of stock during the turn. */
export interface Change {
  icon: IconName;
  count: number;
}
export interface Told {
  /** The tile taken, and those a piece took on its way. */
  tiles: readonly string[];
  /** True if the pawn reached the end. */
  ended: boolean;
  /** Tiles that were activated, in order. */
  woken: readonly string[];
  clans: readonly string[];
  changes: readonly Change[];
}

/** The stock that each event changes, and the name of its value. */
const STOCKS: Readonly<Record<string, readonly [icon: IconName, value: string]>> = {
  coins: ["coin", "amount"],
  whisky: ["whisky", "count"],
  scotsmen: ["scotsman", "count"],
  points: ["vp", "points"],
};
const CARDS: Readonly<Record<string, IconName>> = { card: "landmark", person: "person" };
const TAKEN = ["moved", "die-takes", "retrieved"];

export function toldOf(turn: Turn): Told {
  const tiles: string[] = [];
  const woken: string[] = [];
  const clans: string[] = [];
  const sums = new Map<IconName, number>();
  let ended = false;
  const add = (icon: IconName | undefined, count: unknown) => {
    if (icon) sums.set(icon, (sums.get(icon) ?? 0) + Number(count));
  };
  for (const { key, values } of turn.steps.flatMap((step) => step.events)) {
    // Effects on other players are in sentences instead.
    if (!values || (typeof values.seat === "number" && values.seat !== turn.by)) continue;
    const stock = STOCKS[key];
    if (stock) add(stock[0], values[stock[1]]);
    else if (key === "goods")
      add((GLENMORE.resources as Record<string, IconName>)[`${values.resource}`], values.count);
    else if (CARDS[key]) add(CARDS[key], 1);
    else if (TAKEN.includes(key)) tiles.push(String(values.tile));
    else if (key === "at-the-end") ended = true;
    else if (key === "activated") woken.push(String(values.tile));
    else if (key === "marker") clans.push(String(values.clan));
  }
  const changes = [...sums].flatMap(([icon, count]) => (count ? [{ icon, count }] : []));
  return { tiles, ended, woken, clans, changes };
}

/** Returns whether there's anything to draw. */
export function draws(turn: Turn): boolean {
  const { tiles, ended, woken, clans } = toldOf(turn);
  return ended || tiles.length + woken.length + clans.length > 0;
}
