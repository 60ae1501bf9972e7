/** A lot, read from its offer and preview; only the unit price is calculated here. */

import type { Choosing } from "../../../table/choosing.svelte";
import { money, tell } from "../labels";

export interface Lot {
  count: number;
  each: number;
  total: number;
  /** The unit price afterwards; null until the server's preview arrives. */
  after: number | null;
  /** The clan's bonus for any trade. */
  extra: number;
}

/** Returns the chosen lot, if any. */
export function lotOf(choosing: Choosing): Lot | null {
  const { chosen, preview } = choosing;
  if (!chosen?.account || (chosen.verb !== "buy" && chosen.verb !== "sell")) return null;
  const count = Number(chosen.args.count);
  const lines = chosen.account.lines.filter(([stock]) => stock.startsWith("money-"));
  const total = lines.filter(([, , why]) => why === "trade" || why === "neighbourhood");
  const amount = Math.abs(total.reduce((sum, [, money]) => sum + money, 0));
  const extra =
    lines.reduce((sum, [, money]) => sum + money, 0) - total.reduce((sum, [, money]) => sum + money, 0);
  const moved = preview?.events.find((event) => event.key === "price")?.values;
  return { count, each: amount / count, total: amount, after: moved ? Number(moved.price) : null, extra };
}

/** "3 × £10 = £30, then £13". */
export function lotWords({ count, each, total, after }: Lot): string {
  const then = after === null ? "" : tell("cal-lot-then", { price: money(after) });
  return tell("cal-lot", { count, each: money(each), total: money(total) }) + then;
}
