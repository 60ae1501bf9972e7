/** What some clans of Industria keep on their boards: grain in silos, kilts, shipyards. */

import type { Drawing } from "../../hooks";
import { MOVES } from "./moves";
import Power from "./Power.svelte";

/** The clan that each part belongs to. */
const OWNERS: Readonly<Record<string, string>> = { gordon: "silos", fraser: "kilts", macleod: "shipyards" };

export const clans: Drawing = {
  name: "clans",
  at: () => true,
  owner: Power,
  owns: (board, seat) => (OWNERS[board.view.players[seat]?.clan ?? ""] ?? "") in board.view.parts,
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
