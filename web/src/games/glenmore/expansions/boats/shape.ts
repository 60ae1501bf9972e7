/** The race's part of the view. */

import type { Board } from "../../board.svelte";

/** A seat's number, or the name of a neutral river. */
export type River = number | string;
export interface Boat {
  /** Its river, of the four, and its position there. */
  river: number;
  cell: number;
  /** Steps left to home. */
  left: number;
  /** Its finishing place; 0 while racing, 4 with a Last card. */
  place: number;
}
export interface Race {
  open: boolean;
  rivers: readonly River[];
  /** Right end, castle and left end of each river. */
  ends: readonly (readonly [right: number, castle: number, left: number])[];
  length: number;
  boats: readonly Boat[];
  rewards: readonly { left: number; known: readonly string[] | null }[];
  taken: readonly (readonly string[])[];
}

export function raceOf(board: Board): Race {
  return (board.ghost as unknown as { boats: Race }).boats;
}

/** Returns the seats from the one nearest home; finished ones come first. */
export function inOrder({ boats }: Race): number[] {
  const rank = ({ place, left }: Boat) => (place ? place - 100 : left);
  return boats
    .map((_, seat) => seat)
    .toSorted((one, other) => rank(boats[one] as Boat) - rank(boats[other] as Boat));
}
