import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tabOf as caledoniaTab, selectorOf as inCaledonia } from "../../src/games/caledonia/parts";
import { tabOf as glenTab, selectorOf as inGlenMore, sideOf } from "../../src/games/glenmore/parts";
import { doneOf, type LessonStep, stepsOf, whereOf } from "../../src/table/lesson";
import { isOver, keepStep, keptStep } from "../../src/table/reading";
import type { Action, StepSeen } from "../../src/table/state.svelte";

/** A lesson of seven steps: read, read, the companion's, two actions, read, one action, read. */
const step = (key: string, seat: number | null, ...actions: Action[]) => ({ key, at: [], seat, actions });
const STEPS: LessonStep[] = stepsOf({
  chapters: [
    { key: "one", steps: [step("a", null), step("b", null), step("wren", 1, ["take", "x"])] },
    {
      key: "two",
      steps: [
        step("do", 0, ["take", "y"], ["end-turn"]),
        step("c", null),
        step("last", 0, ["pass"]),
        step("z", null),
      ],
    },
  ],
} as unknown as Parameters<typeof stepsOf>[0]);
const at = (done: number, read: number) => STEPS[whereOf(STEPS, done, read)]?.key;

function logOf(...played: [by: number | null, ...action: string[]][]): StepSeen[] {
  return played.map(([by, ...action], seq) => ({
    seq,
    by,
    action: action.length ? (action as unknown as Action) : null,
    events: [],
    texts: [],
  }));
}

describe("the learner's place in a lesson", () => {
  it("begins with the first step and does not go past one still to be done", () => {
    expect(at(0, 0)).toBe("a");
    expect(at(0, 1)).toBe("b");
    expect(at(0, 6)).toBe("wren");
  });

  it("stays with the companion's moves until they were read about", () => {
    expect(at(1, 0)).toBe("wren");
    expect(at(1, 3)).toBe("do");
  });

  it("goes on automatically when the learner has done everything a step requires", () => {
    expect(at(2, 3)).toBe("do");
    expect(at(3, 3)).toBe("c");
    expect(at(3, 5)).toBe("last");
    expect(at(4, 5)).toBe("z");
  });

  it("goes back when something is taken back", () => {
    expect(at(2, 4)).toBe("do");
  });

  it("without anything kept on the device, is found from the log alone", () => {
    expect([0, 1, 2, 3, 4].map((done) => at(done, 0))).toEqual(["a", "wren", "do", "c", "z"]);
  });

  it("counts what was played, and notices when it was something else", () => {
    expect(doneOf(STEPS, logOf([null]))).toBe(0);
    expect(doneOf(STEPS, logOf([null], [1, "take", "x"], [0, "take", "y"]))).toBe(2);
    expect(doneOf(STEPS, logOf([null], [1, "take", "y"]))).toBeNull();
    expect(doneOf(STEPS, logOf([null], [0, "take", "x"]))).toBeNull();
  });
});

describe("the saved state of a lesson", () => {
  it("is the step, and whether the end was seen, which stays", () => {
    keepStep("t1", "lesson-a", false);
    expect(keptStep("t1")).toBe("lesson-a");
    expect(isOver("t1")).toBe(false);
    keepStep("t1", "lesson-z", true);
    keepStep("t1", "lesson-y", false);
    expect(keptStep("t1")).toBe("lesson-y");
    expect(isOver("t1")).toBe(true);
    expect(keptStep("t2")).toBeNull();
  });
});

describe("the parts a lesson speaks of", () => {
  const ROOT = join(import.meta.dirname, "../../..");
  it.each([
    ["caledonia", inCaledonia],
    ["glenmore", inGlenMore],
  ] as const)("are all known to the boards of %s", (game, selectorOf) => {
    const lesson = JSON.parse(readFileSync(join(ROOT, `src/bothy/games/${game}/lessons/first.json`), "utf8"));
    const parts: string[] = lesson.chapters.flatMap(({ steps }: { steps: { at?: string[] }[] }) =>
      steps.flatMap((each) => each.at ?? []),
    );
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => selectorOf(part) === undefined)).toEqual([]);
  });

  it("open the tab they are on", () => {
    expect(caledoniaTab("hex f6")).toBe("map");
    expect(caledoniaTab("contract 8")).toBe("trade");
    expect(caledoniaTab("controls")).toBeUndefined();
    expect(glenTab("clan macleod")).toBe("clans");
    expect(sideOf("clan macleod")).toBe("clans");
    expect(inGlenMore("place 0,-1")).toContain('data-rove="0,-1"');
    expect(inCaledonia("nonsense")).toBeUndefined();
  });
});
