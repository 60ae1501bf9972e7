/** An Automa turn as a story: one scene per decision, in the order of its card. */

import type { Values } from "../../../../messages/catalogue";
import type { StepSeen } from "../../../../table/state.svelte";
import type { IconName } from "../../../../ui/icons";
import type { ActionName, Card } from "./data";

/** A message to translate, or a sentence that's already translated. */
export type Told =
  | { key: string; values?: Values }
  | { text: string }
  /** Income and expenses, each with the key of its reason. */
  | { money: readonly (readonly [amount: number, why: string])[] };

/** Values of its events and of their explanations; each has some of them. */
export type AutomaValues = Readonly<{
  seat: number;
  card: number;
  icons: readonly string[];
  icon: ActionName;
  why: string;
  has: number;
  needs: number;
  money: number;
  modules: readonly string[];
  hex: string;
  hexes: readonly string[];
  /** Hexes left by a criterion, and each hex's figures. */
  stay: readonly string[];
  criterion: string;
  figures: readonly number[];
  joins: readonly number[];
  unit: string;
  notches: readonly string[];
  notch: string;
  start: string;
  steps: number;
  rank: string;
  contracts: readonly number[];
}>;

/** An eliminated hex, with the row and figure that ruled it out. */
export interface Fallen {
  hex: string;
  row: number;
  criterion: string;
  figure: number;
}

/** The state of an expansion that the map shows. */
export interface Argument {
  modules: readonly string[];
  alive: readonly string[];
  fallen: readonly Fallen[];
  chosen: string | null;
}

export interface Scene {
  /** Row number: of an icon, or of a criterion below it. */
  number: number;
  depth: 0 | 1;
  icon: IconName;
  title: Told;
  note: Told;
  /** Text at the end of the row: the number remaining, or the money left. */
  result?: Told;
  failed?: boolean;
  /** Marks a criterion that wasn't needed. */
  spare?: boolean;
  argument?: Argument;
  /** The icon of the action card being tried. */
  action?: ActionName;
  criterion?: string;
  /** Movement of the glory token. */
  token?: { start: string; notch: string };
}

export interface Story {
  card: Card | undefined;
  /** Support card of each scene that has one. */
  supports: ReadonlyMap<number, Card>;
  scenes: readonly Scene[];
}

/** Returns whether the Automa played in a step. */
export function plays({ events }: StepSeen): boolean {
  return events.some(({ key }) => key === "automa-card");
}
