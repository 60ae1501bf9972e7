import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { cask: "whisky" },
  expansions: [{ id: "cask", icon: "cellar", with: { cask: true }, minutes: 10, difficulty: 2, lesson: "cask" }],
};
