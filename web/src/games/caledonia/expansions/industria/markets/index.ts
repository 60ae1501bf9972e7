/** Farmers' markets: stalls on the map, and the number of goods they still buy. */

import type { Drawing } from "../../../hooks";
import { tell } from "../../../labels";
import type { CaledoniaView } from "../../../shape";
import { type IndustriaView, viewOf } from "../shape";
import Hand from "./Hand.svelte";
import { MOVES } from "./moves";
import Sheet from "./Sheet.svelte";
import Stalls from "./Stalls.svelte";

const marketsOf = (view: CaledoniaView) => (view as IndustriaView).farmers_markets ?? [];

export const markets: Drawing = {
  name: "farmers-markets",
  at: (view) => "farmers_markets" in view,
  under: Stalls,
  panels: { contracts: Hand },
  closes: (view) => marketsOf(view).map(({ hex }) => hex),
  chip: {
    icon: "market",
    name: () => tell("ind-markets"),
    line: (board) => tell("ind-markets-open", { count: viewOf(board).farmers_markets?.length ?? 0 }),
    asks: (board) => board.offers("sell-at-market").length > 0 || board.offers("place-market").length > 0,
    sheet: Sheet,
  },
  answers: { "ask-placing-market": "map" },
  moves: MOVES,
  draws: ["note-market", "note-market-dealt"],
};
