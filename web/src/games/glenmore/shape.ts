/** Types for Glen More's view, and for its pack as far as the boards use it. */

export type * from "./view";

export const RESOURCES = ["wood", "stone", "barley", "sheep", "cattle"] as const;
export type Resource = (typeof RESOURCES)[number];
export const CATEGORIES = ["castle-scotsmen", "landmarks", "whisky", "persons"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Goods = Readonly<Record<Resource, number>>;

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
export type GlenPack = {
  tiles: Readonly<Record<string, Tile>>;
  landmarks: Readonly<Record<string, Landmark>>;
  clan_board: { places: Readonly<Record<string, ClanPlace>>; roads: readonly Road[] };
  sets: {
    "market rows": readonly { id: Resource; prices: readonly number[] }[];
    pieces: readonly { room: number }[];
  };
};
