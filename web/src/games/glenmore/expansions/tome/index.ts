/** Chronicle 6, The Dubious Tome of Scottish History. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["tome"],
  icons: {
    types: { gathering: "players" },
    effects: { "trigger-event": "rules", "leave-castle": "castle-scotsmen" },
    actions: { "use-event": "rules", "turn-card": "landmark" },
    categories: { tome: "rules" },
  },
  drawings: async () => [(await import("./drawings")).chronicle],
};
