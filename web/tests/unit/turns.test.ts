/** A turn in one line. */

import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/games/caledonia/turns/parts";
import { draws, toldOf } from "../../src/games/glenmore/turns/parts";
import type { Action, EventSeen, StepSeen } from "../../src/table/state.svelte";

/** A turn in one line. */
describe("a turn of Caledonia in one line", () => {
  const step = (seq: number, action: Action, events: readonly Partial<EventSeen>[] = []): StepSeen => ({
    seq,
    by: 1,
    action,
    events: events.map((event) => ({ key: "", values: {}, lines: [], ...event })),
    texts: [],
  });
  const price = (good: string, to: number) => ({ key: "price", values: { good, price: to, start: 1, steps: 1 } });
  const goods = (seat: number, good: string, count: number) => ({ key: "goods", values: { seat, good, count } });

  it("purchases of one good that follow each other are one, at the price that the last one left", () => {
    const steps = [
      step(1, ["buy", "milk", 1], [price("milk", 4)]),
      step(2, ["buy", "milk", 2], [price("milk", 6)]),
    ];
    expect(partsOf({ by: 1, steps })).toEqual([{ kind: "bought", good: "milk", count: 3, price: 6 }]);
  });

  it("a purchase and a sale, or two goods, stay two", () => {
    const steps = [step(1, ["buy", "milk", 1]), step(2, ["sell", "milk", 1]), step(3, ["sell", "wool", 1])];
    expect(partsOf({ by: 1, steps }).map(({ kind }) => kind)).toEqual(["bought", "sold", "sold"]);
  });

  it("production shows what was made, not what it was made of, and nothing the others get meanwhile", () => {
    const events = [goods(1, "grain", -2), goods(1, "bread", 2), goods(0, "wool", 3)];
    expect(partsOf({ by: 1, steps: [step(1, ["produce", 0, 2, 0], events)] })).toEqual([
      { kind: "produced", goods: [["bread", 2]] },
    ]);
  });
});

/** A Glen More turn in one line. */
describe("a turn of Glen More in one line", () => {
  const event = (key: string, values: Record<string, unknown>): EventSeen => ({ key, values, lines: [] });
  const turn = (...events: EventSeen[]) => ({
    by: 1,
    steps: [{ seq: 4, by: 1, action: null, events, texts: [] }],
  });

  it("a turn shows the tile, what it activated in order, and the result for the player who took it", () => {
    const told = toldOf(
      turn(
        event("moved", { seat: 1, tile: "strathnaver" }),
        event("coins", { seat: 1, amount: -3 }),
        event("activated", { seat: 1, tile: "crieff" }),
        event("goods", { seat: 1, resource: "cattle", count: -1, tile: "lochridge" }),
        event("points", { seat: 1, points: 3 }),
        event("activated", { seat: 1, tile: "lochridge" }),
        event("goods", { seat: 1, resource: "cattle", count: 1, tile: "lochridge" }),
        event("points", { seat: 2, points: 8 }),
        event("marker", { seat: 1, clan: "gunn" }),
      ),
    );
    expect(told).toEqual({
      tiles: ["strathnaver"],
      ended: false,
      woken: ["crieff", "lochridge"],
      clans: ["gunn"],
      changes: [
        { icon: "coin", count: -3 },
        { icon: "vp", count: 3 },
      ],
    });
  });

  it("is left to its sentences where nothing of it is a picture", () => {
    expect(draws(turn(event("laid", { tile: "brora", space: 3 })))).toBe(false);
    expect(draws(turn(event("at-the-end", { seat: 1 })))).toBe(true);
  });
});
