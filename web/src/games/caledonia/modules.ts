/** What the base game's modules and the expansions, each with its folder, add to the table. */

import type { Component } from "svelte";
import { type ModuleClient, withModules } from "../../table/contract/game";
import type { GameMotion } from "../../table/motion/movement";
import type { TableState } from "../../table/state.svelte";
import type { Turn } from "../../table/steps";
import type { Board } from "./board.svelte";
import Notes from "./contracts/Notes.svelte";
import ScoringTiles from "./contracts/ScoringTiles.svelte";
import type { Drawing, Expansion, Place } from "./hooks";
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

const MODULES: readonly Module[] = [scoringTiles, notes, ports, auction];

const FOUND = import.meta.glob<Expansion>("./expansions/*/index.ts", { import: "expansion", eager: true });
const EXPANSIONS = Object.values(FOUND);

/** Icons of the game and its modules and expansions. */
export const ICONS = withModules(
  {
    actions: CALEDONIA.actions,
    categories: CALEDONIA.scoring,
    priced: CALEDONIA.goods,
    stocks: { money: "coin", merchants: "hire-merchant" },
  },
  [...MODULES, ...EXPANSIONS],
);

// Drawings load only for the tables that need them

type Lender = Pick<Expansion, "parts" | "facts" | "drawings">;

/** The base game's own drawings of what a clan holds. */
const CLANS: Lender = { parts: [], facts: ["cellar"], drawings: async () => (await import("./clans")).DRAWINGS };
const loaded = new Map<Lender, readonly Drawing[]>();

/** Returns whose drawings a table needs. The parts of a view are in the manifest's order, so they are in it, too. */
function lendersAt(view: CaledoniaView): Lender[] {
  const here = Object.keys(view);
  const first = ({ parts }: Lender) =>
    Math.min(...parts.map((part) => here.indexOf(part)).filter((at) => at >= 0));
  const seats = view.outlook.seats;
  return [...EXPANSIONS, CLANS]
    .filter(
      (each) =>
        Number.isFinite(first(each)) ||
        each.facts?.some((fact) => seats.some((seat) => Object.hasOwn(seat, fact))),
    )
    .toSorted((one, other) => first(one) - first(other) || 0);
}

/** Returns the drawings of a table that have been loaded. */
export function drawingsAt(view: CaledoniaView): readonly Drawing[] {
  return lendersAt(view).flatMap((each) => (loaded.get(each) ?? []).filter(({ at }) => at(view)));
}

/** Loads the drawings of a table. */
export async function loadDrawings(view: CaledoniaView): Promise<readonly Drawing[]> {
  await Promise.all(lendersAt(view).map(async (each) => loaded.set(each, (await each.drawings?.()) ?? [])));
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
