/** The railway: what deliveries leave on the map, and the board of its own. */

import type { Drawing } from "../../hooks";
import type { IndustriaView } from "../shape";
import OnMap from "./OnMap.svelte";
import Station from "./Station.svelte";

export const railway: Drawing = {
  name: "railway",
  at: (view) => "railway" in view,
  under: OnMap,
  closes: (view) => (view as IndustriaView).railway?.cities ?? [],
  pieces: { station: Station },
  draws: ["note-city", "note-reserved"],
};
