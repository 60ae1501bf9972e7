/** People are called by their names, whoever a message is about. */

import { afterAll, describe, expect, it } from "vitest";
import { withNames } from "../../src/table/steps";
import { LANGUAGES } from "../../src/words/languages";
import { learn, sayOf, speak } from "../../src/words/words.svelte";

const NAMES = ["Ailsa", "Iain", "Morag"];
const SEAT = /seat|place|lugar/i;
const MESSAGES: readonly [string, Record<string, unknown>, string[]][] = [
  ["note-boat", { seat: 0, owner: 1, tile: "home-village", steps: 2 }, ["Ailsa", "Iain"]],
  ["note-token", { seat: 2 }, ["Morag"]],
  ["event-tile-stolen", { seat: 0, owner: 1, other: 2, tile: "brora" }, NAMES],
  ["event-penny-handed-over", { seat: 0, other: 2 }, ["Ailsa", "Morag"]],
  ["do-steal-tile", { tile: "brora", owner: 1 }, ["Iain"]],
];

describe("names", () => {
  afterAll(() => speak("en"));

  for (const language of LANGUAGES)
    it(`stand for seats in ${language}`, async () => {
      await speak(language);
      await learn("glenmore");
      for (const [key, values, told] of MESSAGES) {
        const text = sayOf("glenmore")(key, withNames(values, NAMES));
        expect(text).not.toMatch(SEAT);
        for (const name of told) expect(text).toContain(name);
      }
    });
});
