/** Chronicle 5, Address to a Haggis. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["haggis"],
  icons: {
    effects: { "gain-haggis": "inn" },
    actions: {
      "take-haggis": "inn",
      "draw-haggis": "inn",
      "return-haggis": "reset",
      "give-up-haggis": "inn",
      "roll-again": "die",
      "spoil-roll": "die",
      starve: "inn",
    },
    categories: { haggis: "inn" },
  },
  drawings: async () => [(await import("./drawings")).chronicle],
};
