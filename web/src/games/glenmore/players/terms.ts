/** Points that modules will add or subtract at the end, as far as known now. */

import type { Board } from "../board.svelte";
import { CATEGORIES } from "../shape";

const OWN: readonly string[] = [...CATEGORIES, "size", "coins"];

export function termsOf(board: Board): string[] {
  return Object.entries(board.view.forecast[0] ?? {}).flatMap(([name, worth]) =>
    typeof worth === "number" && !OWN.includes(name) ? [name] : [],
  );
}

/** Returns the value of such a term for a seat. */
export function termOf(board: Board, seat: number, name: string, ghost: boolean): number {
  const { forecast } = ghost ? board.ghost : board.view;
  return Number((forecast[seat] as unknown as Record<string, unknown>)?.[name] ?? 0);
}
