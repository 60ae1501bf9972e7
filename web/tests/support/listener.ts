/** A listener: the announcements of a recorded game, sentence by sentence. */

import { describe, expect, it } from "vitest";
import { sayOf, speak } from "../../src/messages/messages.svelte";
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

// Properties for a game's listeners: the final numbers, one message per turn, no missing messages.

/** Amounts, positions and names, by label. */
export type Known = Record<string, string | number>;

/** Removes zeros: a listener takes unmentioned things for none. */
function some(known: Known): Known {
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== 0 && value !== ""));
}

/** `listen` interprets sentences, `shown` returns the same from the server's final view. */
export function whoOnlyListens(
  title: string,
  games: readonly Golden[],
  heard: Heard,
  listen: (messages: readonly string[]) => Known,
  shown: (golden: Golden) => Known,
): void {
  describe(`who only listens to a game of ${title}`, () => {
    for (const golden of games) {
      it(`knows every number of the end of ${golden.name}`, () => {
        expect(some(listen(spoken(golden, heard)))).toEqual(some(shown(golden)));
      });

      it(`knows them too who comes in the middle of ${golden.name}, or plays along`, () => {
        const middle = Math.floor(golden.steps.length / 2);
        expect(some(listen(spoken(golden, heard, middle)))).toEqual(some(shown(golden)));
        expect(some(listen(spoken(golden, heard, 0, 0)))).toEqual(some(shown(golden)));
      });

      it(`hears one message a turn of ${golden.name}, and none is missing its words`, async () => {
        for (const language of ["en", "fr", "pt"] as const) {
          await speak(language);
          const messages = spoken(golden, heard);
          const ends = golden.steps.filter(({ action }) => action?.[0] === "end-turn").length;
          expect(messages.length).toBeGreaterThanOrEqual(ends);
          expect(messages.join(" ")).not.toMatch(/\[[a-z]+(-[a-z0-9]+)+|\{\s*\$|undefined|NaN/);
        }
        await speak("en");
      });
    }
  });
}
