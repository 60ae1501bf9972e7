/** Industria's part of the view, as far as it's drawn; every field is optional. */

import type { Board } from "../../board.svelte";
import type { Amounts, CaledoniaPack, CaledoniaView, Good } from "../../shape";

/** The most profitable sale: count of a good, and its price in pounds. */
export type Sale = readonly [good: Good, count: number, pounds: number];

export interface FarmersMarket {
  hex: string;
  goods: readonly Good[];
  /** Goods whose icon isn't covered. */
  open: readonly Good[];
  /** Price bonus of each good, in the order of the goods. */
  bonus: readonly number[];
  /** True if the last deployed unit opens it. */
  near: boolean;
  /** The best sale there now, by seat. */
  sales: readonly (Sale | null)[];
}

export interface AwardView {
  award: string;
  counts: readonly number[];
  vp: readonly number[];
  /** Number needed to draw level with the next place, by seat; zero for the first. */
  behind: readonly number[];
  /** Seats that don't take part. */
  out: readonly number[];
}

export interface Milestone {
  site: string;
  milestone: string;
  need: number;
  have: readonly number[];
  claims: readonly (readonly [seat: number, round: number])[];
  next_vp: number;
}

/** A destination of my train: route, cost, and what is still locked. */
export interface Trip {
  path: readonly string[];
  fee: number;
  /** Owners of the trains passed on the way, one entry per train. */
  met: readonly number[];
  /** Milestones that must be claimed first. */
  locked: readonly string[];
  tunnel: boolean;
}

export interface RailwayView {
  side: "large" | "small";
  bonuses: Readonly<Record<string, string | null>>;
  trains: readonly (string | null)[];
  mini_trains: readonly (string | null)[];
  tilted: readonly number[];
  deliveries: readonly number[];
  cities: readonly string[];
  reserved: readonly (readonly [hex: string, seat: number])[];
  covered: readonly (readonly [seat: number, top: number, below: number])[];
  /** Seats that delivered this round, by demand place. */
  served: readonly (readonly number[])[];
  further: number;
  /** Best route to each reachable place, by seat. */
  trips: readonly Readonly<Record<string, Trip>>[];
}

export interface DemandsView {
  places: readonly (string | null)[];
  used: readonly number[];
  row: readonly string[];
  pile: number;
  /** Missing goods and their price, by seat and demand place; null without a demand. */
  missing: readonly (readonly ({ goods: Amounts<Good>; price: number } | null)[])[];
}

export interface IndustriaView extends Omit<CaledoniaView, "railway"> {
  farmers_markets?: readonly FarmersMarket[];
  /** Markets still to be placed. */
  farmers_markets_dealt?: readonly { seat: number; goods: readonly Good[] }[];
  future?: readonly number[];
  /** Number of contracts in the row that a building bonus would draw, by seat. */
  future_drawn?: readonly number[];
  award?: AwardView | null;
  milestones?: {
    tiles: readonly Milestone[];
    markers: readonly number[];
    locked: readonly number[];
    /** Points by place, or by round in the solo game. */
    vp: readonly number[];
  };
  demands?: DemandsView;
  railway?: RailwayView;
}

export interface PlaceRow {
  id: string;
  metropolis: boolean;
  x: number;
  y: number;
}

interface IndustriaRows {
  railway: readonly { id: string; fee?: number; deliveries?: readonly number[] }[];
  "railway places": readonly PlaceRow[];
  "railway tracks": readonly { id: string; ends: readonly [string, string]; sides: readonly string[] }[];
  tunnels: readonly { id: string; large: readonly [string, string]; small: readonly [string, string] }[];
  "demand places": readonly { id: string; places: readonly string[] }[];
  "demand tiles": readonly { id: string; goods: readonly number[] }[];
  "delivery bonus tiles": readonly { id: string; parts: readonly string[]; figures: Amounts }[];
  milestones: readonly { id: string; number: number; least: number; each: number }[];
  "milestone prizes": readonly { id: string; vp?: readonly number[] }[];
  awards: readonly { id: string }[];
  "farmers’ markets": readonly { id: string; goods: readonly number[] }[];
  "farmers’ market figures": readonly { bonus: readonly number[] }[];
  "award prizes": readonly { id: string; vp: readonly number[] }[];
}

export const viewOf = (board: Board): IndustriaView => board.view as IndustriaView;
export const ghostOf = (board: Board): IndustriaView => board.ghost as IndustriaView;
/** Returns the pack rows that only Industria has. */
export const rowsOf = ({ pack }: { pack: CaledoniaPack }): IndustriaRows => pack.sets as unknown as IndustriaRows;
