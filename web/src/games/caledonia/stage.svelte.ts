/** Which module's board or sheet is open: one that was asked for, or one that grows by itself since it is needed. */

import { untrack } from "svelte";
import type { Board } from "./board.svelte";
import type { Drawing } from "./hooks";
import { drawingsAt, loadDrawings } from "./modules";

/** Fetches what modules draw here, and lets their boards grow and shrink. To be called while a component is set up. */
export function useModules(board: () => Board): void {
  untrack(() => {
    board().drawings = drawingsAt(board().view);
  });
  // Most of what a table has is known from its first view; a clan may bring some more.
  $effect(() => {
    const of = board();
    const { view } = of;
    void loadDrawings(view).then((drawings) => {
      const same =
        drawings.length === of.drawings.length && drawings.every((each, at) => each === of.drawings[at]);
      if (!same) of.drawings = drawings;
    });
  });
  let grew = "";
  $effect(() => {
    const of = board();
    const wanting = of.drawings.find(({ stage }) => stage?.wanted(of));
    const wanted = wanting ? `${wanting.name} ${wanting.stage?.wanted(of)}` : "";
    if (wanted === grew) return;
    // What grew by itself goes when it is needed no more; what was opened stays.
    if (wanted) of.opened = wanting?.name ?? null;
    else if (untrack(() => of.opened) === grew.split(" ")[0]) of.opened = null;
    grew = wanted;
  });
}

/** The module whose own board is open, if it has one. */
export function stagedAt({ drawings, opened }: Board): (Drawing & Required<Pick<Drawing, "stage">>) | undefined {
  const found = drawings.find(({ name }) => name === opened);
  return found?.stage ? { ...found, stage: found.stage } : undefined;
}

/** The module whose sheet is open. */
export function sheetAt({ drawings, opened }: Board): Drawing | undefined {
  return drawings.find(({ name, chip, stage }) => name === opened && chip?.sheet && !stage);
}
