/** Somebody who only listens: what is spoken over a recorded game, sentence by sentence. */

import { type Heard, Teller } from "../../src/table/screenreader";
import type { StepSeen } from "../../src/table/state.svelte";
import { sayOf } from "../../src/words/words.svelte";
import { type Golden, tableOfGolden } from "./games";

/** Every message that is spoken to somebody who comes at a step and stays to the end. */
export function spoken(golden: Golden, heard: Heard, from = 0, me: number | null = null): string[] {
  const table = tableOfGolden(golden);
  table.me = me;
  const teller = new Teller(heard, () => sayOf(golden.game));
  const log: StepSeen[] = [];
  return golden.steps.flatMap(({ by, action, events, view, owes }, seq) => {
    log.push({ seq, by, action, events, texts: [] });
    table.view = view;
    table.owes = owes;
    table.log = [...log];
    table.finished = !owes.length;
    if (seq < from) return [];
    return seq === from ? [teller.opening(table)] : teller.news(table);
  });
}

export function sentences(messages: readonly string[]): string[] {
  // A true minus sign is heard like any other.
  return messages.flatMap((message) => message.replaceAll("−", "-").replace(/\.$/, "").split(". "));
}

/** What a pattern finds, each with its groups. */
export function found(pattern: RegExp, text: string): string[][] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).map((group) => group ?? ""));
}

/** "no" is nought. */
export function count(word: string): number {
  return word === "no" ? 0 : Number(word);
}

/** "14, none and 42" as it was before it was said. */
export function list(text: string): string[] {
  return text.split(/, | and /);
}
