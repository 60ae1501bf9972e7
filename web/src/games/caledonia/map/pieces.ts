/** The pieces on the map: hexes may be shared, so each piece has its own key and position. */

import type { IconName } from "../../../ui/icons";
import { CALEDONIA } from "../icons";
import type { Piece } from "../shape";

export interface Standing {
  /** Stable for the same piece before and after an action. */
  key: string;
  piece: Piece;
  /** Offset from its hex's centre to the right, and half as far down, in piece widths. */
  aside: number;
  /** True if it's the only piece on the hex. */
  alone: boolean;
  /** Its index among the pieces on the hex, from 0. */
  nth: number;
}

/** Assigns keys to pieces; those that share a hex are placed side by side. */
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

/** Returns the icon of a unit type; a plain marker for module units without one. */
export function unitIcon(unit: string): IconName {
  return (CALEDONIA.units as Readonly<Record<string, IconName>>)[unit] ?? "marker";
}
