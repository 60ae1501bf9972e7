/** What an action would do to my stocks, as lines of a bill. The numbers are the server's; here they get names. */

import { type IconName, isIcon } from "../look/icons";
import { knows, type Say } from "../words/words.svelte";
import type { BillLine } from "./parts";
import type { EventSeen, GameName, Line } from "./state.svelte";

/** Stocks that are not called as their icon. */
const PICTURES: Record<string, IconName> = {
  money: "coin",
  coins: "coin",
  merchants: "hire-merchant",
  sheep: "sheep-head",
  cattle: "cattle-head",
  scotsmen: "scotsman",
  markers: "marker",
  tiles: "tile",
  cards: "landmark",
  persons: "person",
};
function nameOf(stock: string, game: GameName, say: Say): string | undefined {
  const keys = [`stock-${stock}`, `good-${stock}`, `resource-${stock}`, `score-${stock}`];
  const key = keys.find((each) => knows(game, each));
  return key && say(key);
}

function iconOf(stock: string): IconName | undefined {
  const name = PICTURES[stock] ?? stock;
  return isIcon(name) ? name : undefined;
}

/** The lines of one seat, a line for each reason; what has no name is nothing a player counts. */
export function billOf(lines: readonly Line[], seat: number | null, game: GameName, say: Say): BillLine[] {
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
      const icon = iconOf(stock);
      const kind = stock === "money" ? { sign: "£" } : icon ? { icon, name } : {};
      return [{ label: stock === "money" || stock === "coins" ? reason : name, amount, ...kind }];
    });
}

/** All lines of some events. */
export function linesOf(events: readonly EventSeen[]): Line[] {
  return events.flatMap(({ lines }) => lines);
}
