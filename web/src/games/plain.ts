/** Fallback for a game without its own client: a plain board, no icons, only its messages. */

import type { GameClient } from "../table/contract/game";
import PlainBoard from "../table/PlainBoard.svelte";

export const client: GameClient = {
  board: PlainBoard,
  icons: { actions: {}, categories: {}, priced: {}, stocks: {} },
  panels: { selectorOf: () => undefined },
  words: {},
};
