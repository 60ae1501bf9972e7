/** Types for Glen More's view and pack, as far as the boards use them. */

export const RESOURCES = ["wood", "stone", "barley", "sheep", "cattle"] as const;
export type Resource = (typeof RESOURCES)[number];
export const CATEGORIES = ["castle-scotsmen", "landmarks", "whisky", "persons"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Goods = Readonly<Record<Resource, number>>;
export type Cell = readonly [column: number, row: number];

// Pack

export type PriceData = Readonly<Partial<Record<Resource | PriceKind, number>>>;
type PriceKind = "any" | "different" | "animals" | "coins" | "whisky" | "scotsmen";

export type Effect =
  | { effect: "produce"; resources: Partial<Record<Resource, number>>; anywhere: boolean }
  | { effect: "produce-any"; count: number; anywhere: boolean }
  | { effect: "gain-scotsmen"; count: number; anywhere: boolean }
  | { effect: "gain-whisky" | "gain-coins" | "place-markers" | "take-discard"; count: number }
  | { effect: "remove-tiles"; count: number; may: boolean }
  | { effect: "score" | "move"; points: number }
  | { effect: "score-steps"; count: string; steps: readonly (readonly [number, number])[] }
  | { effect: "take-card"; card: string }
  | { effect: "take-person"; person: string }
  | { effect: "activate"; icon: string }
  | { effect: "power"; name: string; figures: Readonly<Record<string, number>> }
  | { effect: "trade"; pay: PriceData; gain: readonly Effect[] };

/** A module's effect: its own keys and numbers. */
export type OwnEffect = { effect: string } & Readonly<Record<string, number | string | boolean>>;

export interface Tile {
  id: string;
  kind: "territory" | "person" | "end" | "rondel";
  stack: string;
  icons: readonly string[];
  river: boolean;
  overlay: boolean;
  protected: boolean;
  persons: number;
  lived: string;
  cost: PriceData;
  immediate: readonly Effect[];
  activation: readonly Effect[];
  /** The module it belongs to. */
  module?: string;
}
export interface Landmark {
  id: string;
  timing: string;
  effects: readonly Effect[];
}
export interface ClanPlace {
  id: string;
  x: number;
  y: number;
  colour: string;
  timing: string;
  bonus: readonly Effect[];
  many_markers: boolean;
}
export interface Road {
  id: string;
  ends: readonly [string, string];
  cost: number;
}
export interface GlenPack {
  tiles: Readonly<Record<string, Tile>>;
  landmarks: Readonly<Record<string, Landmark>>;
  clan_board: { places: Readonly<Record<string, ClanPlace>>; roads: readonly Road[] };
  sets: {
    "market rows": readonly { id: Resource; prices: readonly number[] }[];
    pieces: readonly { room: number }[];
  };
}

// View

/** The content of a rondel space. */
export type Space = string | readonly ["pawn", number] | readonly [string] | null;
/** A seat's pawn, or another piece by name: the die, and those of modules. */
export type Piece = number | string;

export interface Placed {
  at: Cell;
  tile: string;
  under: readonly string[];
  scotsmen: number;
  goods: Goods;
  /** Pieces of other players: kind, owner, count. */
  pieces?: readonly (readonly [string, number, number])[];
}
export interface PlayerView {
  coins: number;
  whisky: number;
  points: Readonly<Record<string, number>>;
  supply: number;
  markers: number;
  cards: readonly string[];
  persons: readonly string[];
  powers: readonly string[];
  space: number;
  done: boolean;
  territory: readonly Placed[];
}
/** Consequences of the end of a turn. */
export interface Ending {
  order: readonly Piece[];
  laid: number;
  scoring: boolean;
  end: boolean;
}
/** Consequences of a move: the tiles it leaves behind are lost at once. */
export interface Move extends Ending {
  lost: readonly string[];
}
export interface Outlook {
  order: readonly Piece[];
  moves: Readonly<Record<string, Move>>;
  /** Consequences of ending the turn, once the pawn has moved. */
  ending: Ending | null;
  market_cost: Readonly<Record<string, readonly (number | null)[]>>;
  market: Readonly<Record<Resource, { buy: number | null; sell: number | null }>>;
  /** The amount still to be paid, and for which tile; null for a trade. */
  bill: { tile: string | null; due: PriceData } | null;
  wakes: readonly { at: Cell; tiles: readonly string[] }[];
  tray: { near: readonly string[]; far: readonly string[] } | null;
  lost: Readonly<Record<string, number>>;
  paths: Readonly<Record<string, readonly string[]>>;
  more: readonly Readonly<Record<Category, number>>[];
  sizes: readonly number[];
}
export type SeatForecast = Readonly<Record<Category, { have: number; ahead: number; vp: number }>> & {
  size: number;
  coins: number;
};
export interface GlenView {
  rondel: readonly Space[];
  gap: number;
  at_the_end: readonly number[];
  last: number;
  stack: string;
  left: readonly string[];
  to_come: number;
  discards: readonly string[];
  market: Goods;
  clans: Readonly<Record<string, readonly number[]>>;
  roads: Readonly<Record<string, number>>;
  turn: {
    seat: number;
    acted: boolean;
    movement: number;
    around: readonly Cell[];
    used: readonly string[];
    everywhere: boolean;
    extra: number;
  } | null;
  players: readonly PlayerView[];
  outlook: Outlook;
  forecast: readonly SeatForecast[];
  /** Module notes that nothing else on the table shows. */
  notes?: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
}
