/** Chronicle 4, Hammer of the Scots. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["hammer"],
  icons: { effects: { "take-token": "flag" }, pieces: { englishman: "pawn" }, categories: { hammer: "flag" } },
  drawings: async () => [(await import("./drawings")).chronicle],
};
