/** The award, shown next to the scoring tiles. */

import { none } from "../../../../../table/motion/movement";
import type { Board } from "../../../board.svelte";
import type { Drawing } from "../../../hooks";
import { tell } from "../../../labels";
import { viewOf } from "../shape";
import Award from "./Award.svelte";

function line(board: Board): string {
  const award = viewOf(board).award;
  const count = award?.counts[board.seat] ?? 0;
  const place = 1 + (award?.counts ?? []).filter((other) => other > count).length;
  return tell("ind-award-line", { place, vp: award?.vp[board.seat] ?? 0 });
}

export const awards: Drawing = {
  name: "awards",
  at: (view) => "award" in view,
  panels: { "beside-tiles": Award },
  chip: { icon: "vp", name: () => tell("option-awards"), line, sheet: Award },
  moves: { "award-drawn": none("it is drawn before anybody looks on; the award lies beside the scoring tiles") },
  draws: ["note-award", "note-award-card", "note-award-seat"],
};
