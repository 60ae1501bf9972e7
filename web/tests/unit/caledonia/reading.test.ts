/** Values that the boards derive from a view: geometry, contours, recap, settlements, text. */

import { beforeAll, describe, expect, it } from "vitest";
import { answer, status, unused } from "../../../src/games/caledonia/answers";
import { currency } from "../../../src/games/caledonia/currency";
import { Camera } from "../../../src/games/caledonia/map/camera.svelte";
import { contour } from "../../../src/games/caledonia/map/contours";
import {
  beside,
  borderOf,
  DIRECTIONS,
  middleOf,
  type Point,
  riverPoints,
  springOf,
  towards,
} from "../../../src/games/caledonia/map/geometry";
import { landOf, levelOf } from "../../../src/games/caledonia/map/land";
import { standingOf, unitIcon } from "../../../src/games/caledonia/map/pieces";
import { marksOf } from "../../../src/games/caledonia/recap";
import type { CaledoniaPack, CaledoniaView } from "../../../src/games/caledonia/shape";
import { learn, sayOf, speak } from "../../../src/messages/messages.svelte";
import type { Data } from "../../../src/table/state.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";

const pack = packOf("caledonia") as unknown as CaledoniaPack;
const turn = story("caledonia", "turn");
const tell = sayOf("caledonia");
beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
});

describe("geometry", () => {
  it("neighbours lie a hex apart in six directions, and back again", () => {
    const here = middleOf("f5");
    for (const direction of DIRECTIONS) {
      const other = beside("f5", direction);
      const there = middleOf(other);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(104, 0);
      expect(towards("f5", other)).toBe(direction);
      expect(towards(other, "f5")).toBeDefined();
    }
  });

  it("the border of two hexes is the same from either side", () => {
    const key = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => `${x} ${y}`).sort();
    expect(key(borderOf("f5", "g5"))).toEqual(key(borderOf("g5", "f5")));
    expect(() => borderOf("a1", "c3")).toThrow();
  });

  it("a river runs on from border to border without a break", () => {
    for (const side of Object.values(pack.map.sides))
      for (const river of side.rivers) {
        const points = riverPoints(river.edges);
        expect(points, river.id).toHaveLength(river.edges.length + 1);
        const steps = points
          .slice(1)
          .map(({ x, y }, at) => Math.hypot(x - (points[at]?.x ?? 0), y - (points[at]?.y ?? 0)));
        for (const step of steps) expect(step, river.id).toBeCloseTo(60, 0);
      }
  });

  it("a river springs inside the waterfall hex, towards the corner of all three", () => {
    const spring = springOf("e4", ["e5", "f4"]);
    const [here, ...below] = ["e4", "e5", "f4"].map(middleOf) as [Point, Point, Point];
    const away = (other: Point) => Math.hypot(spring.x - other.x, spring.y - other.y);
    expect(away(here)).toBeCloseTo(30, 0);
    for (const other of below) expect(away(other)).toBeLessThan(104);
    expect(springOf("e4", ["f4", "e5"])).toEqual(spring);
  });

  it("the contour of one hex has six sides, of two adjacent ones ten, and none is drawn twice", () => {
    const sides = (path: string) => path.match(/M/g)?.length ?? 0;
    expect(sides(contour(new Set(["f5"])))).toBe(6);
    expect(sides(contour(new Set(["f5", "f6"])))).toBe(10);
    const drawn = new Set<string>();
    contour(new Set(["f5"]), drawn);
    expect(sides(contour(new Set(["f5"]), drawn))).toBe(0);
  });
});

describe("land", () => {
  it("all layouts have 117 hexes with four rocks, and the small map its mist", () => {
    for (const layout of (packOf("caledonia") as { map: { layouts: string[] } }).map.layouts) {
      const large = landOf(pack, { layout, small: false });
      expect(large.hexes).toHaveLength(117);
      expect(
        large.hexes
          .filter(({ rock }) => rock)
          .map(({ rock }) => rock)
          .sort(),
      ).toEqual(["A", "B", "C", "D"]);
      expect(large.hexes.some(({ mist }) => mist)).toBe(false);
      expect(landOf(pack, { layout, small: true }).hexes.filter(({ mist }) => mist).length).toBeGreaterThan(10);
    }
  });

  it("reach is read by the place of a hex", () => {
    const land = landOf(pack, turn.view as CaledoniaView);
    const reach = (turn.view as CaledoniaView).outlook.seats[turn.me ?? 0]?.reach ?? "";
    const expand = turn.offers.filter((offer) => offer.do[0] === "expand");
    expect(expand.length).toBeGreaterThan(10);
    const have = (turn.view as CaledoniaView).players[turn.me ?? 0]?.shipping ?? 0;
    for (const offer of expand) expect(levelOf(land, reach, String(offer.do[2]))).toBeLessThanOrEqual(have);
  });
});

