import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { boats: "river-tile" },
  expansions: [
    { id: "boats", icon: "shipping", with: { boats: true }, minutes: 5, difficulty: 1, lesson: "boats" },
  ],
};
