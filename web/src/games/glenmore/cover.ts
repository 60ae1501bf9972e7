import type { GameCover } from "../../table/contract/game";

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
  components: async () => (await import("./components")).components(),
  minutesFor: "game",
  expansions: [
    { id: "boats", icon: "shipping", with: { boats: true }, minutes: 5, difficulty: 1, lesson: "boats" },
    {
      id: "highlander",
      icon: "mountain",
      with: { highlander: "two-spaces" },
      minutes: 5,
      difficulty: 1,
      lesson: "highlander",
    },
    { id: "cask", icon: "cellar", with: { cask: true }, minutes: 10, difficulty: 2, lesson: "cask" },
    { id: "hammer", icon: "flag", with: { hammer: true }, minutes: 10, difficulty: 3, lesson: "hammer" },
    { id: "haggis", icon: "inn", with: { haggis: true }, minutes: 10, difficulty: 1, lesson: "haggis" },
    { id: "tome", icon: "rules", with: { tome: true }, minutes: 20, difficulty: 3, lesson: "tome" },
    { id: "council", icon: "person", with: { council: true }, minutes: 10, difficulty: 2, lesson: "council" },
    { id: "mobs", icon: "coins", with: { mobs: true }, minutes: 10, difficulty: 3, lesson: "mobs" },
  ],
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
