/** A game that brings no client of its own: a plain board, no icons, nothing said better than its messages do. */

import PlainBoard from "../table/PlainBoard.svelte";
import type { GameClient } from "./game-client";

export const client: GameClient = {
  board: PlainBoard,
  icons: { actions: {}, categories: {}, priced: {}, stocks: {} },
  panels: { selectorOf: () => undefined },
  words: {},
};
