import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { haggis: "inn" },
  expansions: [
    { id: "haggis", icon: "inn", with: { haggis: true }, minutes: 10, difficulty: 1, lesson: "haggis" },
  ],
};
