/** Chronicle 2, Highlander. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["highlander"],
  icons: { categories: { highlander: "mountain" } },
  drawings: async () => [(await import("./drawings")).chronicle],
};
