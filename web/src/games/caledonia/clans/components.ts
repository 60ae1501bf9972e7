/** Rules paragraphs about the clans; drawing a clan is one of the game's own kinds. */

import type { Components } from "../../../table/contract/components";

export const COMPONENTS: Components = {
  kinds: [],
  told: {
    "C20.1": ["clan buchanan"],
    "C20.6": ["clan campbell"],
    "C20.8": ["clan cunningham"],
    "C20.10": ["clan fergusson"],
    "C20.13": ["clan macdonald"],
    "C20.22": ["clan macewan"],
    "C20.25": ["clan mackenzie"],
    "C20.29": ["clan robertson"],
    "C20.31": ["clan stewart"],
  },
};
