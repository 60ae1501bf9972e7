/** Players who caused news in a chronicle since my last action. */

import type { Board } from "../board.svelte";
import type { Chronicle } from "./chronicle";

/** Returns the seat that caused the latest news; null if there is none. */
export function bringer(board: Board, { news }: Chronicle): number | null {
  const brought = board.table.recap.filter(
    ({ by, events }) => by !== null && by !== board.table.me && events.some(({ key }) => news.includes(key)),
  );
  return brought.at(-1)?.by ?? null;
}
