/** The open module board or sheet: one the player opened, or one that opens automatically when needed. */

import { untrack } from "svelte";
import type { Board } from "./board.svelte";
import type { Drawing } from "./hooks";
import { drawingsAt, loadDrawings } from "./modules";

/** Loads the modules' drawings, and opens and closes their boards. Call it during component setup. */
export function useModules(board: () => Board): void {
  untrack(() => {
    board().drawings = drawingsAt(board().view);
  });
  // The first view names most modules; a clan may add more later.
  $effect(() => {
    const of = board();
    const { view } = of;
    void loadDrawings(view).then((drawings) => {
      const same =
        drawings.length === of.drawings.length && drawings.every((each, at) => each === of.drawings[at]);
      if (!same) of.drawings = drawings;
    });
  });
  $effect(() => {
    const of = board();
    for (const { follows } of of.drawings) follows?.(of);
  });
  let grew = "";
  $effect(() => {
    const of = board();
    const wanting = of.drawings.find(({ stage }) => stage?.wanted(of));
    const wanted = wanting ? `${wanting.name} ${wanting.stage?.wanted(of)}` : "";
    if (wanted === grew || of.table.onTheWay?.length) return;
    // A board that opened automatically closes when no longer needed; one the player opened stays.
    if (wanted) of.opened = wanting?.name ?? null;
    else if (untrack(() => of.opened) === grew.split(" ")[0]) of.opened = null;
    grew = wanted;
  });
}

/** Returns the module whose board is open, if it has one. */
export function stagedAt({ drawings, opened }: Board): (Drawing & Required<Pick<Drawing, "stage">>) | undefined {
  const found = drawings.find(({ name }) => name === opened);
  return found?.stage ? { ...found, stage: found.stage } : undefined;
}

/** Returns the module whose sheet is open. */
export function sheetAt({ drawings, opened }: Board): Drawing | undefined {
  return drawings.find(({ name, chip, stage }) => name === opened && chip?.sheet && !stage);
}
