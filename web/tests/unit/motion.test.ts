import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOTION as CALEDONIA } from "../../src/games/caledonia/motion";
import { MOTION as GLENMORE } from "../../src/games/glenmore/motion";
import { wayAlong } from "../../src/table/motion/along";
import { bentWay } from "../../src/table/motion/bent";
import { type GameMotion, journeysOf, LONGEST, lengthOf, type Part } from "../../src/table/motion/movement";
import { type Stage, Timeline } from "../../src/table/motion/timeline";
import type { StepSeen } from "../../src/table/state.svelte";
import { PLAYER_COLOURS } from "../../src/ui/tartan/setts";
import { storiesOf, story } from "../support/games";

const GAMES = join(import.meta.dirname, "../../../src/bothy/games");
const TABLES: Record<string, GameMotion> = { caledonia: CALEDONIA, glenmore: GLENMORE };
const seats = PLAYER_COLOURS.map((colour, index) => ({
  index,
  name: `${index}`,
  colour,
  bot: true,
  present: true,
}));
const sitting = { me: 0, seats };

/** Returns the events of a game's own messages: modules have their own folders. */
function eventsOf(game: string): string[] {
  const folder = join(GAMES, game, "locales/en");
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/^event-([a-z-]+) *=/gm)].map(([, key]) => key ?? ""),
  );
}

describe.each(Object.entries(TABLES))("what moves in %s", (game, motion) => {
  it("every event of the game has its movement, or the reason why it has none", () => {
    expect(Object.keys(motion.events).sort()).toEqual(eventsOf(game).sort());
    for (const [key, entry] of Object.entries(motion.events))
      if (typeof entry !== "function") expect(entry.none, key).toMatch(/\w+ \w+ \w+/);
  });

  it("the recorded events are played in their places and in time", () => {
    const steps = storiesOf(game).flatMap((name) => {
      const { recap, log = [] } = story(game, name);
      return [...recap, ...log];
    });
    let moved = 0;
    for (const { seq, by, events } of steps) {
      const step: StepSeen = {
        seq,
        by,
        action: null,
        events: events.map(([key, values, lines = []]) => ({ key, values, lines })),
        texts: [],
      };
      for (const { player, parts } of journeysOf(motion, { ...sitting, step, about: null })) {
        moved++;
        expect(player).toBeLessThan(4);
        for (const part of parts) {
          expect(JSON.stringify([part.at, part.from ?? ""])).not.toMatch(/undefined|NaN|null/);
          expect(lengthOf(part)).toBeGreaterThan(0);
          expect(lengthOf(part)).toBeLessThanOrEqual(900);
        }
      }
    }
    expect(moved).toBeGreaterThan(10);
  });
});

/** A stage that draws nothing and records its calls, without a page. */
class FakeStage implements Stage {
  moves = true;
  rate = 1;
  readonly told: string[] = [];
  note({ at }: Part) {
    return () => {
      this.told.push(`begins ${at}`);
      return () => void this.told.push(`ends ${at}`);
    };
  }
  async changed() {}
  mark({ at }: Part) {
    this.told.push(`marks ${at}`);
  }
  clear() {}
  sound(name: string) {
    this.told.push(`sounds ${name}`);
  }
}

const MOTION: GameMotion<{ to: string; ms: number }> = {
  events: {
    go: ({ to, ms = 100 }) => [{ does: "fly", at: to, from: "start", ms, curve: "fly", sound: "wood" }],
    wait: { none: "nothing is to be seen of it" },
  },
  other: ({ key }) => [{ does: "ring", at: `of a module: ${key}`, ms: 50, curve: "out" }],
};
const step = (seq: number, by: number, ...events: [string, Record<string, unknown>][]): StepSeen => ({
  seq,
  by,
  action: null,
  events: events.map(([key, values]) => ({ key, values, lines: [] })),
  texts: [],
});
const goes = (seq: number, by: number, to: string, ms = 100) => step(seq, by, ["go", { seat: by, to, ms }]);

