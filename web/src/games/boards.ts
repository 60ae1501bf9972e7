/** The boards of each game, loaded when a table of it is opened; a game without any is played from a plain list. */

import type { Component, Snippet } from "svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Heard } from "../table/screenreader";
import type { Arg, Data, Offer, TableState } from "../table/state.svelte";

export interface BoardProps {
  table: TableState;
  choosing: Choosing;
  narrow: boolean;
  /** The log, for boards that have a place for it on a narrow screen. */
  log?: Snippet;
  /** The part of the table that is spoken of, for boards that show only some at a time. */
  attend?: string | undefined;
}
/** Where the parts of a table are that a lesson speaks of; nothing for a part that is not there. */
export interface GameParts {
  selectorOf: (part: string) => string | undefined;
}
/** What a game's `labels.ts` may offer beside words: what a pass or the end of a turn leaves, where the game stands, answers. */
export interface GameWords {
  status?: (table: TableState) => string;
  unused?: (table: TableState) => string[];
  /** What ending the turn now leaves undone and what it brings, each in a few words. */
  ending?: (table: TableState) => string[];
  /** A kind of action in better words than it has in general: "Take this tile" where there are no clans. */
  named?: (table: TableState, verb: string) => string | undefined;
  /** An offer in better words than its action alone has: "Place it below Home village". */
  titled?: (table: TableState, offer: Offer) => string | undefined;
  /** An argument of an action in better words than its value has: a trade instead of its number. */
  valued?: (
    table: TableState,
    argument: string,
    value: Arg,
    fixed: Readonly<Record<string, Arg>>,
  ) => string | undefined;
  /** What an offer brings that no bill shows, read off the table as it would be: more income. */
  brings?: (table: TableState, offer: Offer, ghost: Data) => string[];
  /** Answers of the command box: `look f6`, `prices`. Undefined if it has none. */
  answer?: (question: string, table: TableState) => string | undefined;
  /** What may be asked, for help. */
  questions?: () => string[];
  /** Who moves now, and who follows. */
  next?: (table: TableState) => string;
  /** What is told to those who listen. */
  heard?: Heard;
}
type Board = { default: Component<BoardProps> };

const BOARDS = import.meta.glob<Board>("./*/Table.svelte");
const PARTS = import.meta.glob<GameParts>("./*/parts.ts");
const WORDS = import.meta.glob<GameWords>("./*/labels.ts");

export function loadBoard(game: string): Promise<Board> {
  return (BOARDS[`./${game}/Table.svelte`] ?? (() => import("../table/PlainBoard.svelte")))();
}

export async function loadParts(game: string): Promise<GameParts> {
  return (await PARTS[`./${game}/parts.ts`]?.()) ?? { selectorOf: () => undefined };
}

export async function loadWords(game: string): Promise<GameWords> {
  return (await WORDS[`./${game}/labels.ts`]?.()) ?? {};
}
