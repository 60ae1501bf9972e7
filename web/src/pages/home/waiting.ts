/** The player a table waits for. */

import { calledAt } from "../../table/seats";
import type { MatchState, TableInfo } from "../../wire/types";

export interface Turn {
  mine: boolean;
  /** Name of the player to move; empty if none or unknown. */
  name: string;
}

export function whose(table: TableInfo, match: MatchState | null): Turn {
  if (!match || match.finished) return { mine: false, name: "" };
  const mine = match.owes.some((seat) => match.seats?.includes(seat));
  const awaited = table.seats[match.owes[0] ?? -1];
  return { mine, name: awaited ? calledAt(awaited) : "" };
}

/** Returns the sort rank: 0 if the match waits for me, 1 for others, 2 if it isn't in play. */
export function urgency(match: MatchState | null): number {
  if (!match || match.finished) return 2;
  return match.owes.some((seat) => match.seats?.includes(seat)) ? 0 : 1;
}
