/** The dubious tome's part of the view: landmark cards turned to their event, and those that still can be. */

import type { Board } from "../../board.svelte";
import type { GlenView, Tile } from "../../shape";
import type { TomeFacts, TomeView } from "./view";

export function tomeOf(board: Board): TomeView {
  return (board.view as GlenView & TomeFacts).tome;
}

/** Returns the tile that brings a landmark card. */
export function tileOf(board: Board, card: string): Tile | undefined {
  return Object.values(board.pack.tiles).find((tile) =>
    tile.immediate.some((each) => each.effect === "take-card" && each.card === card),
  );
}

/** Returns every card with an event, from the packs of all chronicles that have any. */
export function eventCards(board: Pick<Board, "pack">): string[] {
  const { sets } = board.pack;
  return [...sets.events, ...sets["events of the hammer"]].map(({ card }) => card);
}
