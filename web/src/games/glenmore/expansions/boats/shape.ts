/** The race's part of the view. */

import type { Board } from "../../board.svelte";
import type { GlenView } from "../../shape";
import type { Boat, BoatsFacts, RaceView } from "./view";

export function raceOf(board: Board): RaceView {
  return (board.ghost as GlenView & BoatsFacts).boats;
}

/** Returns the seats from the one nearest home; finished ones come first. */
export function inOrder({ boats }: RaceView): number[] {
  const rank = ({ place, left }: Boat) => (place ? place - 100 : left);
  return boats
    .map((_, seat) => seat)
    .toSorted((one, other) => rank(boats[one] as Boat) - rank(boats[other] as Boat));
}
