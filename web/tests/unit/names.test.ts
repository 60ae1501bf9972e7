/** People are called by name in every message; and values in a message are in its language. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/messages/languages";
import { colon, knows, learn, learnMore, say, sayOf, speak } from "../../src/messages/messages.svelte";
import { withNames } from "../../src/table/steps";

const SOURCES = join(import.meta.dirname, "../../src");
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

describe("text next to a message", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((each) =>
    /\.(svelte|ts)$/.test(each),
  );

  it("is set apart as the language does: no component types a colon after a message", () => {
    const typed = files.flatMap((file) =>
      readFileSync(join(SOURCES, file), "utf8")
        .split("\n")
        .filter((line) => /\b(say|tell)\((?:[^()]|\([^()]*\))*\)\}:/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(typed).toEqual([]);
  });

  it("has a space before it in French only", async () => {
    await speak("fr");
    expect([colon("Depuis votre tour"), colon("Zone", "rien")]).toEqual([
      "Depuis votre tour\u00a0:",
      "Zone\u00a0: rien",
    ]);
    await speak("en");
    expect([colon("Since your turn"), colon("Area", "nothing")]).toEqual(["Since your turn:", "Area: nothing"]);
  });

  it("opponents are described for every game: by no word of one", async () => {
    await learnMore();
    for (const language of LANGUAGES) {
      await speak(language);
      for (const id of ["wren", "collie", "stag", "eagle"])
        expect(say(`opponent-${id}-about`)).not.toMatch(/contra[ct]|contract|field|champ|campo|hex/i);
    }
    await speak("en");
  });
});

it("a game's words and those for later are all there, whichever comes first", async () => {
  await Promise.all([learn("caledonia"), learnMore(), learn("glenmore")]);
  for (const key of ["game-caledonia", "remark-contract-missed", "missed-turns"])
    expect(knows("caledonia", key)).toBe(true);
  for (const key of ["game-glenmore", "remark-territory-large", "missed-turns"])
    expect(knows("glenmore", key)).toBe(true);
});

it("a change of language while words are loading leads to the language chosen last", async () => {
  await Promise.all([speak("fr"), learn("glenmore"), speak("pt")]);
  expect(sayOf("glenmore")("missed-tab")).toBe("Pontos perdidos");
  expect(document.documentElement.lang).toBe("pt");
});
