/** The pieces on the map, one by one: a hex may be shared, so each has a key and a place of its own. */

import type { IconName } from "../../../look/icons";
import { CALEDONIA } from "../icons";
import type { Piece } from "../shape";

export interface Standing {
  /** The same for the same piece before and after an action. */
  key: string;
  piece: Piece;
  /** How far to the right of the middle of its hex it stands, and half as far below, in widths of a piece. */
  aside: number;
  /** Whether it has the hex to itself. */
  alone: boolean;
  /** Its place among those on the hex, from 0. */
  nth: number;
}

/** Pieces with their keys; those that share a hex stand side by side. */
export function standingOf(pieces: readonly Piece[]): readonly Standing[] {
  const sharing = new Map<string, number>();
  for (const [hex] of pieces) sharing.set(hex, (sharing.get(hex) ?? 0) + 1);
  const placed = new Map<string, number>();
  const alike = new Map<string, number>();
  return pieces.map((piece) => {
    const [hex, seat, unit] = piece;
    const what = `${hex} ${seat} ${unit}`;
    const [nth, again] = [placed.get(hex) ?? 0, alike.get(what) ?? 0];
    placed.set(hex, nth + 1);
    alike.set(what, again + 1);
    const all = sharing.get(hex) ?? 1;
    return { key: `${what} ${again}`, piece, nth, aside: (nth - (all - 1) / 2) * 0.64, alone: all === 1 };
  });
}

/** The icon of a kind of unit; a plain marker for one that a module brings and that has none here. */
export function unitIcon(unit: string): IconName {
  return (CALEDONIA.units as Readonly<Record<string, IconName>>)[unit] ?? "marker";
}
