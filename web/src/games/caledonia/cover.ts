import type { GameCover } from "../../table/contract/game";

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
  },
  sets: [{ id: "base", icon: "hex", with: {} }],
};
