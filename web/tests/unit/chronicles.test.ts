/** The chronicles on the table: each one's questions, events and components are drawn somewhere. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Board } from "../../src/games/glenmore/board.svelte";
import ClanBoard from "../../src/games/glenmore/clans/ClanBoard.svelte";
import { Drawings } from "../../src/games/glenmore/drawings.svelte";
import { REWARDS } from "../../src/games/glenmore/expansions/boats/rewards";
import { cellarRows, roomAt } from "../../src/games/glenmore/expansions/cask/shape";
import { MEASURES } from "../../src/games/glenmore/expansions/council/shape";
import type { CouncilFacts } from "../../src/games/glenmore/expansions/council/view";
import Plates from "../../src/games/glenmore/expansions/haggis/Plates.svelte";
import { chronicle as hammer } from "../../src/games/glenmore/expansions/hammer/drawings";
import { chronicle as highlander } from "../../src/games/glenmore/expansions/highlander/drawings";
import { FACES } from "../../src/games/glenmore/expansions/mobs/art";
import { eventCards, tileOf } from "../../src/games/glenmore/expansions/tome/shape";
import { EXPANSION_OF } from "../../src/games/glenmore/modules";
import { selectorOf } from "../../src/games/glenmore/parts";
import Owned from "../../src/games/glenmore/players/Owned.svelte";
import Scores from "../../src/games/glenmore/players/Scores.svelte";
import { ringOf, stretchOf } from "../../src/games/glenmore/rondel/ring";
import type { GlenPack } from "../../src/games/glenmore/shape";
import { parts } from "../../src/games/glenmore/shelf";
import type { Chronicle } from "../../src/games/glenmore/shelf/chronicle";
import { sceneName } from "../../src/games/glenmore/tile/picture";
import { learn, sayOf } from "../../src/messages/messages.svelte";
import { ChoosingModel } from "../../src/table/choosing.svelte";
import type { Data } from "../../src/table/state.svelte";
import { oracleOf, tableOf } from "../../stories/story";
import { packOf, story } from "../support/games";

const FOLDER = join(import.meta.dirname, "../../../src/bothy/games/glenmore/expansions");
const LOADED = await Promise.all(
  [...new Set(Object.values(EXPANSION_OF))].map(({ drawings }) => drawings?.() ?? []),
);
const ALL = LOADED.flat().filter((each): each is Chronicle => "medallion" in each);
const pack = packOf("glenmore") as GlenPack;
/** Returns the chronicles' messages of a kind, including those of two combined: `event` gives `event-rowed`. */
function keys(kind: string, folder = FOLDER): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /locales\/en\/[a-z-]+\.ftl$/.test(path),
  );
  const found = files.flatMap((path) => [
    ...readFileSync(join(folder, path), "utf8").matchAll(new RegExp(`^(${kind}-[a-z-]+) *=`, "gm")),
  ]);
  return found.map(([, key]) => key ?? "").sort();
}
const all = <T>(of: (each: Chronicle) => Iterable<T>): T[] => ALL.flatMap((each) => [...of(each)]).sort();

/** Returns a story's table with these chronicles' drawings. */
function boardOf(name: string, change?: (view: Data) => void): Board {
  const told = story("glenmore", name);
  change?.(told.view);
  const say = sayOf("glenmore");
  const table = tableOf(told, pack, say);
  const drawings = new Drawings();
  drawings.list = ALL.filter((each) => each.name in told.view);
  drawings.shelf = parts;
  const choosing = new ChoosingModel(table, oracleOf(told, say));
  return new Board(table, choosing, drawings);
}

beforeAll(() => learn("glenmore"));

