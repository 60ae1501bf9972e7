/** An action's effect on my stocks, as lines of a bill. The numbers are the server's; this adds names. */

import { knows, type Say } from "../messages/messages.svelte";
import { type IconName, isIcon } from "../ui/icons";
import type { GameClient } from "./contract/game";
import type { BillLine } from "./parts";
import type { EventSeen, Line } from "./state.svelte";

/** A game's icons and signs for payments and gains. */
export type Accounting = Pick<GameClient, "currency" | "icons">;

function nameOf(stock: string, game: string, say: Say): string | undefined {
  const keys = [`stock-${stock}`, `good-${stock}`, `resource-${stock}`, `score-${stock}`];
  const key = keys.find((each) => knows(game, each));
  return key && say(key);
}

function iconOf(stock: string, { icons }: Accounting): IconName | undefined {
  const name = icons.stocks[stock] ?? stock;
  return isIcon(name) ? name : undefined;
}

/** Returns the lines of one seat, one per reason; stocks without a name aren't shown to players. */
export function billOf(
  lines: readonly Line[],
  seat: number | null,
  game: string,
  by: Accounting,
  say: Say,
): BillLine[] {
  const sums = new Map<string, { stock: string; why: string; amount: number }>();
  for (const [stock, amount, why] of lines) {
    const at = stock.lastIndexOf("-");
    if (at < 0 || stock.slice(at + 1) !== String(seat)) continue;
    const name = stock.slice(0, at);
    const key = `${name} ${why}`;
    sums.set(key, { stock: name, why, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .flatMap(({ stock, why, amount }): BillLine[] => {
      const name = nameOf(stock, game, say);
      if (!name) return [];
      const reason = knows(game, `why-${why}`)
        ? say(`why-${why}`)
        : knows(game, `clan-${why}`)
          ? say(`clan-${why}`)
          : name;
      const icon = iconOf(stock, by);
      const paid = stock === by.currency?.stock;
      const kind = paid && by.currency?.sign ? { sign: by.currency.sign } : icon ? { icon, name } : {};
      return [{ label: paid ? reason : name, amount, ...kind }];
    });
}

/** Returns all lines of these events. */
export function linesOf(events: readonly EventSeen[]): Line[] {
  return events.flatMap(({ lines }) => lines);
}
