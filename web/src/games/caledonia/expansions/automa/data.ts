/** Automa data from the view and the pack. */

import type { IconName } from "../../../../ui/icons";
import type { Board } from "../../board.svelte";
import type { CaledoniaPack, CaledoniaView } from "../../shape";
import type { Card } from "./pack";
import type { AutomaFacts, AutomaView, Notch } from "./view";

export type { AutomaView, Card, Notch };

export const CRITERIA = ["port", "costs", "settlements", "neighbourhood"] as const;
export const ACTIONS = ["skip", "technology", "trade", "contract", "upgrade", "expand"] as const;
/** Positions of its glory token, in order. */
export const NOTCHES: readonly Notch[] = [
  "sheep",
  "cow",
  "cheese-dairy",
  "bakery",
  "field",
  "distillery",
  "workers",
];

export type ActionName = (typeof ACTIONS)[number];

export const MODULES = "ABCD";

export const ACTION_ICONS: Readonly<Record<ActionName, IconName>> = {
  skip: "pass",
  technology: "technology",
  trade: "trade",
  contract: "contract",
  upgrade: "upgrade",
  expand: "expand",
};

export const CRITERION_ICONS: Readonly<Record<string, IconName>> = {
  port: "port",
  costs: "coin",
  settlements: "settlements",
  neighbourhood: "neighbourhood",
  growth: "settlements",
};

export const NOTCH_ICONS: Readonly<Record<Notch, readonly IconName[]>> = {
  sheep: ["sheep"],
  cow: ["cow"],
  "cheese-dairy": ["cheese-dairy"],
  bakery: ["bakery"],
  field: ["field"],
  distillery: ["distillery"],
  workers: ["woodcutter", "miner"],
};

export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;

/**
 * Returns whether another module uses the place next to the players, which moves the Automa above the scoring
 * tiles.
 */
export function crowded({ drawings }: Board): boolean {
  return drawings.some(({ name, panels }) => name !== "automa-seat" && panels?.["beside-players"]);
}

/** Returns its cards by number, from 1. */
export function cardsOf(pack: CaledoniaPack): readonly Card[] {
  return pack.sets["Automa cards"];
}

export function cardOf(pack: CaledoniaPack, number: number): Card | undefined {
  return cardsOf(pack).find((card) => card.number === number);
}

/** Returns its seat at this table; undefined if it doesn't play. */
export function seatOf(view: CaledoniaView): number | undefined {
  return (view as CaledoniaView & Partial<AutomaFacts>).automa;
}

export function automaOf(view: CaledoniaView): AutomaView | undefined {
  return view.parts.automa as AutomaView | undefined;
}

/** Returns the hexes of the given modules in this table's layout. */
export function hexesOf(pack: CaledoniaPack, view: CaledoniaView, modules: readonly string[]): Set<string> {
  const laid = view.layout.match(/../g) ?? [];
  return new Set(
    laid
      .filter((side) => modules.includes(side.slice(0, 1)))
      .flatMap((side) => Object.keys(pack.map.sides[side]?.hexes ?? {})),
  );
}
