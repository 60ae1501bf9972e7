/** The mountain's part of the view. */

import type { Board } from "../../board.svelte";
import { GLENMORE } from "../../icons";
import { RESOURCES, type Resource } from "../../shape";

export interface Mountain {
  coins: number;
  goods: Readonly<Partial<Record<Resource, number>>>;
  /** Owner of the pawn resting there; negative if none. */
  seat: number;
}

export function mountainOf(board: Board): Mountain {
  return (board.ghost as unknown as { highlander: Mountain }).highlander;
}

/** Lists the items there by kind. */
export function hoardOf({ coins, goods }: Mountain) {
  const kinds = RESOURCES.map((resource) => ({ icon: GLENMORE.resources[resource], count: goods[resource] ?? 0 }));
  return [{ icon: "coin" as const, count: coins }, ...kinds].filter(({ count }) => count > 0);
}
