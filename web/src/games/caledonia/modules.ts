/** Module additions to the table, and the entry point for new modules. */

import type { Component } from "svelte";
import { type ModuleClient, withModules } from "../../table/contract/game";
import type { GameMotion } from "../../table/motion/movement";
import type { TableState } from "../../table/state.svelte";
import type { Turn } from "../../table/steps";
import type { Board } from "./board.svelte";
import Notes from "./contracts/Notes.svelte";
import ScoringTiles from "./contracts/ScoringTiles.svelte";
import type { Drawing, Place } from "./hooks";
import { CALEDONIA } from "./icons";
import type { CaledoniaView } from "./shape";

type Module = ModuleClient<Component<{ board: Board }>>;

const scoringTiles: Module = { name: "scoring", panels: { tiles: ScoringTiles } };

/** Modules without their own drawings. */
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

const railway: Module = {
  name: "railway",
  icons: {
    actions: {
      "place-train": "train",
      "run-train": "train",
      "run-mini-train": "train",
      deliver: "train",
      "claim-milestone": "flag",
      "place-station": "station",
      "bonus-first": "upgrade",
      "take-part": "upgrade",
      "place-city": "settlements",
      "reserve-hex": "merchant",
      "take-goods": "bread",
      "give-whisky": "whisky",
      "return-unit": "undo",
      "undo-upgrades": "undo",
      "shift-price": "move-price",
      "send-merchants": "merchant",
      "exchange-contract": "exchange",
      "put-on-top": "contract",
      "fetch-goods": "merchant",
      "fulfil-by-field": "fulfil",
      "port-marker": "port",
    },
    categories: { deliveries: "train", railway: "train", milestones: "flag" },
  },
};

const entering: Module = {
  name: "automa-cards",
  icons: {
    actions: {
      "enter-card": "draw-contracts",
      "enter-price": "move-price",
      "enter-good": "trade",
      "enter-hex": "hex",
      "enter-contract": "contract",
    },
  },
};

export const MODULES: readonly Module[] = [
  scoringTiles,
  notes,
  ports,
  auction,
  awards,
  farmersMarkets,
  railway,
  entering,
];

/** Icons of the game and its modules. */
export const ICONS = withModules(
  {
    actions: CALEDONIA.actions,
    categories: CALEDONIA.scoring,
    priced: CALEDONIA.goods,
    stocks: { money: "coin", merchants: "hire-merchant" },
  },
  MODULES,
);

// Drawings loaded only for the tables that need them

interface Package {
  /** View parts that only tables with this package have, and what its clans add to a seat's outlook. */
  parts: readonly string[];
  clans: readonly string[];
  load: () => Promise<{ DRAWINGS: readonly Drawing[] }>;
}

const PACKAGES: readonly Package[] = [
  {
    parts: ["railway", "demands", "milestones", "award", "future", "farmers_markets"],
    clans: ["silos", "kilts", "shipyards", "canals", "jumps", "flocks", "births", "furnaces"],
    load: () => import("./expansions/industria"),
  },
  { parts: ["automa"], clans: [], load: () => import("./expansions/automa") },
  { parts: [], clans: ["cellar"], load: () => import("./clans") },
];
const loaded = new Map<Package, readonly Drawing[]>();

const packagesOf = (view: CaledoniaView) =>
  PACKAGES.filter(
    ({ parts, clans }) =>
      parts.some((part) => part in view) ||
      view.outlook.seats.some((seat) => clans.some((fact) => Object.hasOwn(seat, fact))),
  );

/** Returns the drawings of a table that have been loaded. */
export function drawingsAt(view: CaledoniaView): readonly Drawing[] {
  return packagesOf(view).flatMap((each) => (loaded.get(each) ?? []).filter(({ at }) => at(view)));
}

/** Loads the drawings of a table. */
export async function loadDrawings(view: CaledoniaView): Promise<readonly Drawing[]> {
  await Promise.all(packagesOf(view).map(async (each) => loaded.set(each, (await each.load()).DRAWINGS)));
  return drawingsAt(view);
}

/** Returns the animation of a module's event; undefined if none is defined. */
export function moveOf(key: string): GameMotion["events"][string] | undefined {
  for (const drawings of loaded.values())
    for (const { moves } of drawings) if (moves && key in moves) return moves[key];
  return undefined;
}

/** Returns a function that replays a turn, if a module at this table can. */
export function againOf(table: TableState, turn: Turn): (() => void) | undefined {
  const telling = drawingsAt(table.view as CaledoniaView).flatMap(({ again }) => again ?? []);
  return telling.flatMap((again) => turn.steps.flatMap((step) => again(table, step) ?? []))[0];
}

/** Returns the modules' panels at a place, each with its module's name. */
export function panelsAt(
  place: Place,
  drawings: readonly Drawing[],
): { name: string; Panel: Component<{ board: Board }> }[] {
  return [...MODULES, ...drawings].flatMap(({ name, panels }) => {
    const Panel = panels?.[place];
    return Panel ? [{ name, Panel }] : [];
  });
}
