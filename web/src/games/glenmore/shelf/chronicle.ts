/** A chronicle's contribution to the shelf, besides its drawings on the table. */

import type { Component, Snippet } from "svelte";
import type { Board } from "../board.svelte";
import type { Drawing, Part } from "../hooks";

/**
 * A chronicle's status for the viewer. `soon`: something ends within one round of pawns; `asks`: I may answer;
 * `must`: I have to, and its panel opens automatically; `over`: it has no further effect.
 */
export type Standing = "rest" | "soon" | "asks" | "must" | "over";

export interface Chronicle extends Drawing {
  /** Queues the medallion's picture for printing and returns its name. */
  medallion: () => string;
  standing: (board: Board) => Standing;
  /** The part of the table that answers each of its questions; those in the panel open it. */
  answers: Readonly<Record<string, Part>>;
  /** Events that count as news until the player acts. */
  news: readonly string[];
  /** Status in one line: numbers and icons, no sentence. */
  line: Snippet<[Board]>;
  /** The same in words, for screen readers and tooltips. */
  words: (board: Board) => string;
  /** The one item that fits a small chip; up to three letters. */
  badge: (board: Board) => string;
  /** Text after the name at the top of the panel. */
  about?: (board: Board) => string;
  panel: Component<{ board: Board; narrow: boolean }>;
}

/** Returns the chronicles of a table, in the order of the book. */
export function shelved(board: Board): readonly Chronicle[] {
  return board.drawings.list.filter((each): each is Chronicle => "medallion" in each);
}
