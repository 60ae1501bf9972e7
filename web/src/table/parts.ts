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

/** What is chosen but not yet done: its result is shown before the click that commits it. */
export interface Offer {
  title: string;
  lines: readonly BillLine[];
  /** What is left, what it blocks, what would be lost. */
  notes?: readonly string[];
  warning?: string | undefined;
  confirm: string;
  blocked?: string | undefined;
}
