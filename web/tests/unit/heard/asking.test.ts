/** The command box: what may be typed at a table of each game, in three languages. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as caledonia from "../../../src/games/caledonia/answers";
import { currency as pounds } from "../../../src/games/caledonia/currency";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import * as glenmore from "../../../src/games/glenmore/answers";
import { currency as coins } from "../../../src/games/glenmore/currency";
import { tileName } from "../../../src/games/glenmore/labels";
import { learn, say, sayOf, speak } from "../../../src/messages/messages.svelte";
import { commandOf, meant } from "../../../src/table/command";
import type { Currency, GameWords } from "../../../src/table/contract/game";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";

const GAMES: Record<string, GameWords> = { caledonia, glenmore };
const CURRENCIES: Record<string, Currency> = { caledonia: pounds, glenmore: coins };
const MISSING = /\[[a-z]+(-[a-z0-9]+)+|\{\s*\$|undefined|NaN/;
const table = (game: string, name: string) =>
  tableOf(story(game, name), packOf(game), sayOf(game), CURRENCIES[game]);

beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
  await learn("glenmore");
});
afterAll(() => speak("en"));

describe("who types", () => {
  it.each([
    ["en", ["what changed", "who is next?", "help", "offers", "end turn", "undo"]],
    ["fr", ["qu'est-ce qui a changé", "à qui le tour ?", "aide", "offres", "fin du tour", "annuler"]],
    ["pt", ["o que mudou", "de quem é a vez?", "ajuda", "ofertas", "fim do turno", "desfazer"]],
  ] as const)("finds the commands in %s", async (language, typed) => {
    await speak(language);
    expect(typed.map((text) => commandOf(text, say))).toEqual([
      "changed",
      "next",
      "help",
      "offers",
      "end",
      "undo",
    ]);
  });

  it.each([
    ["en", "expand"],
    ["fr", "se developper"],
    ["pt", "expandir"],
  ] as const)("expands in %s, by a few letters of the unit and the hex", async (language, verb) => {
    await speak(language);
    const here = table("caledonia", "turn");
    const wanted = here.offers.find((offer) => offer.verb === "expand");
    const unit = sayOf("caledonia")(`unit-${wanted?.args.unit}`);
    for (const text of [`expand ${wanted?.args.unit} ${wanted?.args.hex}`, `${verb} ${unit} ${wanted?.args.hex}`])
      expect(meant(text, here.offers, "caledonia", sayOf("caledonia")), text).toEqual([wanted]);
  });

  it.each([
    ["en", "take"],
    ["fr", "prendre"],
    ["pt", "pegar"],
  ] as const)("takes a tile of Glen More in %s, by its name", async (language, verb) => {
    await speak(language);
    const here = table("glenmore", "middle");
    const wanted = here.offers.find((offer) => offer.verb === "take");
    const name = sayOf("glenmore")(`tile-${wanted?.args.tile}`);
    for (const text of [`take ${wanted?.args.tile}`, `${verb} ${name}`])
      expect(meant(text, here.offers, "glenmore", sayOf("glenmore")), text).toEqual([wanted]);
  });
});

describe.each(["en", "fr", "pt"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));

  it.each([
    ["caledonia", ["turn", "first-workers", "production", "end"]],
    ["glenmore", ["middle", "first", "activating", "clans", "end"]],
  ] as const)("%s answers all that help says it can be asked", (game, names) => {
    for (const name of names) {
      const here = table(game, name);
      const questions = GAMES[game]?.questions?.() ?? [];
      expect(questions.length).toBeGreaterThanOrEqual(7);
      for (const question of questions) {
        const answered = GAMES[game]?.answer?.(question, here);
        expect(answered, `${name}: ${question}`).toBeTruthy();
        expect(answered, `${name}: ${question}`).not.toMatch(MISSING);
      }
      if (name !== "end") expect(GAMES[game]?.next?.(here)).not.toMatch(MISSING);
    }
  });
});

describe("answers", () => {
  beforeAll(() => speak("en"));

  it("look at a hex: name, land, cost, who is there, then what I can do", () => {
    const here = table("caledonia", "turn");
    const hex = String(here.offers.find((offer) => offer.verb === "expand")?.args.hex);
    expect(caledonia.answer(`look ${hex}`, here)).toMatch(
      RegExp(`^${hex}, (grassland|forest|mountain).*£\\d.*deployed$`),
    );
    const [occupied, seat, unit] = (here.view as CaledoniaView).pieces.find((piece) => piece[1] !== null) ?? [];
    expect(caledonia.answer(`look ${occupied}`, here)).toContain(
      `${here.seats[seat ?? -1]?.name}: ${sayOf("caledonia")(`unit-${unit}`)}`,
    );
  });

  it("look at a tile by the beginning of its name, at a clan, at a free place; at nothing there is", () => {
    const here = table("glenmore", "middle");
    const tile = String(here.offers.find((offer) => offer.verb === "take")?.args.tile);
    expect(glenmore.answer(`look ${tileName(tile)}`, here)).toContain("you can take it");
    expect(glenmore.answer("look home cas", here)).toContain("Home castle, castle");
    expect(glenmore.answer("look munro", here)).toMatch(/^Munro, .*(road|marker)/);
    expect(glenmore.answer("look above home castle", here)).toMatch(/^(below|above) [A-Z]/);
    expect(glenmore.answer("look nowhere", here)).toBe("Nothing on the table is called that.");
  });

  it("market, territory and who is next", () => {
    const here = table("glenmore", "middle");
    expect(glenmore.answer("market", here)).toMatch(/^wood: (buy for \d|sold out), (sell for \d|nobody buys)/);
    expect(glenmore.answer("territory", here)).toMatch(
      /^Territory of \w+, counted from the home village\. Home village.*\. 1 right: Home castle/,
    );
    const other = here.seats.find(({ index }) => index !== here.me)?.name ?? "";
    expect(glenmore.answer(`territory ${other}`, here)).toMatch(RegExp(`^Territory of ${other}, counted`));
    expect(glenmore.next(here)).toMatch(/^To play: you, then \w+/);
    expect(caledonia.next(table("caledonia", "turn"))).toMatch(/^To play: \w+/);
  });
});
