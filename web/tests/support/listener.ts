/** A listener: the announcements of a recorded game, sentence by sentence. */

import { sayOf } from "../../src/messages/messages.svelte";
import { type Heard, Teller } from "../../src/table/screenreader";
import type { StepSeen } from "../../src/table/state.svelte";
import { type Golden, tableOfGolden } from "./games";

/** Returns every announcement to a listener who arrives at a step and stays to the end. */
export function spoken(golden: Golden, heard: Heard, from = 0, me: number | null = null): string[] {
  const table = tableOfGolden(golden);
  table.me = me;
  const teller = new Teller(heard, () => sayOf(golden.game));
  const log: StepSeen[] = [];
  return golden.steps.flatMap(({ by, action, events, view, seatsToAct }, seq) => {
    log.push({ seq, by, action, events, texts: [] });
    table.view = view;
    table.seatsToAct = seatsToAct;
    table.log = [...log];
    table.finished = !seatsToAct.length;
    if (seq < from) return [];
    return seq === from ? [teller.opening(table)] : teller.news(table);
  });
}

export function sentences(messages: readonly string[]): string[] {
  // Treat a typographic minus like a hyphen.
  return messages.flatMap((message) => message.replaceAll("−", "-").replace(/\.$/, "").split(". "));
}

/** Returns a pattern's matches, each with its groups. */
export function found(pattern: RegExp, text: string): string[][] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).map((group) => group ?? ""));
}

/** Returns the number of a word; "no" is zero. */
export function count(word: string): number {
  return word === "no" ? 0 : Number(word);
}

/** Splits a spoken list such as "14, none and 42". */
export function list(text: string): string[] {
  return text.split(/, | and /);
}
