/** Fallback for a game without its own client: a plain board, no icons, only its messages. */

import PlainBoard from "../table/PlainBoard.svelte";
import type { GameClient } from "./game-client";

export const client: GameClient = {
  board: PlainBoard,
  icons: { actions: {}, categories: {}, priced: {}, stocks: {} },
  panels: { selectorOf: () => undefined },
  words: {},
};
