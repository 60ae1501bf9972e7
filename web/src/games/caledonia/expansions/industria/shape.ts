/** Industria's part of the view. */

import type { Board } from "../../board.svelte";
import type { CaledoniaView } from "../../shape";
import type { AwardFacts, DemandFacts, FutureFacts, MarketFacts, MilestoneFacts, RailwayFacts } from "./view";

export type * from "./view";

/** A table with any of its modules. */
export type IndustriaView = CaledoniaView &
  Partial<AwardFacts & DemandFacts & FutureFacts & MarketFacts & MilestoneFacts & RailwayFacts>;

export const viewOf = (board: Board): IndustriaView => board.view as IndustriaView;
export const ghostOf = (board: Board): IndustriaView => board.ghost as IndustriaView;
