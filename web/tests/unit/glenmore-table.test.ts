/** Calculations of Glen More's table: paths along the ring, tile pictures, resources one by one. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { offerFor, openAt, picksOf } from "../../src/games/glenmore/choices/resource-picks";
import { layOut, pathOf, roadsOn } from "../../src/games/glenmore/clans/layout";
import { ringOf, walkAlong } from "../../src/games/glenmore/rondel/ring";
import type { GlenPack, Tile } from "../../src/games/glenmore/shape";
import { gridOf, widened } from "../../src/games/glenmore/territory/grid";
import { scatter } from "../../src/games/glenmore/territory/scatter";
import { nameWidth } from "../../src/games/glenmore/tile/letters";
import { sceneName } from "../../src/games/glenmore/tile/picture";
import type { Offer } from "../../src/table/state.svelte";
import { compose, sceneOf } from "../../src/ui/art/glen/compose";
import { FIGURES, type Figure, portrait } from "../../src/ui/art/glen/people";
import { DIE, pawn, scotsman } from "../../src/ui/art/glen/pieces";
import { SCENES, type SceneName } from "../../src/ui/art/glen/scenes";
import { asSvg, coloured } from "../../src/ui/art/print";
import { quietest } from "../../src/ui/quiet";
import { PLAYER_COLOURS } from "../../src/ui/tartan/setts";
import { TOKENS } from "../support/colour";

const ROOT = join(import.meta.dirname, "../..");
const pack = JSON.parse(readFileSync(join(ROOT, "src/games/glenmore/picture/pack.json"), "utf8")) as GlenPack;

describe("the walk of a pawn", () => {
  const shape = ringOf(14);

  it("goes along the outer edge, and turns at the corners it passes", () => {
    const from = shape.spots.findIndex(({ column, row }) => column === 2 && row === 3);
    const to = shape.spots.findIndex(({ column, row }) => column === 1 && row === 0);
    expect(walkAlong(shape, from, to)).toEqual([
      [2.5, 4],
      [0, 4],
      [0, 0],
      [1.5, 0],
    ]);
  });

  it("begins and ends in the middle of an edge also at a corner", () => {
    const corner = shape.spots.findIndex(({ column, row }) => column === 0 && row === 0);
    const next = shape.spots.findIndex(({ column, row }) => column === 4 && row === 0);
    expect(walkAlong(shape, corner, next)).toEqual([
      [0.5, 0],
      [4.5, 0],
    ]);
  });

  it("is empty if the pawn is already there", () => {
    expect(walkAlong(shape, 3, 3)).toEqual([]);
  });
});

describe("pictures", () => {
  const drawings = [
    ...(Object.keys(SCENES) as SceneName[]).flatMap((name) => [
      compose(sceneOf(name, false)),
      compose(sceneOf(name, true)),
    ]),
    ...(Object.keys(FIGURES) as Figure[]).map((figure) => portrait(figure, "macgregor")),
    ...PLAYER_COLOURS.flatMap((colour) => [scotsman(colour), pawn(colour)]),
    DIE,
  ];

  it("have every colour they name among the tokens, and no other", () => {
    for (const drawing of drawings) {
      for (const [, name = ""] of drawing.matchAll(/\$([a-z][a-z-]*)/g))
        expect(TOKENS.has(`art-${name}`) || TOKENS.has(name), name).toBe(true);
      expect(drawing.replace(/fill="#[0-9A-F]{6}"/g, "")).not.toMatch(/#[0-9a-fA-F]{6}/);
    }
  });

  it("are whole drawings once coloured", () => {
    const svg = asSvg(
      { markup: compose(sceneOf("village", true)), box: "0 0 100 100", width: 80 },
      () => "#123456",
    );
    expect(svg).toContain('width="80" height="80"');
    expect(svg).not.toContain("$");
    expect(coloured("$a $b-c", (name) => name.toUpperCase())).toBe("A B-C");
  });

  it("have a river where the tile has one, and nowhere else", () => {
    const river = 'stroke="$river"';
    for (const name of Object.keys(SCENES) as SceneName[]) {
      if (name.endsWith("-r") || name === "bridge") continue;
      expect(compose(sceneOf(name, false)), name).not.toContain(river);
      expect(compose(sceneOf(name, true)), name).toContain(river);
    }
  });

  it("show what a tile yields, and moor for an unknown kind", () => {
    const tile = (id: string) => pack.tiles[id] as Tile;
    expect(sceneName(tile("home-village"))).toBe("village");
    expect(sceneName(tile("inshriach"))).toBe("forest");
    expect(sceneName(tile("ballachulish"))).toBe("quarry");
    expect(sceneName(tile("the-end"))).toBe("end");
    expect(sceneName({ ...tile("inshriach"), icons: ["observatory"] })).toBe("moor");
    const territory = Object.values(pack.tiles).filter(({ kind, module }) => !module && kind === "territory");
    for (const each of territory) expect(sceneName(each), each.id).not.toBe("moor");
  });
});

describe("two resources", () => {
  const offer = (...resources: string[]) =>
    ({ verb: "gather", args: { resources }, action: ["gather", resources] }) as unknown as Offer;
  const kinds = ["wood", "stone", "barley"];
  const pairs = kinds.flatMap((one, at) => kinds.slice(at).map((other) => offer(one, other)));

  it("are requested one by one where every pair is on offer", () => {
    const pick = picksOf(pairs);
    expect(pick?.count).toBe(2);
    expect(pick && openAt(pick, [null, null], 0)).toEqual(kinds);
  });

  it("leave only the resources that complete a pair on offer", () => {
    const pick = picksOf([
      offer("wood", "stone"),
      offer("wood", "wood"),
      offer("stone", "barley"),
      offer("barley", "barley"),
    ]);
    if (!pick) throw new Error("nothing to pick");
    expect(openAt(pick, ["wood", null], 1).sort()).toEqual(["stone", "wood"]);
    expect(offerFor(pick, ["stone", "wood"])?.args.resources).toEqual(["wood", "stone"]);
    expect(offerFor(pick, ["wood", null])).toBeUndefined();
  });

  it("are not requested that way where single ones are on offer", () => {
    expect(picksOf([offer("wood"), offer("stone")])).toBeNull();
  });
});

describe("the clan board", () => {
  const laid = layOut(pack.clan_board.places);

  it("is entirely within its edges", () => {
    for (const { x, y } of laid.values()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
  });

  it("knows the roads of a way, in its order", () => {
    const way = roadsOn(["start", "macleod", "macintosh"], pack.clan_board.roads);
    expect(way.map(({ id }) => id)).toEqual(["start-macleod", "macleod-macintosh"]);
    expect(pathOf(way, laid)).toMatch(/^M.+L.+M.+L.+$/);
  });
});

it("a territory shows its surroundings where there is room to spare, and moves nothing for them", () => {
  const grid = gridOf([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  // Three tiles of 126 px fill a phone's width; there's room for a row above and below.
  expect(widened(grid, 126, 390, 415)).toEqual({ left: 0, top: -1, columns: 3, rows: 3 });
  expect(widened(grid, 126, 390, 370)).toEqual(grid);
});

/** Positions of cards and scenery: next to what matters, never on it. */
describe("positions of cards and scenery: next to what matters, never on it,", () => {
  const meets = (
    one: { left: number; top: number; width: number; height: number },
    other: { left: number; top: number; width: number; height: number },
  ) =>
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height;

  const FRAME = { left: 0, top: 0, width: 800, height: 400 };
  const CARD = { width: 200, height: 150 };

  it("a card is near what it is about, where it hides nothing", () => {
    const about = { left: 20, top: 20, width: 60, height: 60 };
    const board = { left: 0, top: 0, width: 300, height: 400, weight: 5 };
    const at = quietest(CARD, FRAME, about, [board]);
    expect(at.left).toBeGreaterThanOrEqual(300);
    expect(at.left).toBeLessThan(330);
    expect(meets({ ...at, ...CARD }, board)).toBe(false);
  });

  it("a card that has to hide something hides what matters least, and stays in its frame", () => {
    const left = { left: 0, top: 0, width: 400, height: 400, weight: 9 };
    const right = { left: 400, top: 0, width: 400, height: 400, weight: 1 };
    const at = quietest(CARD, FRAME, { left: 380, top: 180, width: 20, height: 20 }, [left, right]);
    expect(at.left).toBeGreaterThanOrEqual(400);
    expect(at.left + CARD.width).toBeLessThanOrEqual(800);
    expect(at.top + CARD.height).toBeLessThanOrEqual(400);
  });

  it("something grows wherever no tile lies, never under one, and always the same", () => {
    const tiles = [0, 1, 2].map((at) => ({ left: 120 + at * 116, top: 200, width: 116, height: 116 }));
    const growing = scatter(600, 560, tiles);
    expect(growing.length).toBeGreaterThan(15);
    for (const each of growing) {
      expect(tiles.some((tile) => meets(each, tile))).toBe(false);
      expect(each.left + each.width).toBeLessThanOrEqual(600);
      expect(each.top + each.height).toBeLessThanOrEqual(560);
    }
    expect(scatter(600, 560, tiles)).toEqual(growing);
  });

  it("a name with wide letters is wider than one with as many narrow ones", () => {
    expect(nameWidth("Drumochter")).toBeGreaterThan(nameWidth("Loch Filil"));
  });
});
