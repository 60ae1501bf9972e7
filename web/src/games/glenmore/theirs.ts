/** Something of somebody else, which a module lets one choose: a tile or a free place of a territory, or a landmark card. */

import type { Cell } from "./shape";

export type Theirs = { owner: number } & ({ tile: string } | { at: Cell } | { card: string });

/** By what it is found among the offers. */
export function theirsKey(theirs: Theirs): string {
  const { owner } = theirs;
  if ("at" in theirs) return `${owner} at ${theirs.at.join()}`;
  return "tile" in theirs ? `${owner} tile ${theirs.tile}` : `${owner} card ${theirs.card}`;
}

export function ownerOf(key: string): number {
  return Number(key.split(" ")[0]);
}

/** The free places of somebody's territory among such keys. */
export function placesAmong(keys: Iterable<string>, owner: number): Cell[] {
  return [...keys].flatMap((key) => {
    const [, kind, at = ""] = key.split(" ");
    return kind === "at" && ownerOf(key) === owner ? [at.split(",").map(Number) as unknown as Cell] : [];
  });
}
