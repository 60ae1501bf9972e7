import type { GameCover } from "../game-client";

const NONE = {
  boats: false,
  highlander: "off",
  cask: false,
  hammer: false,
  haggis: false,
  tome: false,
  council: false,
  mobs: false,
} as const;

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
  sets: [
    { id: "base", icon: "tile", with: NONE },
    { id: "evening", icon: "rules", with: { ...NONE, boats: true, cask: true, haggis: true, council: true } },
    {
      id: "everything",
      icon: "star",
      with: {
        boats: true,
        highlander: "two-spaces",
        cask: true,
        hammer: true,
        haggis: true,
        tome: true,
        council: true,
        mobs: true,
      },
    },
  ],
};
