/** Chronicle 8, The Penny Mobs. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["mobs"],
  icons: {
    actions: {
      "put-penny": "coin",
      "take-mobster": "person",
      intercept: "buy",
      fence: "sell",
      skim: "coins",
      "skim-england": "coins",
      "lie-in-wait": "marker",
      reserve: "tile",
      recruit: "scotsman",
      disguise: "scotsman",
      hide: "scotsman",
      prowl: "movement",
      "steal-tile": "tile",
      claim: "landmark",
    },
    categories: { mobs: "scotsman" },
  },
  drawings: async () => [(await import("./drawings")).chronicle],
};
