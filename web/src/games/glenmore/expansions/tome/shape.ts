/** The dubious tome's part of the view: landmark cards turned to their event, and those that still can be. */

import type { Board } from "../../board.svelte";
import type { Tile } from "../../shape";

export interface TomeView {
  /** By seat: cards that show their event, those of them whose table is in use, and those still to tell. */
  turned: readonly (readonly string[])[];
  tables: readonly (readonly string[])[];
  to_tell: readonly (readonly string[])[];
}

export function tomeOf(board: Board): TomeView {
  return (board.view as unknown as { tome: TomeView }).tome;
}

/** Returns the tile that brings a landmark card. */
export function tileOf(board: Board, card: string): Tile | undefined {
  return Object.values(board.pack.tiles).find((tile) =>
    tile.immediate.some((each) => each.effect === "take-card" && each.card === card),
  );
}

/** Returns every card with an event, from the packs of all chronicles that have any. */
export function eventCards(board: Pick<Board, "pack">): string[] {
  const sets = board.pack.sets as unknown as Record<string, readonly { card?: string }[]>;
  return ["events", "events of the hammer"].flatMap((name) =>
    (sets[name] ?? []).flatMap(({ card }) => card ?? []),
  );
}
