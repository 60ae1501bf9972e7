/** Powers of Industria clans in a seat's outlook; a seat has at most one. */

import type { Board } from "../../../board.svelte";

export interface Powers {
  /** For each silo, whether it has grain. */
  silos?: readonly number[];
  kilts?: number;
  kilt_makers?: number;
  shipyards?: readonly { port: number; used: boolean }[];
  /** Hexes along its canals. */
  canals?: readonly string[];
  /** Cost of jumping to each hex, and the jumps that bring an upgrade. */
  jumps?: Readonly<Record<string, number>>;
  jumps_over_land?: readonly string[];
  flocks?: readonly (readonly string[])[];
  /** Hexes where a young animal could be born, by kind. */
  births?: Readonly<Record<"cow" | "sheep", readonly string[]>>;
  /** Empty land next to its workers. */
  furnaces?: readonly string[];
}

const NAMES = ["silos", "kilts", "shipyards", "canals", "jumps", "flocks", "births", "furnaces"] as const;

/** Returns a seat's power after the current choice; empty for other clans. */
export function powersOf(board: Board, seat: number): Powers {
  return (board.ghost.outlook.seats[seat] ?? {}) as Powers;
}

export function hasPower(board: Board, seat: number): boolean {
  const powers = board.view.outlook.seats[seat] ?? {};
  return NAMES.some((name) => Object.hasOwn(powers, name));
}
