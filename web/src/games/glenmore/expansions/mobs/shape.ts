/** The penny mobs' part of the view. */

import type { Board } from "../../board.svelte";
import type { GlenView } from "../../shape";
import type { MobsterRow } from "./pack";
import type { MobsFacts, MobsterView, MobsView } from "./view";

/** Special seat values: drawn but not yet in prison, or in prison. */
export const WAITING = -2;
export const IN_PRISON = -1;

export function mobsOf(board: Board): MobsView {
  return (board.view as GlenView & MobsFacts).mobs;
}

/** Returns all mobsters, including those that require two chronicles. */
export function mobsterRows({ pack }: Pick<Board, "pack">): MobsterRow[] {
  return [...pack.sets.mobsters, ...pack.sets["mobsters of pairs"]];
}

/** Returns a mobster's holder. */
export function holderOf(board: Board, mobster: string): number {
  return mobsOf(board).mobsters.find((each) => each.mobster === mobster)?.seat ?? 0;
}

/** Returns a mobster's card. */
export function rowOf(board: Board, id: string): MobsterRow | undefined {
  return mobsterRows(board).find((row) => row.id === id);
}

/** Sorts my mobsters and those in prison first, because those can be acted on. */
export function ordered(mobs: MobsView, me: number): MobsterView[] {
  const rank = ({ seat }: MobsterView) => (seat === IN_PRISON ? 0 : seat === WAITING ? 1 : seat === me ? 2 : 3);
  return mobs.mobsters.toSorted((one, other) => rank(one) - rank(other));
}
