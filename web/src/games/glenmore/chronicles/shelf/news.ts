/** Who brought news of a chronicle since I acted last. */

import type { Board } from "../../board.svelte";
import type { Chronicle } from "../chronicle";

/** The seat that brought the newest; null if there is none. */
export function bringer(board: Board, { news }: Chronicle): number | null {
  const brought = board.table.recap.filter(
    ({ by, events }) => by !== null && by !== board.table.me && events.some(({ key }) => news.includes(key)),
  );
  return brought.at(-1)?.by ?? null;
}
