/** Chronicle 7, Between a Rock and a Hard Place. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["council"],
  icons: { actions: { propose: "flag", "cast-vote": "confirm" }, categories: { council: "glory" } },
  drawings: async () => [(await import("./drawings")).chronicle],
};
