/** Properties for a game's listeners: the final numbers, one message per turn, no missing messages. */

import { describe, expect, it } from "vitest";
import { speak } from "../../src/messages/messages.svelte";
import type { Heard } from "../../src/table/screenreader";
import type { Golden } from "./games";
import { spoken } from "./listener";

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
