/** The unit columns of a player's board: how many pieces each has, and how many are left. */

import type { Board } from "../board.svelte";
import type { Unit, UnitRow } from "../shape";

export interface Column {
  /** The unit under which the view and the pack know it. */
  of: Unit;
  row: UnitRow | undefined;
  pieces: number;
  left: number;
}

/** Whether a clan has fishermen: its workers are of one kind then, stand on lochs too, and know no technology. */
export function hasFishermen(board: Board, seat: number): boolean {
  return board.view.outlook.seats[seat]?.on_lochs ?? false;
}

/** The column a unit comes from: fishermen come from the same one as the other workers of their clan. */
export function columnOf(board: Board, seat: number, unit: Unit): Column {
  const player = board.view.players[seat];
  const pool = hasFishermen(board, seat);
  const of = pool && (unit === "miner" || unit === "fisherman") ? "woodcutter" : unit;
  const row = board.pack.units.find(({ id }) => id === of);
  const workers = board.pack.units.reduce((sum, { kind, pieces }) => (kind === "worker" ? sum + pieces : sum), 0);
  return {
    of,
    row,
    pieces: pool && of === "woodcutter" ? workers : (row?.pieces ?? 0),
    left: player?.left[of] ?? 0,
  };
}
