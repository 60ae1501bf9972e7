import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOTION as CALEDONIA } from "../../src/games/caledonia/motion";
import { MOTION as GLENMORE } from "../../src/games/glenmore/motion";
import { wayAlong } from "../../src/table/motion/along";
import { bentWay } from "../../src/table/motion/bent";
import { type GameMotion, LONGEST, lengthOf, type Part, partsOf } from "../../src/table/motion/movement";
import { type Stage, Timeline } from "../../src/table/motion/timeline";
import { type StepSeen, TableModel } from "../../src/table/state.svelte";
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
      for (const part of partsOf(motion, { ...sitting, step, about: null })) {
        moved++;
        expect(JSON.stringify([part.at, part.from ?? ""])).not.toMatch(/undefined|NaN|null/);
        expect(lengthOf(part)).toBeGreaterThan(0);
        expect(part.next ?? lengthOf(part)).toBeLessThanOrEqual(900);
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
  ready({ at }: Part) {
    return {
      begin: () => void this.told.push(`begins ${at}`),
      end: () => void this.told.push(`ends ${at}`),
    };
  }
  async changed() {}
  draw() {}
  mark({ at }: Part) {
    this.told.push(`marks ${at}`);
  }
  clear() {}
  sound(name: string) {
    this.told.push(`sounds ${name}`);
  }
}

type Values = { to: string; ms: number; by: number; more: Partial<Part> };
const MOTION: GameMotion<Values> = {
  last: ["points"],
  events: {
    go: ({ to, ms = 100, by, more }) => [
      {
        does: "fly",
        at: to,
        from: "start",
        ms,
        curve: "fly",
        sound: "wood",
        ...(by ? { brings: [{ figure: "players.0.money", by }] } : {}),
        ...more,
      },
    ],
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
const go = (to: string, more: Partial<Values> = {}): [string, Record<string, unknown>] => ["go", { to, ...more }];
const goes = (seq: number, by: number, to: string, ms = 100) => step(seq, by, go(to, { ms }));

describe("a show, on a stage that is none", () => {
  let stage: FakeStage;
  let line: Timeline;
  let table: TableModel;
  const begun = () => stage.told.filter((each) => each.startsWith("begins"));
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const money = () => (table.drawn.players as { money: number }[])[0]?.money;
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new FakeStage();
    line = new Timeline(MOTION as GameMotion, stage);
    table = new TableModel("none", () => (key) => key);
    table.me = 0;
    table.seats = seats;
    table.view = { players: [{ money: 20 }], points: 5 };
  });
  afterEach(() => vi.useRealTimers());
  /** Plays steps after which the player has this much. */
  function play(left: number, ...steps: StepSeen[]): void {
    line.play(steps, table);
    table.view = { players: [{ money: left }], points: 9 };
  }

  it("tells one thing after the other, and what is paid together with what it pays for", async () => {
    play(20, step(1, 0, go("a"), go("b", { more: { beside: true } }), go("c")));
    await passes(0);
    expect(begun()).toEqual(["begins a", "begins b"]);
    await passes(101);
    expect(begun()).toEqual(["begins a", "begins b", "begins c"]);
    await passes(101);
    expect(line.still).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells in the order of cause: what is done, what it changes, what it brings, what ends", async () => {
    const staged = (to: string, stage: 0 | 1 | 2 | 3) => go(to, { more: { stage } });
    play(20, step(1, 0, staged("bell", 3), staged("coins", 2), staged("price", 1), staged("merchant", 0)));
    await passes(500);
    expect(begun()).toEqual(["begins merchant", "begins price", "begins coins", "begins bell"]);
  });

  it("lets a figure change when what changes it arrives, by its part, and what follows when all is over", async () => {
    play(14, step(1, 0, go("a", { by: -10 }), go("b", { by: 4 })));
    await passes(0);
    expect([money(), table.drawn.points]).toEqual([20, 5]);
    await passes(101);
    expect([money(), table.drawn.points]).toEqual([10, 5]);
    await passes(101);
    expect([money(), table.drawn.points]).toEqual([14, 9]);
    expect(table.drawn).toBe(table.view);
  });

  it("ends at once when a player acts, even before the page has changed", async () => {
    play(20, goes(1, 0, "a"), goes(2, 0, "b"));
    line.finish();
    await passes(0);
    expect(begun()).toEqual([]);
    stage.told.length = 0;
    play(8, step(3, 0, go("c", { by: -12 }), go("d")));
    await passes(10);
    line.finish();
    expect(stage.told).toEqual(["begins c", "ends c", "ends d"]);
    expect(money()).toBe(8);
    expect(line.still).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends only the running beat on a press on empty ground, and goes on with the next", async () => {
    play(8, step(1, 0, go("a", { by: -12 }), go("b")));
    await passes(10);
    line.skipBeat();
    expect(stage.told).toEqual(["begins a", "ends a", "begins b"]);
    expect(money()).toBe(8);
    line.skipBeat();
    expect(line.still).toBe(true);
  });

  it("is never longer than its budget, however much happens: another's move is shorter than mine", async () => {
    const long = (by: number) => step(1, by, ...Array.from({ length: 30 }, () => go("x", { ms: 300 })));
    expect(line.lengthOf([long(0)], table)).toBeCloseTo(LONGEST.mine);
    expect(line.lengthOf([long(1)], table)).toBeCloseTo(LONGEST.theirs);
    play(20, long(0));
    await passes(LONGEST.mine + 50);
    expect(begun()).toHaveLength(30);
    expect(line.still).toBe(true);
  });

  it("ends when the next begins: two never play at once", async () => {
    play(20, goes(1, 0, "a"));
    await passes(10);
    play(20, goes(2, 1, "b"));
    await passes(10);
    expect(stage.told).toEqual(["begins a", "ends a", "begins b"]);
  });

  it("moves nothing where motion is off, and marks what happened instead", async () => {
    stage.moves = false;
    expect(line.lengthOf([goes(1, 0, "a")], table)).toBe(0);
    play(8, step(1, 0, go("a", { by: -12 })));
    expect(money()).toBe(8);
    await passes(0);
    expect(stage.told).toEqual(["marks a", "sounds wood"]);
    expect(line.still).toBe(true);
  });

  it("goes the last way backwards when it is taken back, without a sound", async () => {
    line.takeBack([goes(1, 0, "a")], table);
    await passes(500);
    expect(stage.told).toEqual(["begins start", "ends start"]);
  });

  it("has nothing for events without movement, and uses the modules' own for those it doesn't know", async () => {
    play(20, step(1, 0, ["wait", { seat: 0 }], ["strange", { seat: 0 }]));
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
