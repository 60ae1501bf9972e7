/**
 * What a module may draw at a table of this game, and where. A module lives in three places: on the board, with its
 * owner, on the shelf. Its drawings come with the table that has it, and with no other.
 */

import type { Component } from "svelte";
import type { IconName } from "../../look/icons";
import type { GameMotion } from "../../table/motion/movement";
import type { StepSeen, TableState } from "../../table/state.svelte";
import type { Board } from "./board.svelte";
import type { CaledoniaView } from "./shape";

/**
 * Where panels may stand: below the contracts, in the row above the scoring tiles, in that of the scoring tiles, beside
 * them, beside the players.
 */
export type Place = "contracts" | "row" | "tiles" | "beside-tiles" | "beside-players";

export interface LayerProps {
  board: Board;
  /** How many units of the map a pixel is. */
  pixel: number;
}

export interface PieceProps {
  board: Board;
  seat: number;
  x: number;
  y: number;
  /** The side of a piece, in units of the map. */
  size: number;
  ghost: boolean;
}

export interface OwnerProps {
  board: Board;
  /** Whose board it is in. */
  seat: number;
  choosable: boolean;
}

/** One chip on the shelf: how it stands in a few words, and the sheet it grows into. */
export interface Chip {
  icon: IconName;
  name: () => string;
  /** One live line: numbers, no sentence. */
  line: (board: Board) => string;
  /** Whether it has something for me to answer. */
  asks?: (board: Board) => boolean;
  /** Whether nothing will come of it any more. */
  over?: (board: Board) => boolean;
  /** What it opens; a module with a stage opens that instead. */
  sheet?: Component<{ board: Board }>;
}

/** A board of the module's own, which takes the place of others while it is looked at. */
export interface Stage {
  /** What it lies over: everything but my board, or the column beside the map. */
  over: "table" | "side";
  name: () => string;
  component: Component<{ board: Board; narrow: boolean; onclose: () => void }>;
  /** What it grows for by itself; another one each time there is something new, and empty if there is nothing. */
  wanted: (board: Board) => string;
}

/** What one part of a module draws. All of it may be left out. */
export interface Drawing {
  name: string;
  /** Whether a table has this part. */
  at: (view: CaledoniaView) => boolean;
  /** Layers of the map, below the pieces and above them. */
  under?: Component<LayerProps>;
  over?: Component<LayerProps>;
  /** Closed hexes that it draws itself: the table marks all others. */
  closes?: (view: CaledoniaView) => readonly string[];
  /** Pieces that aren't plates, by kind of unit. */
  pieces?: Readonly<Record<string, Component<PieceProps>>>;
  panels?: Readonly<Partial<Record<Place, Component<{ board: Board }>>>>;
  /** What its owner has of it: a group of a player's board, and who has any. */
  owner?: Component<OwnerProps>;
  owns?: (board: Board, seat: number) => boolean;
  /** What a clan's power holds or opens, below what it says; and which seats have such a power. */
  power?: Component<OwnerProps>;
  powers?: (board: Board, seat: number) => boolean;
  chip?: Chip;
  stage?: Stage;
  /** The lines told in words that need not be told, since they are drawn. */
  draws?: readonly string[];
  /** The part of the table where each question is answered, by its message; "ask" is the panel beside the boards. */
  answers?: Readonly<Record<string, string>>;
  moves?: GameMotion["events"];
  /** How a step is told once more, if it is one that the module has told. */
  again?: (table: TableState, step: StepSeen) => (() => void) | undefined;
}
