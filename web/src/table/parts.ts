/** What the shared parts of a table are given: words and numbers, already said in the reader's language. */

import type { IconName } from "../look/icons";

/** One reason in a bill: land, a unit, a discount. */
export interface BillLine {
  label: string;
  amount: number;
  /** "£" before the number, or an icon after it with what it means. */
  sign?: string;
  icon?: IconName;
  name?: string;
}

/** One of the things a seat can do now. */
export interface Verb {
  id: string;
  label: string;
  icon: IconName;
  /** Why it cannot be done, in a sentence. */
  blocked?: string | undefined;
  /** A short amount beside the label. */
  note?: string | undefined;
}

/** Something to know about an offer, with its sign. */
export interface Note {
  text: string;
  icon?: IconName;
}

/** What is chosen but not yet done: its result is shown before the click that commits it. */
export interface Offer {
  lines: readonly BillLine[];
  /** What is left in the purse. */
  left?: string | undefined;
  /** What it blocks, what would be lost. */
  notes?: readonly Note[];
  warning?: string | undefined;
  confirm: string;
  blocked?: string | undefined;
}

/** A label in two lines as long as each other, where it is too long for one: many of them stand in a row. */
export function inTwo(label: string): string[] {
  const ONE = 10;
  const words = label.split(" ");
  if (label.length <= ONE || words.length < 2) return [label];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const length = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, each) => (length(each) <= length(best) ? each : best));
}
