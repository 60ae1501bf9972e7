/** Components of Hammer of the Scots: the England row, its token, and the Englishman. */

import { type ComponentKind, drawn } from "../../../../table/contract/components";
import type { Data } from "../../../../table/state.svelte";
import CardPicture from "../../components/CardPicture.svelte";
import type { ModuleComponents } from "../../components/index";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import { churchPicture, englishmanPicture, monumentPicture, roadsPicture } from "./art";
import { medallion } from "./medallion";

const prices = (pack: Data): readonly number[] => packOf({ pack }).sets["England row"][0]?.prices ?? [];
const PIECES = {
  row: { at: '[data-anchor="england"]', part: "market" },
  token: { at: '[data-anchor="england-token"]', part: "rondel" },
  englishman: { at: '[data-anchor="englishman"]', part: "rondel" },
} as const;
type Piece = keyof typeof PIECES;

const england: ComponentKind = {
  kind: "england",
  rows: () => Object.keys(PIECES),
  name: (id) => tell("shown-england", { thing: id }),
  words: (id) => tell("shown-england-about", { thing: id }),
  drawing: (id, { pack }) =>
    id === "row"
      ? drawn(CardPicture, { sentence: prices(pack).map((count) => ({ icon: "coin" as const, count })) })
      : drawn(CardPicture, { art: id === "token" ? medallion() : englishmanPicture() }),
  lies: (id, { view }) => ("hammer" in view ? PIECES[id as Piece] : undefined),
};

export const COMPONENTS: ModuleComponents = {
  kinds: [england],
  figures: ["England row"],
  pictures: {
    "glenfinnan-monument": monumentPicture,
    "glenfinnan-church": churchPicture,
    "wades-roads": roadsPicture,
  },
  told: {
    "X4.1": [
      "landmark loch-lomond",
      "landmark glenfinnan-church",
      "landmark glenfinnan-monument",
      "landmark wades-roads",
    ],
    "X4.2": ["england englishman", "england token"],
    "X4.3": ["england row"],
    "X4.15": ["tile loch-lomond"],
    "X4.16": ["tile glenfinnan-church"],
    "X4.17": ["tile glenfinnan-monument"],
    "X4.18": ["tile wades-roads"],
    "X9.21": ["event loch-lomond"],
    "X9.22": ["event glenfinnan-church"],
    "X9.23": ["event glenfinnan-monument"],
    "X9.24": ["event wades-roads"],
  },
};
