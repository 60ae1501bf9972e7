import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { council: "person" },
  expansions: [
    { id: "council", icon: "person", with: { council: true }, minutes: 10, difficulty: 2, lesson: "council" },
  ],
};
