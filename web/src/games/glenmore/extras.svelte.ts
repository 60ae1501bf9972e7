/**
 * What modules draw at a table. Each is loaded when the table has it, so that a table without any pays for nothing but
 * the places kept open here.
 */

import type { Component } from "svelte";
import type { Offer } from "../../table/state.svelte";
import type { Board } from "./board.svelte";
import { lend, type Movements } from "./movements";
import type { Placed, Tile } from "./shape";
import type { Theirs } from "./theirs";

/** Marks on a tile, wherever it is drawn. */
export interface MarkProps {
  board: Board;
  tile: Tile;
  /** How large the tile is drawn. */
  size: "land" | "ring" | "strip" | "small";
  /** As it lies in somebody's territory, and whose that is; neither on the rondel. */
  placed?: Placed | undefined;
  seat?: number | undefined;
}

/** Which way a tile is longer than a space of the rondel. */
export type Span = "across" | "down" | undefined;
/** Asks for a picture to be printed, and gives its name. */
type Drawn = (span?: Span) => string;

/** A part of the table. */
export type Part = "panel" | "rondel" | "territory" | "players" | "clans";

/** What one module draws. */
export interface Extra {
  name: string;
  /** Where each of its questions is answered. */
  asked?: Readonly<Record<string, Part>>;
  /** On tiles, over their picture. */
  marks?: Component<MarkProps>;
  /** A stall more at the market. */
  stall?: Component<{ board: Board; roomy: boolean }>;
  /** Beside the stack that tiles come from. */
  beside?: Component<{ board: Board }>;
  /** What a seat holds, in the row below its territory. */
  row?: Component<{ board: Board; seat: number }>;
  /** On a place of the clan board. */
  onClan?: Component<{ board: Board; clan: string }>;
  /** On a landmark card somebody holds. */
  onCard?: Component<{ board: Board; card: string; seat: number }>;
  /** Over a wide table, from one part of it to another. */
  across?: Component<{ board: Board }>;
  /** By its pieces on the rondel: asks for the picture to be printed, and gives its name. */
  pieces?: Readonly<Record<string, Drawn>>;
  /** By its tiles: asks for the picture to be printed, and gives its name. */
  pictures?: Readonly<Record<string, Drawn>>;
  /** Verbs by which a tile of one's territory can be chosen. */
  onTiles?: readonly string[];
  /** Verbs by which a place of the clan board can be chosen. */
  onClans?: readonly string[];
  /** What of somebody else's an offer of its own is about: it is chosen there. */
  abroad?: (offer: Offer, board: Board) => Theirs | undefined;
  /** What moves when one of its events happens, or why nothing does. */
  movements?: Movements;
  /** The tile on the rondel that an offer of its own is about: it is chosen there. */
  aims?: (offer: Offer) => string | undefined;
  /** Lines about what it holds that need not be printed, as they are drawn. */
  draws?: readonly string[];
}

/** What shows modules in a row of their own. */
export interface ShelfParts {
  /** A chip for each. */
  Row: Component<{ board: Board; narrow: boolean; low: boolean }>;
  /** The sign on a tile that belongs to a module. */
  Mark: Component<{ tile: Tile; size: MarkProps["size"] }>;
  /** The panel of the one that is open. */
  Panel: Component<{ board: Board; narrow: boolean }>;
}

/** How a module's drawings are fetched; `shelf` fetches what shows them. */
export interface Lender {
  name: string;
  draws?: () => Promise<Extra>;
}

export class Extras {
  /** In the order of the book. */
  list: readonly Extra[] = $state.raw([]);
  shelf: ShelfParts | null = $state.raw(null);
  /** The module whose panel is shown, or what else lies over the table instead. */
  open: string | null = $state(null);

  /** What several modules have to say of a kind: `all("marks")`. */
  all<K extends "marks" | "stall" | "beside" | "row" | "onClan" | "onCard" | "across">(
    kind: K,
  ): NonNullable<Extra[K]>[] {
    return this.list.flatMap((each) => (each[kind] ? [each[kind] as NonNullable<Extra[K]>] : []));
  }

  /** The picture of a piece or a tile, where a module has one. */
  picture(kind: "pieces" | "pictures", id: string, span?: Span): string | undefined {
    for (const each of this.list) {
      const drawn = each[kind]?.[id];
      if (drawn) return drawn(span);
    }
    return undefined;
  }

  /** Where a question of a module is answered. */
  placeOf(question: string): Part | undefined {
    for (const { asked } of this.list) if (asked?.[question]) return asked[question];
    return undefined;
  }

  /** What of somebody else's a module's offer is about. */
  abroad(offer: Offer, board: Board): Theirs | undefined {
    for (const each of this.list) {
      const found = each.abroad?.(offer, board);
      if (found) return found;
    }
    return undefined;
  }

  /** The tile on the rondel that a module's offer is about. */
  aim(offer: Offer): string | undefined {
    for (const { aims } of this.list) {
      const tile = aims?.(offer);
      if (tile) return tile;
    }
    return undefined;
  }
}

/** Fetches what the modules of a table draw; to be called while a component is made. */
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