describe("the timeline, on a stage that is none", () => {
  let stage: FakeStage;
  let line: Timeline;
  const begun = () => stage.told.filter((each) => each.startsWith("begins"));
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new FakeStage();
    line = new Timeline(MOTION, stage);
  });
  afterEach(() => vi.useRealTimers());

  it("plays one journey of a player after the other, and those of two players side by side", async () => {
    line.play([goes(1, 0, "a"), goes(2, 0, "b"), goes(3, 1, "c")], sitting);
    await passes(0);
    expect(begun()).toEqual(["begins a", "begins c"]);
    await passes(101);
    expect(begun()).toEqual(["begins a", "begins c", "begins b"]);
    await passes(101);
    expect(line.still).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("lets at most three wait: with one more, all that wait are over", async () => {
    line.play(
      [1, 2, 3, 4].map((seq) => goes(seq, 0, `${seq}`)),
      sitting,
    );
    line.play([goes(5, 0, "5")], sitting);
    await passes(1000);
    expect(begun()).toEqual(["begins 1"]);
    expect(line.still).toBe(true);
  });

  it("ends at once when a player acts, even before the page has changed", async () => {
    line.play([goes(1, 0, "a"), goes(2, 0, "b")], sitting);
    line.finish();
    await passes(0);
    expect(begun()).toEqual([]);
    line.play([goes(3, 0, "c"), goes(4, 0, "d")], sitting);
    await passes(10);
    line.finish();
    expect(stage.told).toEqual(["begins c", "ends c"]);
    expect(line.still).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is never longer than two seconds, however much happens", async () => {
    const long = step(
      1,
      0,
      ...(Array.from({ length: 30 }, (): [string, object] => ["go", { seat: 0, to: "x", ms: 300 }]) as [
        string,
        Record<string, unknown>,
      ][]),
    );
    expect(line.lengthOf([long], sitting)).toBe(LONGEST);
    line.play([long], sitting);
    await passes(LONGEST + 50);
    expect(begun()).toHaveLength(30);
    expect(line.still).toBe(true);
  });

  it("moves nothing where motion is off, and marks what happened instead", async () => {
    stage.moves = false;
    expect(line.lengthOf([goes(1, 0, "a")], sitting)).toBe(0);
    line.play([goes(1, 0, "a")], sitting);
    await passes(0);
    expect(stage.told).toEqual(["marks a", "sounds wood"]);
    expect(line.still).toBe(true);
  });

  it("goes the last way backwards when it is taken back, without a sound", async () => {
    line.takeBack([goes(1, 0, "a")], sitting);
    await passes(500);
    expect(stage.told).toEqual(["begins start", "ends start"]);
  });

  it("has nothing for events without movement, and uses the modules' own for those it doesn't know", async () => {
    line.play([step(1, 0, ["wait", { seat: 0 }], ["strange", { seat: 0 }])], sitting);
    await passes(0);
    expect(begun()).toEqual(["begins of a module: strange"]);
  });
});

/** A piece that goes around a ring. */
describe("a piece on its way", () => {
  /** Four spaces, clockwise from the lower left. */
  const ring = new Map([
    [0, { x: 0, y: 10 }],
    [1, { x: 0, y: 0 }],
    [2, { x: 10, y: 0 }],
    [3, { x: 10, y: 10 }],
  ]);

  it("comes to every space between, and over the end of the numbers to the first again", () => {
    expect(wayAlong(ring, { x: 1, y: 9 }, { x: 10, y: 0 })).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]);
    expect(wayAlong(ring, { x: 10, y: 0 }, { x: 0, y: 0 })).toEqual([
      { x: 10, y: 10 },
      { x: 0, y: 10 },
      { x: 0, y: 0 },
    ]);
  });

  it("goes straight where there is no ring, or nowhere to go", () => {
    expect(wayAlong(new Map(), { x: 3, y: 3 }, { x: 8, y: 8 })).toEqual([{ x: 8, y: 8 }]);
    expect(wayAlong(ring, { x: 0, y: 0 }, { x: 0, y: 0 })).toEqual([{ x: 0, y: 0 }]);
  });

  it("follows a bent track from end to end, and the same track on its way back", () => {
    const [one, other] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const there = bentWay(one, other, 0.2);
    expect([there[0], there.at(-1)]).toEqual([one, other]);
    expect(there[6]).toEqual({ x: 50, y: 10 });
    expect(bentWay(other, one, -0.2)[6]).toEqual({ x: 50, y: 10 });
    expect(bentWay(one, other)).toEqual([one, other]);
  });
});
