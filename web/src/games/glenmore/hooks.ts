/** What an expansion adds to a Glen More table. Drawings load only with tables that use it. */

import type { Component } from "svelte";
import type { ExpansionClient, GameIcons, Named } from "../../table/contract/game";
import type { Offer } from "../../table/state.svelte";
import type { Board } from "./board.svelte";
import type { Movements } from "./movements";
import type { OpponentTarget } from "./opponent-targets";
import type { Placed, Tile } from "./shape";

/** Marks on a tile, wherever it's drawn. */
export interface MarkProps {
  board: Board;
  tile: Tile;
  /** Drawing size of the tile. */
  size: "land" | "ring" | "strip" | "small";
  /** Its placement in a territory, and that territory's seat; neither on the rondel. */
  placed?: Placed | undefined;
  seat?: number | undefined;
}

/** Direction in which a tile is longer than a rondel space. */
export type Span = "across" | "down" | undefined;
/** Queues a picture for printing and returns its name. */
type Drawn = (span?: Span) => string;

/** A part of the table. */
export type Part = "panel" | "rondel" | "territory" | "players" | "clans";

/** Drawings of one module. */
export interface Drawing {
  name: string;
  /** The part of the table that answers each of its questions. */
  answers?: Readonly<Record<string, Part>>;
  /** On tiles, over their picture. */
  marks?: Component<MarkProps>;
  /** An extra stall at the market. */
  stall?: Component<{ board: Board; roomy: boolean }>;
  /** Next to the tile stack. */
  beside?: Component<{ board: Board }>;
  /** A seat's holdings, in the row below its territory. */
  row?: Component<{ board: Board; seat: number }>;
  /** On a place of the clan board. */
  onClan?: Component<{ board: Board; clan: string }>;
  /** On a player's landmark card. */
  onCard?: Component<{ board: Board; card: string; seat: number }>;
  /** Over a wide table, from one part to another. */
  across?: Component<{ board: Board }>;
  /** By its pieces on the rondel: queues the picture for printing and returns its name. */
  pieces?: Readonly<Record<string, Drawn>>;
  /** By its tiles: queues the picture for printing and returns its name. */
  pictures?: Readonly<Record<string, Drawn>>;
  /** Actions chosen on a tile of one's own territory. */
  onTiles?: readonly string[];
  /** Actions chosen on a place of the clan board. */
  onClans?: readonly string[];
  /** Returns the opponent's item that one of its offers concerns, to be chosen there. */
  abroad?: (offer: Offer, board: Board) => OpponentTarget | undefined;
  /** Animations of its events, or the reason for none. */
  moves?: Movements;
  /** Returns the rondel tile that one of its offers concerns, to be chosen there. */
  aims?: (offer: Offer) => string | undefined;
  /** Notes to omit from the text because they are drawn. */
  draws?: readonly string[];
}

/** The components that show modules in their own row. */
export interface ShelfParts {
  /** A chip for each module. */
  Row: Component<{ board: Board; narrow: boolean; low: boolean }>;
  /** The icon on a module's tile. */
  Mark: Component<{ board: Board; tile: Tile; size: MarkProps["size"] }>;
  /** The panel of the open module. */
  Panel: Component<{ board: Board; narrow: boolean }>;
}

/** Icons of the game and its expansions. */
export interface GlenIcons extends GameIcons {
  /** By the gold type icons of tiles. */
  types: Named;
  /** By effects of expansions. */
  effects: Named;
  /** By pieces on the rondel other than pawns. */
  pieces: Named;
}

/** An expansion: `expansions/<name>/index.ts` exports one. */
export type Expansion = ExpansionClient<Drawing, GlenIcons>;
