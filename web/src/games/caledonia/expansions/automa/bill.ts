/** Costs of an Automa turn, and the money left. */

import type { EventSeen } from "../../../../table/state.svelte";
import type { Scene } from "./story";

type Spent = readonly [stock: string, amount: number, why: string];

/** Lists the lines of its balance. */
export function spentIn(events: readonly EventSeen[], seat: number): Spent[] {
  const purse = `money-${seat}`;
  return events.flatMap(({ lines }) => lines.filter(([stock]) => stock === purse));
}

export function billed(lines: readonly Spent[], after: number): Scene {
  const before = after - lines.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    number: 0,
    depth: 0,
    icon: "coins",
    title: { key: "automa-row-bill" },
    note: { money: lines.map(([, amount, why]) => [amount, why] as const) },
    result: { key: "automa-purse", values: { before, after } },
  };
}