describe("all chronicles, and anything that belongs to two of them,", () => {
  it("have one place for every question they ask", () => {
    expect(keys("ask").length).toBeGreaterThan(30);
    expect(all(({ answers }) => Object.keys(answers))).toEqual(keys("ask"));
    for (const part of all(({ answers }) => Object.values(answers))) expect(selectorOf(part), part).toBeTruthy();
  });

  it("have a movement for each of their events, or the reason why there is none", () => {
    const events = keys("event").map((key) => key.replace("event-", ""));
    expect(all(({ moves }) => Object.keys(moves ?? {}))).toEqual(events);
    for (const [key, entry] of all(({ moves }) => Object.entries(moves ?? {})))
      if (typeof entry !== "function") expect(entry.none, key).toMatch(/\w+ \w+ \w+/);
    for (const key of all(({ news }) => news)) expect(events).toContain(key);
  });

  it("have tiles, most of them", () => {
    const tiled = new Set(Object.values(pack.tiles).map((tile) => tile.module));
    expect(ALL.filter(({ name }) => tiled.has(name)).length).toBeGreaterThan(5);
  });

  it("draw all that the tab of notes would print", () => {
    expect(all(({ draws }) => draws ?? [])).toEqual(keys("note"));
  });
});

describe.each(ALL.map((each) => [each.name, each] as const))("%s", (name, chronicle) => {
  it("has a chip", () => {
    expect(selectorOf(`chip ${name}`)).toContain(name);
  });

  it("has a picture for each of its tiles", () => {
    const tiles = Object.values(pack.tiles).filter((tile) => tile.module === name);
    for (const tile of tiles)
      expect(tile.id in (chronicle.pictures ?? {}) || !["moor", "stop"].includes(sceneName(tile)), tile.id).toBe(
        true,
      );
  });
});

describe("components", () => {
  type Row = Readonly<Record<string, unknown>>;
  /** Returns a chronicle's panel at a moment. */
  const panelOf = (moment: string, name: string): Element => {
    const board = boardOf(moment);
    board.drawings.open = name;
    return render(parts.Panel, { board, narrow: false }).container;
  };
  const texts = (within: Element, selector: string) =>
    [...within.querySelectorAll(selector)].map((each) => each.textContent?.trim());
  const atFour = (rows: readonly Row[]) => rows.find(({ players }) => players === 4);
  const elsewhere = (): void => {}; // has its own test below
  /** Drawing check for each set of components. */
  const SHOWN: Readonly<Record<string, (rows: readonly Row[]) => void>> = {
    "England row": ([row]) => {
      const { container } = render(hammer.stall as NonNullable<typeof hammer.stall>, {
        board: boardOf("english"),
        roomy: false,
      });
      expect(texts(container, ".price")).toEqual(((row?.prices ?? []) as number[]).map(String));
    },
    council: ([row]) => expect(panelOf("vote", "council").querySelectorAll(".cards > *").length).toBe(row?.open),
    "voting tokens": (rows) => {
      const { ayes, nays } = atFour(rows) as { ayes: number; nays: number };
      const { council: seen } = story("glenmore", "vote").view as CouncilFacts;
      for (const [aye, nay] of seen.tokens) expect(aye + nay).toBeLessThanOrEqual(ayes + nays);
      const hand = seen.tokens[story("glenmore", "vote").me ?? 0] as [number, number];
      for (const count of hand) expect(panelOf("vote", "council").textContent).toContain(String(count));
    },
    "haggis figures": ([row]) => {
      const plates = panelOf("serving", "haggis").querySelector(".plates");
      expect(plates?.querySelectorAll("i").length).toBe(row?.room);
    },
    "haggis tokens": (rows) => {
      const values = rows.map(({ value }) => value as number);
      const { container } = render(Plates, { tokens: values.map((value) => [value]), room: 5 });
      expect(texts(container, ".known")).toEqual(values.map(String));
    },
    "mobsters drawn": (rows) =>
      expect(panelOf("prison", "mobs").querySelectorAll("[data-mobster]").length).toBe(atFour(rows)?.mobsters),
    "neutral rivers": (rows) => {
      for (const { name } of rows) expect(panelOf("rivers", "boats").innerHTML).toContain(name);
    },
    "race cards": (rows) => {
      const said = rows.map(({ place }) => sayOf("glenmore")("shelf-boats-place", { place: place as number }));
      expect(new Set(said).size).toBe(rows.length);
    },
    "race courses": (rows) =>
      expect(panelOf("reward", "boats").querySelectorAll(".rivers > li").length).toBe(
        4 + Number(atFour(rows)?.rivers),
      ),
    "cask sales": elsewhere,
    cellars: elsewhere,
    "council cards": elsewhere,
    events: elsewhere,
    "events of the hammer": elsewhere,
    mobsters: elsewhere,
    "mobsters of pairs": elsewhere,
    "race rewards": elsewhere,
  };
  /** Sets of the base game. */
  const BASE = [
    "final scoring",
    "game lengths",
    "market rows",
    "pieces",
    "player counts",
    "rondel",
    "scoring",
    "stacks",
    "starting coins",
  ];

  it("every set of the packs is drawn somewhere", () => {
    const rows = pack.sets as unknown as Record<string, readonly Row[]>;
    expect([...Object.keys(SHOWN), ...BASE].sort()).toEqual(Object.keys(rows).sort());
    for (const [set, shown] of Object.entries(SHOWN)) shown(rows[set] ?? []);
  });

  const { sets } = pack;

  it("every reward of the race has its sign", () => {
    expect(sets["race rewards"].map(({ id }) => id).sort()).toEqual(Object.keys(REWARDS).sort());
  });

  it("every cellar has its slots and its price, and every sale its room", () => {
    const board = boardOf("sale");
    const rows = cellarRows(board);
    expect(rows.map(({ spaces }) => spaces.length)).toEqual([3, 3, 3]);
    expect(rows.slice(1).every(({ cost }) => Object.keys(cost).length > 0)).toBe(true);
    for (const { tile } of sets["cask sales"]) expect(roomAt(board, tile)).toBeGreaterThan(0);
  });
});

