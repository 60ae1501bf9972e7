/** Future contracts: the row between the pile and the export board. */

import { turned } from "../../../../../table/motion/parts";
import type { Drawing } from "../../../hooks";
import { tell } from "../../../labels";
import { viewOf } from "../shape";
import Row from "./Row.svelte";

export const future: Drawing = {
  name: "future-contracts",
  at: (view) => "future" in view,
  panels: { row: Row },
  chip: {
    icon: "contract",
    name: () => tell("ind-next"),
    line: (board) => tell("ind-next-open", { count: viewOf(board).future?.length ?? 0 }),
    over: (board) => !viewOf(board).future?.length,
    sheet: Row,
  },
  moves: { "future-contract": ({ contract }) => [turned(`[data-contract="${contract}"]`)] },
  draws: ["note-future-contracts"],
};
