import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { highlander: "mountain" },
  expansions: [
    {
      id: "highlander",
      icon: "mountain",
      with: { highlander: "two-spaces" },
      minutes: 5,
      difficulty: 1,
      lesson: "highlander",
    },
  ],
};
