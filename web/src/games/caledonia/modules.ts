/** What each module adds to the table: the entrance for those to come. */

import type { Component } from "svelte";
import { type ModuleClient, withModules } from "../game-client";
import type { Board } from "./board.svelte";
import Notes from "./contracts/Notes.svelte";
import ScoringTiles from "./contracts/ScoringTiles.svelte";
import { CALEDONIA } from "./icons";

/** Where modules may have panels: below the contracts, or in the row between market and players. */
export type Place = "contracts" | "tiles";
type Module = ModuleClient<Component<{ board: Board }>>;

const scoringTiles: Module = { name: "scoring", panels: { tiles: ScoringTiles } };

/** Those that have no drawings of their own. */
const notes: Module = { name: "notes", panels: { contracts: Notes } };

const ports: Module = {
  name: "ports",
  icons: {
    actions: {
      "swap-basic-goods": "port",
      "swap-processed-goods": "port",
      "port-upgrade": "port",
      "port-money": "port",
      "port-contracts": "port",
      "move-price": "move-price",
      "take-off-two": "swap-units",
      "return-worker": "undo",
      "put-in-two": "swap-units",
    },
  },
};

const auction: Module = {
  name: "auction",
  icons: { actions: { bid: "vp", "drop-out": "pass" }, categories: { bid: "vp" } },
};

const awards: Module = { name: "awards", icons: { categories: { award: "vp" } } };

const farmersMarkets: Module = {
  name: "farmers-markets",
  icons: { actions: { "place-market": "market", "sell-at-market": "market" } },
};

export const MODULES: readonly Module[] = [scoringTiles, notes, ports, auction, awards, farmersMarkets];

/** The icons of the game and its modules. */
export const ICONS = withModules(
  {
    actions: CALEDONIA.actions,
    categories: CALEDONIA.scoring,
    priced: CALEDONIA.goods,
    stocks: { money: "coin", merchants: "hire-merchant" },
  },
  MODULES,
);

/** The panels that modules have at a place, each under its module's name. */
export function panelsAt(place: Place): { name: string; Panel: Component<{ board: Board }> }[] {
  return MODULES.flatMap(({ name, panels }) => {
    const Panel = panels?.[place];
    return Panel ? [{ name, Panel }] : [];
  });
}
