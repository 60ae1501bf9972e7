/** The client for Glen More II. */

import type { GameClient } from "../../table/contract/game";
import { answer, next, questions } from "./answers";
import { cover } from "./cover";
import { currency } from "./currency";
import { ending, titled, valued } from "./labels";
import { ICONS } from "./modules";
import { selectorOf } from "./parts";
import Follows from "./rondel/Follows.svelte";
import { heard } from "./screenreader";
import Table from "./Table.svelte";
import { draws } from "./turns/parts";
import TurnLine from "./turns/TurnLine.svelte";

export const client: GameClient = {
  board: Table,
  icons: ICONS,
  currency,
  panels: { selectorOf },
  words: { answer, ending, next, questions, titled, valued },
  turn: { line: TurnLine, draws },
  follows: Follows,
  heard,
  motion: async () => (await import("./motion")).MOTION,
  cover,
};
