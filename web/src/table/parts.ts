/** Props of the shared table parts: text and numbers, already in the reader's language. */

import type { IconName } from "../ui/icons";

/** One reason in a bill: land, a unit, a discount. */
export interface BillLine {
  label: string;
  amount: number;
  /** "£" before the number, or an icon after it with its meaning. */
  sign?: string;
  icon?: IconName;
  name?: string;
}

/** A possible action of a seat. */
export interface Verb {
  id: string;
  label: string;
  icon: IconName;
  /** Reason why it isn't possible, as a sentence. */
  blocked?: string | undefined;
  /** A short amount next to the label. */
  note?: string | undefined;
}

/** A remark about an offer, with its icon. */
export interface Note {
  text: string;
  icon?: IconName;
}

/** The current choice: its result is shown before the click that commits it. */
export interface Offer {
  lines: readonly BillLine[];
  /** Money left afterwards. */
  left?: string | undefined;
  /** Remarks: what it blocks, what would be lost. */
  notes?: readonly Note[];
  warning?: string | undefined;
  confirm: string;
  blocked?: string | undefined;
}

/** Splits a long label into two lines of similar length, because many fit in a row. */
export function inTwo(label: string): string[] {
  const ONE = 10;
  const words = label.split(" ");
  if (label.length <= ONE || words.length < 2) return [label];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const length = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, each) => (length(each) <= length(best) ? each : best));
}
