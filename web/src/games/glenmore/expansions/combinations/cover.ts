/** Ready-made sets of several chronicles. */

import type { ExpansionCover } from "../../../../table/contract/game";

export const cover: ExpansionCover = {
  sets: [
    { id: "evening", icon: "rules", with: { boats: true, cask: true, haggis: true, council: true } },
    {
      id: "everything",
      icon: "star",
      with: {
        boats: true,
        highlander: "two-spaces",
        cask: true,
        hammer: true,
        haggis: true,
        tome: true,
        council: true,
        mobs: true,
      },
    },
  ],
};
