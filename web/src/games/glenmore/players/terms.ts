/** What modules will add or take at the end, as far as it can be told now. */

import type { Board } from "../board.svelte";
import { CATEGORIES } from "../shape";

const OWN: readonly string[] = [...CATEGORIES, "size", "coins"];

export function termsOf(board: Board): string[] {
  return Object.entries(board.view.forecast[0] ?? {}).flatMap(([name, worth]) =>
    typeof worth === "number" && !OWN.includes(name) ? [name] : [],
  );
}

/** What such a term would give a seat. */
export function termOf(board: Board, seat: number, name: string, ghost: boolean): number {
  const { forecast } = ghost ? board.ghost : board.view;
  return Number((forecast[seat] as unknown as Record<string, unknown>)?.[name] ?? 0);
}
