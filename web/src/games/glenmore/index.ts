/** Glen More II, as the client knows it. */

import type { GameClient } from "../game-client";
import { answer, next, questions } from "./answers";
import { currency } from "./currency";
import { GLENMORE } from "./icons";
import { ending, titled, valued } from "./labels";
import { selectorOf } from "./parts";
import { heard } from "./screenreader";
import Table from "./Table.svelte";

export const client: GameClient = {
  board: Table,
  icons: {
    actions: GLENMORE.actions,
    // On the score sheet Scotsmen, size and coins look as they do on the table, not as on the scoring board.
    categories: { ...GLENMORE.categories, "castle-scotsmen": "scotsman", size: "remove-tile", coins: "coin" },
    priced: GLENMORE.resources,
    stocks: {
      ...GLENMORE.resources,
      coins: "coin",
      scotsmen: "scotsman",
      markers: "marker",
      tiles: "tile",
      cards: "landmark",
      persons: "person",
    },
  },
  currency,
  panels: { selectorOf },
  words: { answer, ending, next, questions, titled, valued },
  heard,
};
