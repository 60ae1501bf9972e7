/** Final ranking with scores, the winner first. */

import type { ResultData } from "../../wire/types";
import type { SeatSeen } from "../state.svelte";

export interface Standing {
  seat: SeatSeen;
  rank: number;
  total: number;
}

export function totalOf(result: ResultData, seat: number): number {
  return Object.values(result.scores[seat] ?? {}).reduce((sum, points) => sum + points, 0);
}

export function standings(seats: readonly SeatSeen[], result: ResultData): Standing[] {
  return seats
    .map((seat) => ({ seat, rank: result.ranks[seat.index] ?? seats.length, total: totalOf(result, seat.index) }))
    .toSorted((one, other) => one.rank - other.rank);
}

/** Returns the extra length of a place's cloth over the last one's: first 1, last 0. */
export function hang(rank: number, places: number): number {
  return places > 1 ? (places - rank) / (places - 1) : 1;
}
