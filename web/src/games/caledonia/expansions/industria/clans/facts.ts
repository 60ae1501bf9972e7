/** Powers of Industria clans in a seat's outlook; a seat has at most one. */

import type { Board } from "../../../board.svelte";
import type {
  BirthFacts,
  CanalFacts,
  FlockFacts,
  FurnaceFacts,
  JumpFacts,
  KiltFacts,
  ShipyardFacts,
  SiloFacts,
} from "../view";

export type Powers = Partial<
  BirthFacts & CanalFacts & FlockFacts & FurnaceFacts & JumpFacts & KiltFacts & ShipyardFacts & SiloFacts
>;

const NAMES = ["silos", "kilts", "shipyards", "canals", "jumps", "flocks", "births", "furnaces"] as const;

/** Returns a seat's power after the current choice; empty for other clans. */
export function powersOf(board: Board, seat: number): Powers {
  return (board.ghost.outlook.seats[seat] ?? {}) as Powers;
}

export function hasPower(board: Board, seat: number): boolean {
  const powers = board.view.outlook.seats[seat] ?? {};
  return NAMES.some((name) => Object.hasOwn(powers, name));
}
