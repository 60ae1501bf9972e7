/** What a scoring would give now, and points that sizes, coins and modules will add or subtract at the end. */

import type { Board } from "../board.svelte";
import { CATEGORIES, type Category, type CategoryForecast, type SeatForecast } from "../shape";

const OWN: readonly string[] = [...CATEGORIES, "size", "coins"];

export function termsOf(board: Board): string[] {
  return Object.entries(board.view.forecast[0] ?? {}).flatMap(([name, worth]) =>
    typeof worth === "number" && !OWN.includes(name) ? [name] : [],
  );
}

/** Returns the points of such a term, of the size or of the coins for a seat. */
export function termOf(board: Board, seat: number, name: string, ghost: boolean): number {
  const { forecast } = ghost ? board.ghost : board.view;
  return Number(forecast[seat]?.[name] ?? 0);
}

/** Returns what a seat has in a category, and its points. */
export function standingIn(forecast: SeatForecast | undefined, category: Category): CategoryForecast | undefined {
  return forecast?.[category] as CategoryForecast | undefined;
}
