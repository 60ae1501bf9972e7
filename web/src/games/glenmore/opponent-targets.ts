/** An opponent's item that a module makes selectable: a tile or free place of a territory, or a landmark card. */

import type { Cell } from "./shape";

export type OpponentTarget = { owner: number } & ({ tile: string } | { at: Cell } | { card: string });

/** Returns its key among the offers. */
export function opponentTargetKey(theirs: OpponentTarget): string {
  const { owner } = theirs;
  if ("at" in theirs) return `${owner} at ${theirs.at.join()}`;
  return "tile" in theirs ? `${owner} tile ${theirs.tile}` : `${owner} card ${theirs.card}`;
}

export function ownerOf(key: string): number {
  return Number(key.split(" ")[0]);
}

/** Returns the free places of a player's territory among such keys. */
export function placesAmong(keys: Iterable<string>, owner: number): Cell[] {
  return [...keys].flatMap((key) => {
    const [, kind, at = ""] = key.split(" ");
    return kind === "at" && ownerOf(key) === owner ? [at.split(",").map(Number) as unknown as Cell] : [];
  });
}
