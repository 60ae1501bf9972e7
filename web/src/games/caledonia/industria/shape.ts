/** What the view has of Industria, as far as it is drawn; all of it may be missing at a table. */

import type { Board } from "../board.svelte";
import type { Amounts, CaledoniaPack, CaledoniaView, Good } from "../shape";

/** A sale that brings the most: so many of a good, for so many pounds. */
export type Sale = readonly [good: Good, count: number, pounds: number];

export interface FarmersMarket {
  hex: string;
  goods: readonly Good[];
  /** Those whose icon isn't covered. */
  open: readonly Good[];
  /** What each good fetches above its price, in the order of the goods. */
  bonus: readonly number[];
  /** Whether the unit deployed last opens it. */
  near: boolean;
  /** By seat: the best sale there now. */
  sales: readonly (Sale | null)[];
}

export interface AwardView {
  award: string;
  counts: readonly number[];
  vp: readonly number[];
  /** By seat: how many more it takes to draw level with the next place, nought for the first. */
  behind: readonly number[];
  /** Seats that take no part. */
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

/** What lies open to a train of mine: the way there, what it costs, what is still locked. */
export interface Trip {
  path: readonly string[];
  fee: number;
  /** Seats whose trains are met on the way, one entry a train. */
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
  /** By demand place: the seats that delivered there this round. */
  served: readonly (readonly number[])[];
  further: number;
  /** By seat: the best way to each place the train might go to. */
  trips: readonly Readonly<Record<string, Trip>>[];
}

export interface DemandsView {
  places: readonly (string | null)[];
  used: readonly number[];
  row: readonly string[];
  pile: number;
  /** By seat, for each demand place: the goods that are missing and what buying them would cost; null without a demand. */
  missing: readonly (readonly ({ goods: Amounts<Good>; price: number } | null)[])[];
}

export interface IndustriaView extends Omit<CaledoniaView, "railway"> {
  farmers_markets?: readonly FarmersMarket[];
  /** Markets that somebody still has to place. */
  farmers_markets_dealt?: readonly { seat: number; goods: readonly Good[] }[];
  future?: readonly number[];
  /** By seat: how many of the row a building bonus would draw. */
  future_drawn?: readonly number[];
  award?: AwardView | null;
  milestones?: {
    tiles: readonly Milestone[];
    markers: readonly number[];
    locked: readonly number[];
    /** By place, or by round for somebody who plays alone. */
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
/** The rows of the pack that only Industria has. */
export const rowsOf = ({ pack }: { pack: CaledoniaPack }): IndustriaRows => pack.sets as unknown as IndustriaRows;
