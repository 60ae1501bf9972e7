/** What the penny mobs show of themselves. */

import type { Board } from "../../board.svelte";

/** Instead of a seat: drawn but not in prison yet, or in prison. */
export const WAITING = -2;
export const IN_PRISON = -1;

export interface MobsterSeen {
  mobster: string;
  /** Who holds it, or where it waits. */
  seat: number;
  /** Pennies that lie on it in prison. */
  pennies: number;
  /** What lies on it for whoever holds it: the coins each token asks for. */
  tokens: readonly number[];
}
/** A token that lies somewhere, or a mobster who stands on a tile. */
export interface Out {
  mobster: string;
  owner?: number;
  tile?: string;
  clan?: string;
  card?: string;
  price?: number;
}
export interface MobsView {
  mobsters: readonly MobsterSeen[];
  pennies: readonly number[];
  bright: readonly number[];
  out: readonly Out[];
}
export interface MobsterRow {
  id: string;
  penalty: number;
  /** The letter on its back: in prison from the start, or with stack B. */
  back: string;
  kind: "tokens" | "coins" | "once";
}

export function mobsOf(board: Board): MobsView {
  return (board.view as unknown as { mobs: MobsView }).mobs;
}

/** All there are, those that come with two chronicles too. */
export function mobsterRows({ pack }: Pick<Board, "pack">): MobsterRow[] {
  const sets = pack.sets as unknown as Record<string, readonly MobsterRow[]>;
  return ["mobsters", "mobsters of pairs"].flatMap((name) => sets[name] ?? []);
}

/** Who holds a mobster. */
export function holderOf(board: Board, mobster: string): number {
  return mobsOf(board).mobsters.find((each) => each.mobster === mobster)?.seat ?? 0;
}

/** A mobster's card. */
export function rowOf(board: Board, id: string): MobsterRow | undefined {
  return mobsterRows(board).find((row) => row.id === id);
}

/** Those with me or in prison first: what can be done is done about them. */
export function ordered(mobs: MobsView, me: number): MobsterSeen[] {
  const rank = ({ seat }: MobsterSeen) => (seat === IN_PRISON ? 0 : seat === WAITING ? 1 : seat === me ? 2 : 3);
  return mobs.mobsters.toSorted((one, other) => rank(one) - rank(other));
}
