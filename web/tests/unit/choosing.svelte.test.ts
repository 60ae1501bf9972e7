import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { ChoosingModel, type Preview } from "../../src/table/choosing.svelte";
import { type Action, type Decision, TableModel } from "../../src/table/state.svelte";

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
