import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { tome: "rules" },
  expansions: [{ id: "tome", icon: "rules", with: { tome: true }, minutes: 20, difficulty: 3, lesson: "tome" }],
};
