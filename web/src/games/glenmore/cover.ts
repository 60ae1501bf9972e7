import type { GameCover } from "../../table/contract/game";

export const cover: GameCover = {
  tartan: "campbell",
  picture: async () => (await import("./picture/index")).picture,
  components: async () => (await import("./components")).components(),
  minutesFor: "game",
  signs: { die: "die", length: "the-end" },
  sets: [{ id: "base", icon: "tile", with: {} }],
  everything: "star",
};
