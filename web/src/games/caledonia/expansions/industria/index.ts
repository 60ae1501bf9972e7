/** Industria. */

import type { Expansion } from "../../hooks";

export const expansion: Expansion = {
  parts: ["railway", "demands", "milestones", "award", "future", "farmers_markets"],
  facts: ["silos", "kilts", "shipyards", "canals", "jumps", "flocks", "births", "furnaces"],
  icons: {
    actions: {
      "place-market": "market",
      "sell-at-market": "market",
      "place-train": "train",
      "run-train": "train",
      "run-mini-train": "train",
      deliver: "train",
      "claim-milestone": "flag",
      "place-station": "station",
      "bonus-first": "upgrade",
      "take-part": "upgrade",
      "place-city": "settlements",
      "reserve-hex": "merchant",
      "take-goods": "bread",
      "give-whisky": "whisky",
      "return-unit": "undo",
      "undo-upgrades": "undo",
      "shift-price": "move-price",
      "send-merchants": "merchant",
      "exchange-contract": "exchange",
      "put-on-top": "contract",
      "fetch-goods": "merchant",
      "fulfil-by-field": "fulfil",
      "port-marker": "port",
    },
    categories: { award: "vp", deliveries: "train", railway: "train", milestones: "flag" },
  },
  drawings: async () => (await import("./drawings")).DRAWINGS,
};
