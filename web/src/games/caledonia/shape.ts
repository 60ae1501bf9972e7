/** Clans of Caledonia's view and component pack. */

import type { Data } from "../../table/state.svelte";
import type { CaledoniaPack } from "./pack";
import type { Good, Import, UnitName } from "./view";

export type { CaledoniaPack, Contract, Land, Port, Unit as UnitRow } from "./pack";
export type * from "./view";

export const GOODS: readonly Good[] = ["wool", "grain", "milk", "bread", "cheese", "whisky"];
export const UNITS: readonly UnitName[] = [
  "sheep",
  "cow",
  "cheese-dairy",
  "bakery",
  "field",
  "distillery",
  "woodcutter",
  "miner",
];
export type Unit = UnitName | "fisherman" | "station";
export const IMPORTS: readonly Import[] = ["cotton", "tobacco", "sugar-cane"];
export const CATEGORIES = [
  "glory",
  "basic-goods",
  "processed-goods",
  "money",
  "hops",
  "imports",
  "exports",
  "settlements",
  "bid",
] as const;
export type Category = (typeof CATEGORIES)[number];
/** Returns the scoring categories of this table: the game's own, then those of modules. */
export function categoriesOf(forecast: readonly Readonly<Record<string, number>>[]): string[] {
  const all = new Set<string>([...CATEGORIES, ...forecast.flatMap((scores) => Object.keys(scores))]);
  return [...all].filter((category) => category !== "bid" || forecast.some(({ bid }) => bid));
}
export type Amounts<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

export const packOf = ({ pack }: { pack: Data }): CaledoniaPack => pack as CaledoniaPack;

/** Returns the row with this id; the pack has one for every id in a view. */
export function rowOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`the pack has no ${id}`);
  return found;
}
