/** The client for Clans of Caledonia. */

import type { GameClient } from "../../table/contract/game";
import { answer, next, questions, remedy, round, status, unused } from "./answers";
import { cover } from "./cover";
import { currency } from "./currency";
import { brings, inFull, named, spelled, titled, valued } from "./labels";
import { againOf, ICONS } from "./modules";
import { selectorOf } from "./parts";
import { heard } from "./screenreader";
import { categoriesOf } from "./shape";
import Table from "./Table.svelte";
import { partsOf } from "./turns/parts";
import TurnLine from "./turns/TurnLine.svelte";

export const client: GameClient = {
  board: Table,
  icons: ICONS,
  currency,
  categories: categoriesOf,
  panels: { selectorOf },
  words: {
    answer,
    brings,
    inFull,
    named,
    next,
    questions,
    remedy,
    round,
    spelled,
    status,
    titled,
    unused,
    valued,
  },
  heard,
  motion: async () => (await import("./motion")).MOTION,
  turn: { line: TurnLine, draws: (turn) => partsOf(turn).length > 0, again: againOf },
  cover,
};
