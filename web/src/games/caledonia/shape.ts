/** Types for Clans of Caledonia's view and component pack, as far as the boards use them. */

export const GOODS = ["wool", "grain", "milk", "bread", "cheese", "whisky"] as const;
export type Good = (typeof GOODS)[number];
export const UNITS = [
  "sheep",
  "cow",
  "cheese-dairy",
  "bakery",
  "field",
  "distillery",
  "woodcutter",
  "miner",
] as const;
export type Unit = (typeof UNITS)[number] | "fisherman" | "station";
export const IMPORTS = ["cotton", "tobacco", "sugar-cane"] as const;
export type Import = (typeof IMPORTS)[number];
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

export interface PlayerView {
  clan: string;
  money: number;
  goods: Record<Good, number>;
  left: Record<Unit, number>;
  merchants: number;
  to_hire: number;
  /** Positive on the buying side, negative on the selling side. */
  market: Record<Good, number>;
  shipping: number;
  technology: readonly string[];
  box: readonly number[];
  boxes: number;
  fulfilled: readonly number[];
  hops: number;
  imports: Record<Import, number>;
  glory: number;
  bid: number;
}

export interface SeatOutlook {
  income: number;
  makes: Amounts<Good>;
  costs: Record<Unit, number>;
  /** True if the clan's units may be on lochs too. */
  on_lochs: boolean;
  /** Glory of each scoring tile if it were scored now. */
  tiles: readonly number[];
  /** One digit per hex, by column: the shipping level that reaches it; a level above the highest means never. */
  reach: string;
  settlements: {
    groups: readonly (readonly string[])[];
    /** Shipping level at which each settlement joins the largest group. */
    levels: readonly number[];
    links: readonly (readonly [from: string, to: string, level: number])[];
  };
}

export interface PortView {
  port: number;
  hex: string;
  marked: readonly number[];
  reached: readonly number[];
}

export interface PortRow {
  id: string;
  effect: string;
  figures: Readonly<Record<string, number[]>>;
}

export type Piece = readonly [hex: string, seat: number | null, unit: Unit | null];

export interface CaledoniaView {
  layout: string;
  small: boolean;
  places: { border: readonly string[]; delta: readonly string[] };
  /** True if the game has no clans. */
  clanless: boolean;
  round: number;
  order: readonly number[];
  passed: readonly number[];
  turn: readonly unknown[] | null;
  asked: readonly [seats: readonly number[], frame: readonly unknown[]] | null;
  market: readonly { good: Good; step: number; price: number }[];
  open: readonly (number | null)[];
  drawn: readonly number[];
  pile: number;
  unseen: readonly number[];
  under: readonly number[];
  imports: Record<Import, number>;
  import_values: Record<Import, number>;
  ports: readonly PortView[];
  scoring: readonly string[];
  pieces: readonly Piece[];
  players: readonly PlayerView[];
  offers: readonly (readonly [clan: string, tile: string])[];
  parts: Readonly<Record<string, readonly unknown[]>>;
  outlook: {
    cheap: Record<Good, number>;
    most_cheap: number;
    beside: Readonly<Record<string, readonly (readonly [good: Good, seat: number])[]>>;
    contract_cost: number | null;
    pass: number | null;
    seats: readonly SeatOutlook[];
  };
  /** Modules' notes; absent if there are none. */
  notes?: readonly (readonly [key: string, values: Record<string, unknown>])[];
  /** Ports whose effect differs from their tile because there are trains. */
  railway?: { ports: Readonly<Record<string, PortRow>> };
  forecast: readonly (Record<Category, number> & Record<string, number>)[];
  band: string;
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

interface Rows {
  "price tracks": readonly { good: Good; start: number; prices: readonly number[] }[];
  "price bands": readonly { id: string; first: number; last: number }[];
  "technology tiles": readonly { unit: Unit; cost: number; bonus_cost: number; income: number }[];
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
}

export interface CaledoniaPack {
  units: readonly UnitRow[];
  contracts: readonly Contract[];
  map: {
    columns: number;
    rows: number;
    modules: readonly string[];
    sides: Readonly<Record<string, Side>>;
  };
  sets: Rows;
}

/** Returns the row with this id; the pack has one for every id in a view. */
export function rowOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`the pack has no ${id}`);
  return found;
}
