/**
 * Drawings that a module can add to a Caledonia table. A module appears on the board, with its owner and on the
 * shelf. Its drawings load only with tables that use it.
 */

import type { Component } from "svelte";
import type { ExpansionClient } from "../../table/contract/game";
import type { GameMotion } from "../../table/motion/movement";
import type { StepSeen, TableState } from "../../table/state.svelte";
import type { IconName } from "../../ui/icons";
import type { Board } from "./board.svelte";
import type { CaledoniaView } from "./shape";

/**
 * Places for panels: below the contracts, in the row above the scoring tiles, in their row, next to them, or next
 * to the players.
 */
export type Place = "contracts" | "row" | "tiles" | "beside-tiles" | "beside-players";

export interface LayerProps {
  board: Board;
  /** Map units per pixel. */
  pixel: number;
}

export interface PieceProps {
  board: Board;
  seat: number;
  x: number;
  y: number;
  /** Side length of a piece, in map units. */
  size: number;
  ghost: boolean;
}

export interface OwnerProps {
  board: Board;
  /** Owner of the board. */
  seat: number;
  choosable: boolean;
}

/** A chip on the shelf: a short status, and the sheet it opens. */
export interface Chip {
  icon: IconName;
  name: () => string;
  /** Live status in numbers, not a sentence. */
  line: (board: Board) => string;
  /** Returns whether it needs an answer from me. */
  asks?: (board: Board) => boolean;
  /** Returns whether it can have no further effect. */
  over?: (board: Board) => boolean;
  /** The sheet it opens; a module with a stage opens that instead. */
  sheet?: Component<{ board: Board }>;
}

/** A module's own board, which replaces others while open. */
export interface Stage {
  /** The area it covers: everything but my board, or the column next to the map. */
  over: "table" | "side";
  name: () => string;
  component: Component<{ board: Board; narrow: boolean; onclose: () => void }>;
  /**
   * Returns a key for opening it automatically: changes whenever there's something new, empty if there's nothing.
   */
  wanted: (board: Board) => string;
}

/** Drawings of one part of a module. All are optional. */
export interface Drawing {
  name: string;
  /** Returns whether a table uses this part. */
  at: (view: CaledoniaView) => boolean;
  /** Map layers below and above the pieces. */
  under?: Component<LayerProps>;
  over?: Component<LayerProps>;
  /** Closed hexes that it draws itself; the table marks all others. */
  closes?: (view: CaledoniaView) => readonly string[];
  /** Pieces that aren't plates, by unit type. */
  pieces?: Readonly<Record<string, Component<PieceProps>>>;
  panels?: Readonly<Partial<Record<Place, Component<{ board: Board }>>>>;
  /** The group in its owner's board, and which seats have one. */
  owner?: Component<OwnerProps>;
  owns?: (board: Board, seat: number) => boolean;
  /** Content below a clan's power description, and which seats have such a power. */
  power?: Component<OwnerProps>;
  powers?: (board: Board, seat: number) => boolean;
  chip?: Chip;
  stage?: Stage;
  /** Follows the table while it's open, to ask for shows of its own. */
  follows?: (board: Board) => void;
  /** Notes to omit from the text because they are drawn. */
  draws?: readonly string[];
  /** The part of the table where each question is answered, by message; "ask" is the panel next to the boards. */
  answers?: Readonly<Record<string, string>>;
  moves?: GameMotion["events"];
  /** Returns a function that replays a step, if this module can. */
  again?: (table: TableState, step: StepSeen) => (() => void) | undefined;
}

/** An expansion: `expansions/<name>/index.ts` exports one. */
export interface Expansion extends ExpansionClient<Drawing> {
  /** What its clans add to a seat's outlook; its drawings load where a seat has such a clan, too. */
  facts?: readonly string[];
}
