import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  signs: { automa: "bot", "automa-cards": "draw-contracts" },
  expansions: [{ id: "automa", icon: "bot", with: { automa: "1" }, minutes: 5, difficulty: 2, lesson: "automa" }],
  sets: [{ id: "alone", icon: "bot", with: { automa: "1" }, seats: 2 }],
};
