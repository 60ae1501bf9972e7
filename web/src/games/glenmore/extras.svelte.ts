/** Module drawings at a table. Each is loaded only if the table uses it; other tables only keep the slots here. */

import type { Component } from "svelte";
import type { Offer } from "../../table/state.svelte";
import type { Board } from "./board.svelte";
import { lend, type Movements } from "./movements";
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
export interface Extra {
  name: string;
  /** The part of the table that answers each of its questions. */
  asked?: Readonly<Record<string, Part>>;
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
  movements?: Movements;
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
  Mark: Component<{ tile: Tile; size: MarkProps["size"] }>;
  /** The panel of the open module. */
  Panel: Component<{ board: Board; narrow: boolean }>;
}

/** Loader of a module's drawings; `shelf` loads the components that show them. */
export interface Lender {
  name: string;
  draws?: () => Promise<Extra>;
}

export class Extras {
  /** In the order of the book. */
  list: readonly Extra[] = $state.raw([]);
  shelf: ShelfParts | null = $state.raw(null);
  /** The module whose panel is open, or another panel over the table. */
  open: string | null = $state(null);

  /** Returns all modules' drawings of a kind: `all("marks")`. */
  all<K extends "marks" | "stall" | "beside" | "row" | "onClan" | "onCard" | "across">(
    kind: K,
  ): NonNullable<Extra[K]>[] {
    return this.list.flatMap((each) => (each[kind] ? [each[kind] as NonNullable<Extra[K]>] : []));
  }

  /** Returns the picture of a piece or tile, if a module has one. */
  picture(kind: "pieces" | "pictures", id: string, span?: Span): string | undefined {
    for (const each of this.list) {
      const drawn = each[kind]?.[id];
      if (drawn) return drawn(span);
    }
    return undefined;
  }

  /** Returns the part of the table that answers a module's question. */
  placeOf(question: string): Part | undefined {
    for (const { asked } of this.list) if (asked?.[question]) return asked[question];
    return undefined;
  }

  /** Returns the opponent's item that a module's offer concerns. */
  abroad(offer: Offer, board: Board): OpponentTarget | undefined {
    for (const each of this.list) {
      const found = each.abroad?.(offer, board);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the rondel tile that a module's offer concerns. */
  aim(offer: Offer): string | undefined {
    for (const { aims } of this.list) {
      const tile = aims?.(offer);
      if (tile) return tile;
    }
    return undefined;
  }
}

/** Loads the drawings of a table's modules; call it during component setup. */
export function fetched(lenders: readonly Lender[], shelf: () => Promise<ShelfParts>, view: () => object): Extras {
  const extras = new Extras();
  const here = $derived(lenders.filter(({ name, draws }) => draws && name in view()).map(({ name }) => name));
  const key = $derived(here.join(" "));
  $effect(() => {
    const wanted = lenders.filter(({ name }) => key.split(" ").includes(name));
    let gone = false;
    if (wanted.length)
      void Promise.all([shelf(), ...wanted.map(({ draws }) => draws?.())]).then(([parts, ...list]) => {
        if (gone) return;
        for (const each of list) lend(each?.movements);
        extras.list = list.filter((each) => each !== undefined);
        extras.shelf = parts;
      });
    return () => {
      gone = true;
      extras.list = [];
      extras.shelf = null;
      extras.open = null;
    };
  });
  return extras;
}
