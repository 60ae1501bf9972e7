/** Types for Clans of Caledonia's view, and for its component pack as far as the boards use it. */

import type { Good, Import, UnitName } from "./view";

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

export interface PortRow {
  id: string;
  effect: string;
  figures: Readonly<Record<string, number[]>>;
}

export type Land = "grassland" | "mountain" | "forest";

export interface Contract {
  id: string;
  goods: Amounts<Good>;
  meat: Amounts<"beef" | "mutton">;
  hops: number;
  imports: Amounts<Import>;
  money: number;
  free_hexes: number;
  upgrades: number;
}

export interface UnitRow {
  id: Unit;
  kind: "animal" | "building" | "field" | "worker";
  cost: number;
  pieces: number;
  land: Land;
  makes: Good | null;
  makes_amount: number;
  uses: Good | null;
  income: number;
  meat: "beef" | "mutton" | null;
}

export interface Side {
  module: string;
  hexes: Readonly<Record<string, { land: readonly Land[]; cost: number; mist: boolean; feature: string }>>;
  rivers: readonly {
    id: string;
    mouths: readonly [string, string];
    edges: readonly (readonly [string, string])[];
  }[];
}

type Rows = {
  "price tracks": readonly { good: Good; start: number; prices: readonly number[] }[];
  "price bands": readonly { id: string; first: number; last: number }[];
  "technology tiles": readonly { unit: UnitName; cost: number; bonus_cost: number; income: number }[];
  "shipping levels": readonly { id: string; cost: number; lochs: number }[];
  merchants: readonly { stock: number; track: number; cost: number }[];
  "port bonus tiles": readonly PortRow[];
  "scoring tiles": readonly {
    id: string;
    counts: string;
    every: number;
    glory: number;
    glory_for_field: number;
    land_cost_from: number;
  }[];
  clans: readonly { id: string; figures: Readonly<Record<string, number[]>> }[];
  "starting tiles": readonly { id: string; money: number; goods: Amounts<Good> }[];
  rounds: readonly { contract_cost: number }[];
  "final scoring": readonly { id: string; every?: number; vp: number | readonly number[] }[];
};

export type CaledoniaPack = {
  units: readonly UnitRow[];
  contracts: readonly Contract[];
  map: {
    columns: number;
    rows: number;
    modules: readonly string[];
    sides: Readonly<Record<string, Side>>;
  };
  sets: Rows;
};

/** Returns the row with this id; the pack has one for every id in a view. */
export function rowOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`the pack has no ${id}`);
  return found;
}
