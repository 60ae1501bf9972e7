/** Changes since my last action, drawn on the boards in the player's colour. */

import type { StepSeen } from "../../table/state.svelte";

export interface Mark {
  seat: number;
  /** Number of the move since then. */
  step: number;
}
export interface Marks {
  /** The last tile each seat took. */
  taken: ReadonlyMap<number, string>;
  /** Every tile taken, in order. */
  moves: readonly { seat: number; step: number; tile: string }[];
  /** Pawns that moved, by seat. */
  pawns: ReadonlyMap<number, Mark>;
  /** Tiles laid in a territory, by tile. */
  tiles: ReadonlyMap<string, Mark>;
  clans: ReadonlyMap<string, Mark>;
  /** Newly revealed tiles on the rondel. */
  laid: ReadonlySet<string>;
}

export function marksOf(recap: readonly StepSeen[]): Marks {
  const taken = new Map<number, string>();
  const moves: { seat: number; step: number; tile: string }[] = [];
  const pawns = new Map<number, Mark>();
  const tiles = new Map<string, Mark>();
  const clans = new Map<string, Mark>();
  const laid = new Set<string>();
  let step = 0;
  for (const { values, key } of recap.flatMap((each) => each.events)) {
    if (!values) continue;
    const seat = Number(values.seat);
    if (key === "moved" || key === "at-the-end") {
      step += 1;
      pawns.set(seat, { seat, step });
      if (key !== "moved") continue;
      taken.set(seat, String(values.tile));
      moves.push({ seat, step, tile: String(values.tile) });
    } else if (key === "placed") tiles.set(String(values.tile), { seat, step });
    else if (key === "marker") clans.set(String(values.clan), { seat, step });
    else if (key === "laid") laid.add(String(values.tile));
  }
  return { taken, moves, pawns, tiles, clans, laid };
}
