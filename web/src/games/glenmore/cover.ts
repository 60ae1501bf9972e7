import type { GameCover } from "../game-client";

export const cover: GameCover = {
  tartan: "campbell",
  picture: async () => (await import("./picture/index")).picture,
  signs: {
    die: "die",
    length: "the-end",
    boats: "river-tile",
    highlander: "mountain",
    cask: "whisky",
    hammer: "castle",
    haggis: "inn",
    tome: "rules",
    council: "person",
    mobs: "scotsman",
  },
};
