/** A ready-made set of several chronicles. */

import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  sets: [{ id: "evening", icon: "rules", with: { boats: true, cask: true, haggis: true, council: true } }],
};
