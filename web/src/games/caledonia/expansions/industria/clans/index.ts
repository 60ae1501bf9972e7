/** Contents of Industria clan boards (grain in silos, kilts, shipyards), and the reach of their powers. */

import type { Drawing } from "../../../hooks";
import { hasPower } from "./facts";
import { MOVES } from "./moves";
import Opened from "./Opened.svelte";
import Power from "./Power.svelte";

export const clans: Drawing = {
  name: "clans",
  at: () => true,
  under: Opened,
  power: Power,
  powers: hasPower,
  answers: {
    "ask-calving": "map",
    "ask-lambing": "map",
    "ask-filling": "ask",
    "ask-weaving-kilts": "ask",
    "ask-kilts-instead": "ask",
    "ask-grazing": "map",
    "ask-selling-sheep": "map",
    "ask-shipyard-bonus": "ask",
    "ask-merchant-upgrades": "ask",
  },
  moves: MOVES,
  draws: ["note-silos", "note-kilts", "note-shipyards"],
};
