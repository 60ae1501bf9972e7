import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { mobs: "scotsman" },
  expansions: [{ id: "mobs", icon: "coins", with: { mobs: true }, minutes: 10, difficulty: 3, lesson: "mobs" }],
};
