/** The race as the view tells it. */

import type { Board } from "../../board.svelte";

/** A seat's number, or the name of a neutral river. */
export type River = number | string;
export interface Boat {
  /** Which of the four rivers it is in, and where. */
  river: number;
  cell: number;
  /** How many steps from home. */
  left: number;
  /** The place in which it came home; 0 while it races, 4 with a Last card. */
  place: number;
}
export interface Race {
  open: boolean;
  rivers: readonly River[];
  /** By river: its right end, its castle, its left end. */
  ends: readonly (readonly [right: number, castle: number, left: number])[];
  length: number;
  boats: readonly Boat[];
  rewards: readonly { left: number; known: readonly string[] | null }[];
  taken: readonly (readonly string[])[];
}

export function raceOf(board: Board): Race {
  return (board.ghost as unknown as { boats: Race }).boats;
}

/** Seats from the one nearest home on; those that came home stand first. */
export function inOrder({ boats }: Race): number[] {
  const rank = ({ place, left }: Boat) => (place ? place - 100 : left);
  return boats
    .map((_, seat) => seat)
    .toSorted((one, other) => rank(boats[one] as Boat) - rank(boats[other] as Boat));
}
