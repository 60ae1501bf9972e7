/** Every question of the chronicles can be answered at its place: something there can be pressed, and chooses. */

import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { currency } from "../../src/games/glenmore/currency";
import { EXPANSION_OF } from "../../src/games/glenmore/modules";
import { selectorOf } from "../../src/games/glenmore/parts";
import type { GlenPack } from "../../src/games/glenmore/shape";
import Table from "../../src/games/glenmore/Table.svelte";
import { knows, learn, sayOf } from "../../src/messages/messages.svelte";
import { ChoosingModel } from "../../src/table/choosing.svelte";
import { oracleOf, type Story, tableOf } from "../../stories/story";
import { packOf, questionsOf } from "../support/games";
import { some } from "../support/nightly";

const QUESTIONS = questionsOf("glenmore");
const pack = packOf("glenmore") as GlenPack;
/** The part of the table that answers each question. */
const ASKED: Record<string, string> = {};

beforeAll(async () => {
  await learn("glenmore");
  for (const { drawings } of Object.values(EXPANSION_OF))
    for (const { answers } of (await drawings?.()) ?? []) Object.assign(ASKED, answers);
});
afterAll(() => vi.dynamicImportSettled());

/** Questions about opponents are answered on the territory shown for them, or on its owner's cards. */
const WITHIN: Readonly<Record<string, string>> = {
  panel: `${selectorOf("panel")} .inside`,
  players: '[data-part="players"], [data-part="territory"], [data-part="territory"] ~ .own',
};
/** One question per part of the table by day, all of them at night. */
const BY_DAY = ["ask-council-vote", "ask-swapping", "ask-intercepting", "ask-hiding", "ask-placing-freely"];

it("every question of the chronicles comes up", () => {
  expect(Object.keys(ASKED).length).toBeGreaterThan(30);
  expect(Object.keys(ASKED).filter((key) => !QUESTIONS.has(key))).toEqual([]);
  expect(new Set(BY_DAY.map((key) => ASKED[key]))).toEqual(new Set(Object.values(ASKED)));
});

it("everything a chronicle lets you do with a tile of yours is said of the tile", async () => {
  for (const { drawings } of Object.values(EXPANSION_OF))
    for (const { onTiles = [] } of (await drawings?.()) ?? [])
      for (const verb of onTiles) expect(knows("glenmore", `glen-verb-${verb}`), verb).toBe(true);
});

it.each(some([...QUESTIONS.keys()], BY_DAY))("%s is answered by a press at its place", async (key) => {
  const part = ASKED[key];
  if (!part) return; // a question of the base game
  const story = QUESTIONS.get(key) as Story;
  const table = tableOf(story, pack, sayOf("glenmore"), currency);
  const choosing = new ChoosingModel(table, oracleOf(story, sayOf("glenmore")));
  const { container, unmount } = render(Table, { table, choosing, narrow: false });
  await vi.dynamicImportSettled();
  await tick();
  flushSync();
  const places = [...container.querySelectorAll(WITHIN[part] ?? selectorOf(part) ?? "")];
  expect(places.length, part).toBeGreaterThan(0);
  const wanted = new Set(story.offers.map(({ do: [verb] }) => verb));
  const buttons = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>("button")]);
  const answers = buttons.some((button) => {
    choosing.clear();
    button.click();
    flushSync();
    return wanted.has(String(choosing.chosen?.verb ?? choosing.fixed.verb));
  });
  expect(answers, `one of ${buttons.length} buttons`).toBe(true);
  unmount();
});
