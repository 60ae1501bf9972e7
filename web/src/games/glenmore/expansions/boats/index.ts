/** Chronicle 1, The Dragon Boat Races. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["boats"],
  icons: { types: { shipyard: "shipping" }, actions: { row: "shipping" }, categories: { boats: "shipping" } },
  drawings: async () => [(await import("./drawings")).chronicle],
};
