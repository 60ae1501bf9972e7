import type { ExpansionCover } from "../../../../table/contract/game";

const NEW_TILES = {
  "map-sides": "both",
  "clan-tiles": "both",
  "starting-tiles": "both",
  "port-tiles": "both",
  "round-tiles": "both",
} as const;

export const cover: ExpansionCover = {
  signs: {
    "future-contracts": "obtain-contract",
    "starting-prices": "move-price",
    "closer-scoring": "chart",
    awards: "star",
    "farmers-markets": "market",
    "clan-tiles": "clan-macewan",
    "starting-tiles": "coins",
    "map-sides": "hex",
    "port-tiles": "port",
    "round-tiles": "glory",
    trains: "export-box",
  },
  expansions: [
    { id: "trains", icon: "export-box", with: { trains: "full" }, minutes: 15, difficulty: 3, lesson: "trains" },
    {
      id: "markets",
      icon: "market",
      with: { "farmers-markets": true },
      minutes: 5,
      difficulty: 1,
      lesson: "markets",
    },
    { id: "awards", icon: "star", with: { awards: true }, minutes: 3, difficulty: 1, lesson: "markets" },
    { id: "future", icon: "obtain-contract", with: { "future-contracts": true }, minutes: 5, difficulty: 2 },
    { id: "tiles", icon: "plus", with: NEW_TILES, minutes: 2, difficulty: 2 },
  ],
  sets: [
    { id: "trains", icon: "export-box", with: { trains: "full" } },
    {
      id: "everything",
      icon: "star",
      with: { trains: "full", "farmers-markets": true, awards: true, "future-contracts": true, ...NEW_TILES },
    },
  ],
};
