import type { GameCover } from "../../table/contract/game";

const NEW_TILES = {
  "map-sides": "both",
  "clan-tiles": "both",
  "starting-tiles": "both",
  "port-tiles": "both",
  "round-tiles": "both",
} as const;

export const cover: GameCover = {
  tartan: "mackenzie",
  picture: async () => (await import("./picture/index")).picture,
  components: async () => (await import("./components")).components(),
  lays: ["map"],
  turned: { "map-a": "A", "map-b": "B", "map-c": "C", "map-d": "D" },
  signs: {
    tight: "mist",
    clans: "clan-campbell",
    imports: "cotton",
    scoring: "glory",
    ports: "port",
    extras: "plus",
    automa: "bot",
    "automa-cards": "draw-contracts",
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
    { id: "automa", icon: "bot", with: { automa: "1" }, minutes: 5, difficulty: 2, lesson: "automa" },
  ],
  sets: [
    { id: "base", icon: "hex", with: {} },
    { id: "trains", icon: "export-box", with: { trains: "full" } },
    { id: "alone", icon: "bot", with: { automa: "1" }, seats: 2 },
    {
      id: "everything",
      icon: "star",
      with: { trains: "full", "farmers-markets": true, awards: true, "future-contracts": true, ...NEW_TILES },
    },
  ],
};
