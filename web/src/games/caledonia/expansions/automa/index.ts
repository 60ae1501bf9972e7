/** The Automa. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["automa"],
  icons: {
    actions: {
      "enter-card": "draw-contracts",
      "enter-price": "move-price",
      "enter-good": "trade",
      "enter-hex": "hex",
      "enter-contract": "contract",
    },
  },
  drawings: async () => (await import("./drawings")).DRAWINGS,
};
