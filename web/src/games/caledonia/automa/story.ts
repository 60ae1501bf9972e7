/** A turn of the Automa as a story: one scene a decision, in the order of its card. */

import type { IconName } from "../../../look/icons";
import type { StepSeen } from "../../../table/state.svelte";
import type { Values } from "../../../words/catalogue";
import type { ActionName, Card } from "./data";

/** A message to be said in the reader's language, or a sentence that was said already. */
export type Told =
  | { key: string; values?: Values }
  | { text: string }
  /** Money that came and went, each with the key of its reason. */
  | { money: readonly (readonly [amount: number, why: string])[] };

/** A hex that fell, by which row, and the figure that felled it. */
export interface Fallen {
  hex: string;
  row: number;
  criterion: string;
  figure: number;
}

/** What the map shows as the argument of an expansion. */
export interface Argument {
  modules: readonly string[];
  alive: readonly string[];
  fallen: readonly Fallen[];
  chosen: string | null;
}

export interface Scene {
  /** The number on its row: of an icon, or of a criterion below it. */
  number: number;
  depth: 0 | 1;
  icon: IconName;
  title: Told;
  note: Told;
  /** At the end of the row: how many stay, what is left. */
  result?: Told;
  failed?: boolean;
  /** A criterion that nobody had to ask for. */
  spare?: boolean;
  argument?: Argument;
  /** Which icon of the action card is tried. */
  action?: ActionName;
  criterion?: string;
  /** Where the glory token went. */
  token?: { start: string; notch: string };
}

export interface Story {
  card: Card | undefined;
  /** The support card of each scene that has one. */
  supports: ReadonlyMap<number, Card>;
  scenes: readonly Scene[];
}

/** Whether the Automa has played in a step. */
export function plays({ events }: StepSeen): boolean {
  return events.some(({ key }) => key === "automa-card");
}
