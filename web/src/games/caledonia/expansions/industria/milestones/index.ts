/**
 * Milestones at tables without trains: four tiles next to the players. With trains, they are on the railway board.
 */

import type { Drawing } from "../../../hooks";
import { tell } from "../../../labels";
import { viewOf } from "../shape";
import Milestones from "./Milestones.svelte";

export const milestones: Drawing = {
  name: "milestones",
  at: (view) => "milestones" in view && !("railway" in view),
  panels: { "beside-players": Milestones },
  chip: {
    icon: "flag",
    name: () => tell("score-milestones"),
    line: (board) => tell("ind-markers-mine", { count: viewOf(board).milestones?.markers[board.seat] ?? 0 }),
    asks: (board) => board.offers("claim-milestone").length > 0,
    sheet: Milestones,
  },
  draws: ["note-milestone", "note-markers"],
};
