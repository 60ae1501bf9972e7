import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { hammer: "castle" },
  expansions: [
    { id: "hammer", icon: "flag", with: { hammer: true }, minutes: 10, difficulty: 3, lesson: "hammer" },
  ],
};
