import { describe, expect, it } from "vitest";
import { earned, partsOf } from "../../src/games/caledonia/turns/parts";
import type { Blocked } from "../../src/table/choosing.svelte";
import { inTwo } from "../../src/table/parts";
import { byReason } from "../../src/table/reasons";
import type { StepSeen } from "../../src/table/state.svelte";

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
