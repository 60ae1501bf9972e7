/** Drawings for tables with an Automa. */

import type { Drawing } from "../../hooks";
import { tell } from "../../labels";
import ArgumentLayer from "./ArgumentLayer.svelte";
import AutomaStage from "./AutomaStage.svelte";
import { automaOf, seatOf } from "./data";
import { enters, QUESTIONS } from "./entering";
import { MOVES } from "./moves";
import SeatLine from "./SeatLine.svelte";
import SeatPanel from "./SeatPanel.svelte";
import SeatSheet from "./SeatSheet.svelte";
import { plays } from "./story";
import { tellingOf } from "./telling.svelte";

/** Its seat: level, deck by round, token. */
const seat: Drawing = {
  name: "automa-seat",
  at: (view) => seatOf(view) !== undefined,
  panels: { "beside-players": SeatPanel, row: SeatLine },
  chip: {
    icon: "bot",
    name: () => tell("automa-seat"),
    line: ({ view }) => {
      const found = automaOf(view);
      return found ? tell("automa-seat-line", { level: found.level, cards: found.deck.length }) : "";
    },
    sheet: SeatSheet,
  },
};

/** Its turn, shown next to the map, where physical draws are also entered. */
const turn: Drawing = {
  name: "automa",
  at: (view) => seatOf(view) !== undefined,
  over: ArgumentLayer,
  follows: ({ table }) => tellingOf(table).follow(),
  stage: {
    over: "side",
    name: () => tell("automa-turn"),
    component: AutomaStage,
    wanted: (board) => {
      if (enters(board)) return `enters ${board.table.asked}`;
      const { step } = tellingOf(board.table);
      return step ? `tells ${step.seq}` : "";
    },
  },
  draws: ["note-automa", "note-automa-deck", "note-automa-discard", "note-automa-removed", "note-automa-token"],
  answers: Object.fromEntries(Object.keys(QUESTIONS).map((question) => [question, "automa"])),
  moves: MOVES,
  again: (table, step) => (plays(step) ? () => tellingOf(table).replay(step) : undefined),
};

export const DRAWINGS: readonly Drawing[] = [seat, turn];
