/** The mountain's part of the view. */

import type { Board } from "../../board.svelte";
import { GLENMORE } from "../../icons";
import { type GlenView, RESOURCES } from "../../shape";
import type { HighlanderFacts, Mountain } from "./view";

export function mountainOf(board: Board): Mountain {
  return (board.ghost as GlenView & HighlanderFacts).highlander;
}

/** Lists the items there by kind. */
export function hoardOf({ coins, goods }: Mountain) {
  const kinds = RESOURCES.map((resource) => ({ icon: GLENMORE.resources[resource], count: goods[resource] ?? 0 }));
  return [{ icon: "coin" as const, count: coins }, ...kinds].filter(({ count }) => count > 0);
}
