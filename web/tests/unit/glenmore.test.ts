/** Every moment of Glen More's recorded games can be drawn, and has all its messages. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answer } from "../../src/games/glenmore/answers";
import { currency } from "../../src/games/glenmore/currency";
import { titled, valued } from "../../src/games/glenmore/labels";
import Follows from "../../src/games/glenmore/rondel/Follows.svelte";
import { heard } from "../../src/games/glenmore/screenreader";
import type { GlenView, Placed } from "../../src/games/glenmore/shape";
import Table from "../../src/games/glenmore/Table.svelte";
import { learn, sayOf, speak } from "../../src/messages/messages.svelte";
import Arguments from "../../src/table/Arguments.svelte";
import { ChoosingModel } from "../../src/table/choosing.svelte";
import type { Action } from "../../src/table/state.svelte";
import { eventText } from "../../src/table/steps";
import { oracleOf, tableOf } from "../../stories/story";
import {
  type Golden,
  type GoldenStep,
  goldenGames,
  packOf,
  storiesOf,
  story as storyOf,
  tableOfGolden,
  wordsIn,
} from "../support/games";
import { spoken } from "../support/listener";
import { NIGHTLY } from "../support/nightly";

const ROOT = join(import.meta.dirname, "../../..");
/** A key without a message is shown in brackets. */
const MISSING = /\[[a-z]+-[a-z0-9-]+[^\]]*\]/;

beforeAll(async () => {
  await speak("en");
  await learn("glenmore");
});

/** One in this many steps is drawn by day, fewer for games with chronicles; at night, every one. */
const oneIn = (name: string) => (NIGHTLY ? 1 : name.includes("chronicles") ? 90 : 40);
/** The golden games of the base game. */
const BASE = ["four-players", "two-players-with-die"];

const GAMES = goldenGames("glenmore", NIGHTLY ? [] : [...BASE, "all-chronicles"]);
const BASE_GAMES = GAMES.filter(({ name }) => BASE.some((each) => name === `glenmore-${each}`));

// Module drawings load on their own: any that arrive after the last test would find no page.
afterAll(() => vi.dynamicImportSettled());

describe("recorded games", () => {
  it("there are some", () => {
    expect(BASE_GAMES).toHaveLength(BASE.length);
    expect(GAMES.length).toBeGreaterThan(BASE.length);
  });

  for (const golden of GAMES)
    for (const narrow of [false, true])
      it(`${golden.name} ${narrow ? "narrow" : "wide"}: everything drawn has its words`, async () => {
        const table = tableOfGolden(golden);
        let shown: ReturnType<typeof render> | undefined;
        for (const [at, { view, seatsToAct, decisions }] of golden.steps.entries()) {
          table.view = view;
          table.seatsToAct = seatsToAct;
          table.me = seatsToAct[0] ?? 0;
          table.ask(decisions[0] ?? null, at);
          if (seatsToAct.length && at % oneIn(golden.name)) continue;
          shown ??= render(Table, { table, choosing: new ChoosingModel(table), narrow });
          await tick();
          const missing = MISSING.exec(wordsIn(shown.container));
          expect(missing, `step ${at}: ${missing?.[0]}`).toBeNull();
        }
        shown?.unmount();
      }, 120_000);
});

describe("stories", () => {
  const names = storiesOf("glenmore");
  const pack = packOf("glenmore");

  // By day one in six.
  for (const name of names.filter((_, at) => NIGHTLY || at % 6 === 0))
    it(`${name}: whatever is pressed, only the selection changes`, async () => {
      const story = storyOf("glenmore", name);
      const table = tableOf(story, pack, sayOf("glenmore"), currency);
      const choosing = new ChoosingModel(table, oracleOf(story, sayOf("glenmore")));
      const { container } = render(Table, { table, choosing, narrow: false });
      const before = JSON.stringify(story.view);
      for (const button of container.querySelectorAll<HTMLElement>("button")) {
        button.click();
        flushSync();
        choosing.look();
        await tick();
        expect(MISSING.exec(wordsIn(container))?.[0]).toBeUndefined();
      }
      expect(JSON.stringify(table.view)).toBe(before);
    }, 60_000);

  it("a tile that can be taken is chosen by a press, and what follows is shown beforehand", async () => {
    const story = storyOf("glenmore", "middle");
    const table = tableOf(story, pack, sayOf("glenmore"), currency);
    const choosing = new ChoosingModel(table, oracleOf(story, sayOf("glenmore")));
    const { container } = render(Table, { table, choosing, narrow: false });
    const tile = table.offers[0]?.args.tile;
    container.querySelector<HTMLElement>(`.left [data-tile="${tile}"]`)?.click();
    flushSync();
    expect(choosing.chosen?.action).toEqual(["take", tile]);
    const others = table.seats.filter(({ index }) => index !== table.me).map(({ name }) => name);
    const { container: row } = render(Follows, { table, choosing });
    for (const name of others) expect(row.querySelector("ol")?.textContent).toContain(name);
  });
});