describe("pieces", () => {
  it("pieces that share a hex have keys and places of their own", () => {
    const standing = standingOf([
      ["c4", 0, "sheep"],
      ["c4", 0, "sheep"],
      ["d4", 1, "cow"],
    ]);
    expect(standing.map(({ key }) => key)).toEqual(["c4 0 sheep 0", "c4 0 sheep 1", "d4 1 cow 0"]);
    expect(standing.map(({ alone }) => alone)).toEqual([false, false, true]);
    expect(standing.map(({ aside }) => aside)).toEqual([-0.32, 0.32, 0]);
  });

  it("a kind of unit that a module brings is drawn as a marker", () => {
    expect(unitIcon("sheep")).toBe("sheep");
    expect(unitIcon("halt")).toBe("marker");
  });

  it("a waterfall is known by the side that has it", () => {
    const side = pack.map.sides.A1 as (typeof pack.map.sides)[string];
    const river = { id: "A1-test", source: "original", mouths: ["c4", "c3"], edges: [["b3", "b4"]] };
    const hexes = { ...side.hexes, c4: { ...side.hexes.c4, feature: "waterfall" } };
    const sides = { ...pack.map.sides, A1: { ...side, hexes, rivers: [river] } };
    const changed = { ...pack, map: { ...pack.map, sides } } as unknown as CaledoniaPack;
    const land = landOf(changed, { layout: "A1B1C1D1", small: false });
    expect(land.byName.get("c4")?.waterfall).toBe(true);
    expect(land.springs.map(({ id }) => id)).toEqual(["A1-test"]);
    expect(landOf(pack, { layout: "A1B1C1D1", small: false }).springs).toEqual([]);
  });
});

describe("camera", () => {
  it("fits the whole map, zooms in around a point that stays, and never leaves the map", () => {
    const camera = new Camera(() => ({ width: 1200, height: 1000 }));
    camera.width = 600;
    camera.height = 500;
    const whole = camera.viewBox.split(" ").map(Number);
    expect(whole[2]).toBeGreaterThanOrEqual(1200);
    camera.zoomBy(2, { x: 0, y: 0 });
    const [x = 0, y = 0, width = 0] = camera.viewBox.split(" ").map(Number);
    expect(Math.abs(x - (whole[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - (whole[1] ?? 0))).toBeLessThanOrEqual(1);
    expect(width).toBeCloseTo((whole[2] ?? 0) / 2, 0);
    camera.panBy(-100000, -100000);
    const [right = 0, , seen = 0] = camera.viewBox.split(" ").map(Number);
    expect(right + seen).toBeLessThan(1210);
    camera.fit();
    expect(camera.viewBox.split(" ").map(Number)).toEqual(whole);
  });
});

describe("recap", () => {
  it("numbers the turns of the others and marks what each changed last", () => {
    const event = (key: string, values: Data) => ({ key, values, lines: [] });
    const step = (seq: number, by: number, ...events: ReturnType<typeof event>[]) => ({
      seq,
      by,
      action: null,
      events,
      texts: [],
    });
    const marks = marksOf([
      step(1, 1, event("deployed", { seat: 1, unit: "cow", hex: "f6" })),
      step(
        2,
        1,
        event("merchants-sent", { seat: 1, good: "milk", count: 1 }),
        event("price", { good: "milk", steps: 1, start: 3, price: 6 }),
      ),
      step(3, 2, event("obtained", { seat: 2, contracts: [7, 9] }), event("port", { seat: 2, port: 5 })),
      step(
        4,
        3,
        event("rowed", { seat: 3, start: "a1", end: "a2" }),
        event("price", { good: "milk", steps: 2, start: 4, price: 6 }),
      ),
    ]);
    expect(marks.hexes.get("f6")).toEqual({ turn: 1, seat: 1 });
    expect(marks.goods.get("milk")).toEqual({ turn: 1, seat: 1 });
    expect(marks.prices.get("milk"), "from where I saw it last, by who moved it last").toEqual({
      turn: 3,
      seat: 3,
      start: 3,
    });
    expect(marks.contracts.get(9)).toEqual({ turn: 2, seat: 2 });
    expect(marks.ports.get(5)?.turn).toBe(2);
    expect(marks.moves).toEqual([{ turn: 3, seat: 3, from: "a1", to: "a2" }]);
  });

  it("keeps counting when one player takes several turns in a row, as a player who has passed sees it", () => {
    const turns = ["f6", "f7", "f8"].flatMap((hex, at) => [
      {
        seq: 2 * at,
        by: 1,
        action: ["expand", "cow", hex] as const,
        events: [{ key: "deployed", values: { seat: 1, unit: "cow", hex }, lines: [] }],
        texts: [],
      },
      { seq: 2 * at + 1, by: 1, action: ["end-turn"] as const, events: [], texts: [] },
    ]);
    const { hexes } = marksOf(turns);
    expect(["f6", "f7", "f8"].map((hex) => hexes.get(hex)?.turn)).toEqual([1, 2, 3]);
  });
});

describe("words", () => {
  const table = () => tableOf(turn, packOf("caledonia"), tell, currency);

  it("say where the game stands, and what passing would leave unused", () => {
    expect(status(table())).toBe("Round 3 of 5 · action phase");
    const left = unused(table());
    expect(left).toContain("a contract you can fulfil");
    expect(left.some((each) => each.includes("merchant"))).toBe(true);
  });

  it("answer what is typed, in English and in the current language", async () => {
    expect(answer("look a9", table())).toMatch(/^a9, loch, Port \d/);
    expect(answer("prices", table())).toMatch(/wool £\d/);
    expect(answer("reach", table())).toContain("In reach now");
    expect(answer("forecast", table())).toContain("Morag");
    expect(answer("contracts", table())).toContain("Contract");
    expect(answer("something else", table())).toBeUndefined();
    await speak("fr");
    expect(answer("prix", table())).toMatch(/laine £\d/);
    await speak("en");
  });
});
