/** Filters for the open tables. */

import type { OpenTable } from "../../wire/types";
import { type Pace, paceOf } from "./table-summary";

export interface Wanted {
  game: string;
  language: string;
  expansions: "" | "base" | "expanded";
  pace: "" | Pace;
  rating: "" | "below" | "from";
}

export const ANY: Wanted = { game: "", language: "", expansions: "", pace: "", rating: "" };
/** Rating that separates newcomers from regulars. */
export const MIDDLE = 1500;

/** Returns whether a table matches; `expanded` is true if it plays more than the base game. */
export function fits(open: OpenTable, wanted: Wanted, expanded: boolean): boolean {
  const rating = open.rating ?? MIDDLE;
  return (
    (!wanted.game || open.table.game === wanted.game) &&
    (!wanted.language || open.language === wanted.language) &&
    (!wanted.expansions || expanded === (wanted.expansions === "expanded")) &&
    (!wanted.pace || paceOf(open.table) === wanted.pace) &&
    (!wanted.rating || (wanted.rating === "below" ? rating < MIDDLE : rating >= MIDDLE))
  );
}
