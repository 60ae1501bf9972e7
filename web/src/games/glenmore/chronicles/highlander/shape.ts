/** The mountain as the view tells it. */

import type { Board } from "../../board.svelte";
import { GLENMORE } from "../../icons";
import { RESOURCES, type Resource } from "../../shape";

export interface Mountain {
  coins: number;
  goods: Readonly<Partial<Record<Resource, number>>>;
  /** Whose pawn rests there; below zero nobody's. */
  seat: number;
}

export function mountainOf(board: Board): Mountain {
  return (board.ghost as unknown as { highlander: Mountain }).highlander;
}

/** What lies there, kind by kind. */
export function hoardOf({ coins, goods }: Mountain) {
  const kinds = RESOURCES.map((resource) => ({ icon: GLENMORE.resources[resource], count: goods[resource] ?? 0 }));
  return [{ icon: "coin" as const, count: coins }, ...kinds].filter(({ count }) => count > 0);
}
