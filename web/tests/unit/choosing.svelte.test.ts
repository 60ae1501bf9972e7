import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { earned, partsOf } from "../../src/games/caledonia/turns/parts";
import { type Blocked, ChoosingModel, type Preview } from "../../src/table/choosing.svelte";
import { inTwo } from "../../src/table/parts";
import { byReason } from "../../src/table/reasons";
import { type Action, type Decision, type StepSeen, TableModel } from "../../src/table/state.svelte";

const EXPANSIONS: Decision = {
  ask: ["ask-turn", {}],
  actions: [
    ["expand", "cow", "f6"],
    ["expand", "cow", "f7"],
    ["expand", "sheep", "f6"],
    ["obtain", [3, 7]],
    ["obtain", [7]],
    ["pass"],
  ],
  fields: { expand: ["unit", "hex"], obtain: ["contracts"], pass: [] },
};

function table(decision = EXPANSIONS): TableModel {
  const made = new TableModel("caledonia", () => (key, values) => `${key} ${JSON.stringify(values ?? {})}`);
  made.me = 0;
  made.view = { market: 1, players: [] };
  made.ask(decision, 4);
  return made;
}

describe("choosing", () => {
  it("works unit first and hex first alike", () => {
    for (const order of [
      [{ unit: "sheep" }, { hex: "f6" }],
      [{ hex: "f6" }, { unit: "sheep" }],
    ]) {
      const choosing = new ChoosingModel(table());
      choosing.fix(order[0] as { unit: string });
      choosing.fix(order[1] as { hex: string });
      expect(choosing.chosen?.action).toEqual(["expand", "sheep", "f6"]);
    }
  });

  it("says what an argument can still be, given what else is fixed", () => {
    const choosing = new ChoosingModel(table());
    choosing.fix({ unit: "cow" });
    expect(choosing.values("hex")).toEqual(["f6", "f7"]);
    expect(choosing.values("unit")).toEqual(["cow", "sheep"]);
    expect(choosing.chosen).toBeNull();
  });

  it("lets a newer wish win over an older one that contradicts it, and keeps the rest", () => {
    const choosing = new ChoosingModel(table());
    choosing.fix({ verb: "expand", unit: "sheep", hex: "f6" });
    choosing.fix({ hex: "f7" });
    expect(choosing.fixed).toEqual({ verb: "expand", hex: "f7" });
    expect(choosing.chosen?.action).toEqual(["expand", "cow", "f7"]);
  });

  it("compares lists by their contents", () => {
    const choosing = new ChoosingModel(table());
    choosing.fix({ contracts: [3, 7] });
    expect(choosing.chosen?.action).toEqual(["obtain", [3, 7]]);
  });

  it("chooses nothing before a choice is begun, even if there is one offer only", () => {
    const choosing = new ChoosingModel(table({ ...EXPANSIONS, actions: [["pass"]] }));
    expect(choosing.chosen).toBeNull();
    choosing.fix({ verb: "pass" });
    expect(choosing.chosen?.verb).toBe("pass");
  });

  it("is cleared when another question is asked", () => {
    const asked = table();
    const choosing = new ChoosingModel(asked);
    choosing.fix({ unit: "sheep" });
    asked.ask({ ...EXPANSIONS, actions: [["pass"]] }, 5);
    flushSync();
    expect(choosing.fixed).toEqual({});
    expect(choosing.chosen).toBeNull();
  });

  it("shows what the chosen action would change, and never the changes of one no longer chosen", async () => {
    const answers: ((preview: Preview) => void)[] = [];
    const asked: Action[] = [];
    const choosing = new ChoosingModel(table(), {
      preview: (action) => {
        asked.push(action);
        return new Promise((answer) => answers.push(answer));
      },
      blocked: async () => [],
    });
    choosing.fix({ unit: "sheep" });
    choosing.look();
    choosing.fix({ unit: "cow", hex: "f7" });
    choosing.look();
    answers[0]?.({ changed: { market: 9 }, events: [], stopped: false });
    await Promise.resolve();
    expect(choosing.preview).toBeNull();
    answers[1]?.({ changed: { market: 2 }, events: [], stopped: false });
    await Promise.resolve();
    expect(choosing.ghost.market).toBe(2);
    expect(asked).toEqual([
      ["expand", "sheep", "f6"],
      ["expand", "cow", "f7"],
    ]);
    choosing.clear();
    expect(choosing.ghost.market).toBe(1);
  });
});

describe("why not", () => {
  const blocked = (verb: string, key: string, text: string, label: string): Blocked => ({
    action: [verb],
    key,
    text,
    label,
  });

  it("tells a reason once, with all it keeps from being done, the widest first", () => {
    const reasons = byReason([
      blocked("hire-merchant", "too-dear", "It costs £4, and you have £1.", "Hire a merchant"),
      blocked("expand", "needs-shipping", "Too far.", "Deploy a cow on a1"),
      blocked("expand", "needs-shipping", "Too far.", "Deploy a cow on a2"),
      blocked("buy", "too-dear", "It costs £5, and you have £1.", "Buy 1 milk"),
      blocked("expand", "needs-shipping", "Too far.", "Deploy a cow on a3"),
    ]);
    expect(reasons.map(({ key, verbs, texts }) => [key, verbs, texts.length])).toEqual([
      ["needs-shipping", ["expand"], 1],
      ["too-dear", ["hire-merchant", "buy"], 2],
    ]);
  });
});

describe("a turn in one line", () => {
  const step = (seq: number, action: StepSeen["action"], ...events: StepSeen["events"]): StepSeen => ({
    seq,
    by: 1,
    action,
    events,
    texts: [],
  });

  it("has what was placed where and traded, and how the money changed", () => {
    const turn = {
      by: 1,
      steps: [
        step(
          1,
          ["expand", "field", "k8"],
          { key: "deployed", values: { seat: 1, unit: "field", hex: "k8" }, lines: [] },
          { key: "bill", values: { seat: 1, amount: 20 }, lines: [["money-1", -20, "unit"]] },
        ),
        step(2, ["sell", "milk", 2], {
          key: "price",
          values: { good: "milk", price: 4 },
          lines: [["money-1", 10, "trade"]],
        }),
        step(3, ["end-turn"]),
      ],
    };
    expect(partsOf(turn)).toEqual([
      { kind: "deployed", unit: "field", hex: "k8" },
      { kind: "sold", good: "milk", count: 2, price: 4 },
    ]);
    expect(earned(turn)).toBe(-10);
  });

  it("is left to its sentences if no one took it", () => {
    expect(partsOf({ by: null, steps: [step(0, null)] })).toEqual([]);
  });
});

describe("a verb", () => {
  it.each([
    ["Expand", ["Expand"]],
    ["Take a tile", ["Take a", "tile"]],
    ["Upgrade shipping", ["Upgrade", "shipping"]],
    ["Port: swap two units", ["Port: swap", "two units"]],
  ])("%s stands in %o", (label, lines) => {
    expect(inTwo(label)).toEqual(lines);
  });
});
