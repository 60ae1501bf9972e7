/** A turn in one line. */

import { expect, it } from "vitest";
import { partsOf } from "../../../src/games/caledonia/turns/parts";
import type { Action, EventSeen, StepSeen } from "../../../src/table/state.svelte";

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
  const steps = [step(1, ["buy", "milk", 1], [price("milk", 4)]), step(2, ["buy", "milk", 2], [price("milk", 6)])];
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