/** Returns whether a player has an overlay to place: every available place has a tile. */
function covering({ view, seatsToAct, decisions }: GoldenStep): boolean {
  const places = (decisions[0]?.actions ?? []).filter(([verb]) => verb === "place");
  const tiles = new Set(
    (view as GlenView).players[seatsToAct[0] ?? 0]?.territory.map(({ at }: Placed) => at.join()),
  );
  return places.length > 0 && places.every(([, ...at]) => tiles.has(at.join()));
}

describe("words", () => {
  const keys = (language: string): string[] => {
    const path = join(ROOT, `src/bothy/games/glenmore/locales/${language}/glenmore-client.ftl`);
    return new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id).sort();
  };

  it("are there in all three languages", () => {
    expect(keys("fr")).toEqual(keys("en"));
    expect(keys("pt")).toEqual(keys("en"));
  });
});

describe("what a player reads", () => {
  const pack = packOf("glenmore");
  const story = storyOf("glenmore", "middle");

  it("names no place by numbers: the log says what is next to it", () => {
    const placed = BASE_GAMES.flatMap(({ steps }) =>
      steps.flatMap(({ events }) => events.filter(({ key }) => key === "placed")),
    );
    expect(placed.length).toBeGreaterThan(20);
    for (const event of placed)
      expect(eventText(event, sayOf("glenmore"), ["Ailsa", "Ruaridh", "Morag", "Iain"])).toMatch(
        /^(Ailsa|Ruaridh|Morag|Iain) places [^(]+ (beside|over) [A-Z][^()]+\.$/,
      );
  });

  it("has no pair of numbers for a place in any language: not in offers, reasons, answers or speech", async () => {
    const golden = BASE_GAMES[0] as Golden;
    for (const language of ["en", "fr", "pt"] as const) {
      await speak(language);
      const said = spoken(golden, heard);
      const table = tableOfGolden(golden);
      for (const [seq, { view, seatsToAct, decisions }] of golden.steps.entries()) {
        table.view = view;
        table.me = seatsToAct[0] ?? 0;
        table.ask(decisions[0] ?? null, seq);
        const places = table.offers.filter(({ verb }) => verb === "place");
        if (!places.length) continue;
        said.push(...places.map(({ text }) => text), answer("territory", table) ?? "");
        const { container, unmount } = render(Arguments, {
          table,
          choosing: new ChoosingModel(table),
          verb: "place",
          titled,
        });
        expect(wordsIn(container)).not.toMatch(/-\d/);
        said.push(wordsIn(container));
        unmount();
      }
      expect(said.length).toBeGreaterThan(50);
      expect(/-?\d+, -?\d+/.exec(said.join("\n"))?.[0]).toBeUndefined();
    }
    await speak("en");
  }, 120_000);

  it("describes the trades of a tile by what they do", () => {
    const table = tableOf(story, pack, sayOf("glenmore"), currency);
    expect(valued(table, "deal", 2, { tile: "crieff" })).toBe("2 animals for 5 VP");
    expect(valued(table, "tile", "crieff", {})).toBeUndefined();
  });
});

describe("an overlay", () => {
  it("lights the tiles it may cover, says so to those who listen, and says of the others why not", async () => {
    const golden = GAMES.find(({ steps }) => steps.some(covering)) as Golden;
    const { view, seatsToAct, decisions } = golden.steps.find(covering) as GoldenStep;
    const table = tableOfGolden(golden);
    table.view = view;
    table.me = seatsToAct[0] ?? 0;
    table.ask(decisions[0] ?? null, 0);
    const places = new Set(table.offers.map(({ args }) => `${args.column},${args.row}`));
    const blocked = async () =>
      ((view as GlenView).players[table.me ?? 0]?.territory ?? [])
        .filter(({ at }: Placed) => !places.has(at.join()))
        .map(({ at }: Placed) => ({ action: ["place", ...at] as Action, text: "Not this one.", label: "" }));
    const choosing = new ChoosingModel(table, { preview: async () => null, blocked });
    const { container } = render(Table, { table, choosing, narrow: false });
    await tick();
    const cells = [...container.querySelectorAll<HTMLElement>(".centre .cell")];
    expect(cells.length).toBeGreaterThan(places.size);
    for (const cell of cells) {
      const may = places.has(cell.dataset.rove ?? "");
      expect([cell.classList.contains("coverable"), cell.classList.contains("dimmed")]).toEqual([may, !may]);
      expect(cell.textContent?.includes("you can cover it")).toBe(may);
    }
    cells.find((cell) => !places.has(cell.dataset.rove ?? ""))?.click();
    flushSync();
    expect(choosing.chosen).toBeNull();
    expect(container.querySelector(".card")?.textContent).toContain("Not this one.");
    cells.find((cell) => places.has(cell.dataset.rove ?? ""))?.click();
    flushSync();
    expect(choosing.chosen?.verb).toBe("place");
  });
});

describe("keyboard", () => {
  it("the rondel is one stop, and arrows go from tile to tile", async () => {
    const pack = packOf("glenmore");
    const story = storyOf("glenmore", "middle");
    const table = tableOf(story, pack, sayOf("glenmore"), currency);
    const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
    const ring = container.querySelector(".ring") as HTMLElement;
    const stops = [...ring.querySelectorAll<HTMLElement>('.spot [tabindex="0"]')];
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    stops[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(document.activeElement).not.toBe(stops[0]);
    expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
  });
});
