/** Clans of Caledonia, as the client knows it. */

import type { GameClient } from "../game-client";
import { answer, next, questions, status, unused } from "./answers";
import { currency } from "./currency";
import { brings, inFull, named, spelled, titled, valued } from "./labels";
import { ICONS } from "./modules";
import { selectorOf } from "./parts";
import { heard } from "./screenreader";
import Table from "./Table.svelte";

export const client: GameClient = {
  board: Table,
  icons: ICONS,
  currency,
  panels: { selectorOf },
  words: { answer, brings, inFull, named, next, questions, spelled, status, titled, unused, valued },
  heard,
};
