/** England's part of the view. */

import type { Board } from "../../board.svelte";
import type { GlenView } from "../../shape";
import type { EnglandView, HammerFacts } from "./view";

export function englandOf(board: Board): EnglandView {
  return (board.ghost as GlenView & HammerFacts).hammer;
}
