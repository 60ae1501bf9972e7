/** Unit columns of a player's board: total and remaining pieces. */

import type { Board } from "../board.svelte";
import type { Unit, UnitName, UnitRow } from "../shape";

export interface Column {
  /** The unit's name in the view and the pack. */
  of: UnitName;
  row: UnitRow | undefined;
  pieces: number;
  left: number;
}

/** Returns whether a clan has fishermen: it then has one kind of worker, also on lochs, and no technology. */
export function hasFishermen(board: Board, seat: number): boolean {
  return board.view.outlook.seats[seat]?.on_lochs ?? false;
}

/** Returns the column of a unit: fishermen share the column of their clan's other workers, a station has none. */
export function columnOf(board: Board, seat: number, unit: Unit): Column {
  const player = board.view.players[seat];
  const pool = hasFishermen(board, seat);
  const of = unit === "fisherman" || (pool && unit === "miner") ? "woodcutter" : (unit as UnitName);
  const row = board.pack.units.find(({ id }) => id === of);
  const workers = board.pack.units.reduce((sum, { kind, pieces }) => (kind === "worker" ? sum + pieces : sum), 0);
  return {
    of,
    row,
    pieces: pool && of === "woodcutter" ? workers : (row?.pieces ?? 0),
    left: player?.left[of] ?? 0,
  };
}
