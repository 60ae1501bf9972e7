/** What a seat's outlook has of the powers of Industria's clans; a seat has at most one of them. */

import type { Board } from "../../board.svelte";

export interface Powers {
  /** By silo: whether grain is in it. */
  silos?: readonly number[];
  kilts?: number;
  kilt_makers?: number;
  shipyards?: readonly { port: number; used: boolean }[];
  /** Hexes along its canals. */
  canals?: readonly string[];
  /** What jumping to a hex costs, and which of these jumps bring an upgrade. */
  jumps?: Readonly<Record<string, number>>;
  jumps_over_land?: readonly string[];
  flocks?: readonly (readonly string[])[];
  /** Hexes on which a young animal could be born, by kind. */
  births?: Readonly<Record<"cow" | "sheep", readonly string[]>>;
  /** Empty land beside its workers. */
  furnaces?: readonly string[];
}

const NAMES = ["silos", "kilts", "shipyards", "canals", "jumps", "flocks", "births", "furnaces"] as const;

/** The power of a seat as it would be with what is chosen; empty for other clans. */
export function powersOf(board: Board, seat: number): Powers {
  return (board.ghost.outlook.seats[seat] ?? {}) as Powers;
}

export function hasPower(board: Board, seat: number): boolean {
  const powers = board.view.outlook.seats[seat] ?? {};
  return NAMES.some((name) => Object.hasOwn(powers, name));
}