describe("components of the later chronicles", () => {
  const { sets } = pack;

  it("every card of the council has its sign", () => {
    expect(sets["council cards"].map(({ id }) => id).sort()).toEqual(Object.keys(MEASURES).sort());
  });

  it("every mobster has a unique portrait, and words for what it does", () => {
    const ids = [...sets.mobsters, ...sets["mobsters of pairs"]].map(({ id }) => id);
    expect(Object.keys(FACES).sort()).toEqual(ids.sort());
    expect(new Set(Object.values(FACES).map((face) => JSON.stringify(face))).size).toBe(ids.length);
    for (const id of ids) expect(sayOf("glenmore")(`mobs-does-${id}`)).not.toMatch(/^\[/);
  });

  it("every event is on a landmark card with a picture, and says what it does", () => {
    const board = boardOf("telling");
    const cards = eventCards(board);
    expect(cards.length).toBe(19);
    for (const card of cards) {
      expect(tileOf(board, card), card).toBeDefined();
      expect(sayOf("glenmore")(`does-${card}`)).not.toMatch(/^\[/);
    }
  });

  it("my tokens show their values, those of others only what everyone knows", () => {
    const board = boardOf("feast");
    const { container } = render(parts.Panel, { board, narrow: false });
    expect(container.textContent).toBe("");
    board.drawings.open = "haggis";
    flushSync();
    const plates = [...container.querySelectorAll(".plates")].map((each) => each.getAttribute("aria-label"));
    expect(plates.length).toBe(board.table.seats.length);
  });
});

describe("the shelf", () => {
  it.each([
    ["reward", "boats"],
    ["sale", "cask"],
    ["ageing", "cask"],
    ["english", "hammer"],
    ["serving", "haggis"],
    ["feast", "haggis"],
    ["telling", "tome"],
    ["vote", "council"],
    ["prison", "mobs"],
  ])("grows the panel that is asked about: %s", async (moment, name) => {
    const board = boardOf(moment);
    const row = render(parts.Row, { board, narrow: false, low: false });
    expect(board.drawings.open).toBe(name);
    expect(
      [...row.container.querySelectorAll("[data-chronicle]")].map((chip) => chip.getAttribute("data-chronicle")),
    ).toEqual(board.drawings.list.map((each) => each.name));
    const panel = render(parts.Panel, { board, narrow: false });
    const choices = [...panel.container.querySelectorAll<HTMLElement>(".inside button")];
    expect(choices.length).toBeGreaterThan(0);
    choices.at(0)?.click();
    expect(board.choosing.chosen).not.toBeNull();
  });

  it("leaves the toll to the bar: the mountain's panel grows for no one", () => {
    const board = boardOf("toll");
    render(parts.Row, { board, narrow: true, low: false });
    expect(board.drawings.open).toBeNull();
    expect(highlander.standing(board)).toBe("asks");
  });

  it("shows neutral rivers with their castles", () => {
    const board = boardOf("rivers");
    const row = render(parts.Row, { board, narrow: false, low: false });
    expect(row.container.querySelectorAll("[data-chronicle]").length).toBe(1);
    const { container } = render(parts.Panel, { board, narrow: false });
    expect(container.querySelectorAll(".rivers > li").length).toBe(4);
    expect(container.querySelectorAll(".neutral").length).toBe(8);
  });
});

describe("a tile of two spaces", () => {
  it("is drawn once, across or down", () => {
    const shape = ringOf(14);
    const rondel = Array.from({ length: 14 }, (_, at) => (at === 12 || at === 13 ? "mountain" : `tile-${at}`));
    expect(stretchOf(shape, rondel, 12)?.span).toBe("across");
    expect(stretchOf(shape, rondel, 13)).toBeUndefined();
    expect(stretchOf(shape, rondel, 0)?.span).toBeUndefined();
  });
});

describe("on the boards", () => {
  const laid = (out: object) => (view: Data) => {
    const mobs = view.mobs as { mobsters: object[]; out: object[] };
    mobs.mobsters[0] = { ...mobs.mobsters[0], mobster: "peggy-mcwander", seat: 2 };
    mobs.out = [{ mobster: "peggy-mcwander", ...out }];
  };

  it("a landmark card shows the event on its other side, and that it counts as two once it is told", () => {
    const board = boardOf("telling");
    const [card] = board.player.cards;
    const { container } = render(Owned, { board, seat: board.seat });
    const shown = container.querySelector(`[data-card="${card}"]`);
    expect(shown?.textContent).toContain(sayOf("glenmore")(`does-${card}`));
    const told = boardOf("telling", (view) =>
      (view.tome as { turned: (string | undefined)[][] }).turned[board.seat]?.push(card),
    );
    const { container: after } = render(Owned, { board: told, seat: board.seat });
    expect(after.querySelector(`[data-card="${card}"] .two`)?.textContent).toContain("2");
  });

  it("tokens of mobsters lie on the clans and cards they lie on", () => {
    const wait = render(ClanBoard, { board: boardOf("shelf", laid({ clan: "gunn", price: 3 })) });
    expect(wait.container.querySelector('[data-clan="gunn"] .minch')?.textContent).toBe("3");
    const board = boardOf("telling");
    const card = String(board.player.cards[0]);
    const claimed = render(Owned, { board: boardOf("telling", laid({ card })), seat: board.seat });
    expect(claimed.container.querySelector(`[data-card="${card}"] .minch`)?.textContent).toBe("M");
  });

  it("the scores include what council and mobsters will bring", () => {
    const board = boardOf("shelf");
    const { container } = render(Scores, { board });
    const row = [...container.querySelectorAll("tbody tr")].find((each) => each.textContent?.includes("mobsters"));
    const seats = board.view.forecast.map((each) => (each as unknown as Record<string, number>).mobs ?? 0);
    expect([...(row?.querySelectorAll("td b") ?? [])].map((each) => each.textContent)).toEqual(
      seats.map((vp) => (vp < 0 ? `−${-vp}` : `+${vp}`)),
    );
    expect(container.textContent).toContain("council");
  });
});
