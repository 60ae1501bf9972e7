/** What a chronicle brings to the shelf, besides what it draws on the table. */

import type { Component } from "svelte";
import type { Board } from "../board.svelte";
import type { Extra, Part } from "../extras.svelte";

/**
 * How a chronicle stands for whoever looks. `soon`: something ends within one round of pawns; `asks`: I may answer;
 * `must`: I have to, and its panel grows by itself; `over`: nothing more comes of it.
 */
export type Standing = "rest" | "soon" | "asks" | "must" | "over";

export interface Chronicle extends Extra {
  /** The picture on its medallion: asks for it to be printed, and gives its name. */
  medallion: () => string;
  standing: (board: Board) => Standing;
  /** Where each of its questions is answered, as a part of the table: those of the panel make it grow. */
  asked: Readonly<Record<string, Part>>;
  /** Events that are news to whoever has not acted since. */
  news: readonly string[];
  /** How it stands in one line: numbers and icons, no sentence. */
  line: Component<{ board: Board }>;
  /** The same in words, for those who listen and for a tip. */
  words: (board: Board) => string;
  /** The one thing a small chip has room for; three letters at most. */
  badge: (board: Board) => string;
  /** What stands behind the name at the head of the panel. */
  about?: (board: Board) => string;
  panel: Component<{ board: Board; narrow: boolean }>;
}

/** The chronicles of a table, in the order of the book. */
export function shelved(board: Board): readonly Chronicle[] {
  return board.extras.list.filter((each): each is Chronicle => "medallion" in each);
}
