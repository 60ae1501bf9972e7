/** Industria's part of the view and of the pack. */

import type { Board } from "../../board.svelte";
import type { Amounts, CaledoniaPack, CaledoniaView } from "../../shape";
import type { AwardFacts, DemandFacts, FutureFacts, MarketFacts, MilestoneFacts, RailwayFacts } from "./view";

export type * from "./view";

/** A table with any of its modules. */
export type IndustriaView = CaledoniaView &
  Partial<AwardFacts & DemandFacts & FutureFacts & MarketFacts & MilestoneFacts & RailwayFacts>;

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
