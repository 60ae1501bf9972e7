/** The drawings of a table's expansions: loaded with the table, and asked by its boards. */

import type { Offer } from "../../table/state.svelte";
import type { Board } from "./board.svelte";
import type { Drawing, Part, ShelfParts, Span } from "./hooks";
import { EXPANSION_OF } from "./modules";
import { lend } from "./movements";
import type { OpponentTarget } from "./opponent-targets";

export class Drawings {
  /** In the order of the book. */
  list: readonly Drawing[] = $state.raw([]);
  shelf: ShelfParts | null = $state.raw(null);
  /** The module whose panel is open, or another panel over the table. */
  open: string | null = $state(null);

  /** Returns all modules' drawings of a kind: `all("marks")`. */
  all<K extends "marks" | "stall" | "beside" | "row" | "onClan" | "onCard" | "across">(
    kind: K,
  ): NonNullable<Drawing[K]>[] {
    return this.list.flatMap((each) => (each[kind] ? [each[kind] as NonNullable<Drawing[K]>] : []));
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
    for (const { answers } of this.list) if (answers?.[question]) return answers[question];
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

/** Loads the drawings of a table's expansions; call it during component setup. */
export function loadDrawings(shelf: () => Promise<ShelfParts>, view: () => object): Drawings {
  const drawings = new Drawings();
  // The parts of a view are in the manifest's order, so the expansions are in it, too.
  const key = $derived(
    Object.keys(view())
      .filter((part) => part in EXPANSION_OF)
      .join(" "),
  );
  $effect(() => {
    const wanted = key ? key.split(" ").map((part) => EXPANSION_OF[part]) : [];
    let gone = false;
    if (wanted.length)
      void Promise.all([shelf(), ...wanted.map((expansion) => expansion?.drawings?.())]).then(
        ([parts, ...lists]) => {
          if (gone) return;
          drawings.list = lists.flatMap((list) => list ?? []);
          for (const { moves } of drawings.list) lend(moves);
          drawings.shelf = parts;
        },
      );
    return () => {
      gone = true;
      drawings.list = [];
      drawings.shelf = null;
      drawings.open = null;
    };
  });
  return drawings;
}
