/** Whose move a table waits for. */

import { calledAt } from "../../table/seats";
import type { MatchState, TableInfo } from "../../wire/types";

export interface Turn {
  mine: boolean;
  /** Whoever else is to move; empty where nobody is, or nobody knows. */
  name: string;
}

export function whose(table: TableInfo, match: MatchState | null): Turn {
  if (!match || match.finished) return { mine: false, name: "" };
  const mine = match.owes.some((seat) => match.seats?.includes(seat));
  const awaited = table.seats[match.owes[0] ?? -1];
  return { mine, name: awaited ? calledAt(awaited) : "" };
}

/** What waits for me comes first, then what waits for others, then what nobody plays yet. */
export function urgency(match: MatchState | null): number {
  if (!match || match.finished) return 2;
  return match.owes.some((seat) => match.seats?.includes(seat)) ? 0 : 1;
}
