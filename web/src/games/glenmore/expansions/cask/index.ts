/** Chronicle 3, Ol' Jamey's Single Cask Reserve. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["cask"],
  icons: {
    effects: { age: "cellar" },
    actions: { "age-barrel": "cellar", "build-cellar": "cellar" },
    categories: { cask: "cellar" },
  },
  drawings: async () => [(await import("./drawings")).chronicle],
};
