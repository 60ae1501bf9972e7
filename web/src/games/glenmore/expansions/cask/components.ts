/** Components of the cask reserve: cellars; its distilleries and sales are tiles. */

import { type ComponentKind, drawn, type Source } from "../../../../table/contract/components";
import type { ModuleComponents } from "../../components/index";
import { priceWords, tell } from "../../labels";
import { packOf } from "../../shape";
import { salePicture } from "./art";
import CellarPicture from "./CellarPicture.svelte";
import { cellarRows } from "./shape";

const cellar = (id: string, source: Source) => cellarRows({ pack: packOf(source) }).find((row) => row.id === id);

const cellars: ComponentKind = {
  kind: "cellar",
  rows: (pack) => cellarRows({ pack: packOf({ pack }) }).map(({ id }) => id),
  name: (id) => tell(`cellar-${id}`),
  words: (id, source) => {
    const { spaces = [], cost = {} } = cellar(id, source) ?? {};
    const price = priceWords(cost);
    return tell("shown-cellar-about", { vp: spaces.join(", "), price: price || tell("glen-cost-free") });
  },
  drawing: (id, source) => {
    const { spaces = [], cost = {} } = cellar(id, source) ?? {};
    return drawn(CellarPicture, { spaces, cost });
  },
  lies: (_, { view }) => ("cask" in view ? { part: "panel cask" } : undefined),
};

const TAKING_THEIR_PLACE = ["pulteney", "edradour", "glen-mhor", "glenlochy", "millburn"];

export const COMPONENTS: ModuleComponents = {
  kinds: [cellars],
  figures: ["cask sales"],
  pictures: { "cask-sale-b": salePicture, "cask-sale-c": salePicture, "cask-sale-d": salePicture },
  told: {
    "X3.1": [...TAKING_THEIR_PLACE.map((tile) => `tile ${tile}-cask`), "tile ben-wyvis", "tile glen-albyn"],
    "X3.2": ["cellar first-cellar"],
    "X3.7": ["cellar second-cellar", "cellar third-cellar"],
    "X3.9": ["tile cask-sale-b", "tile cask-sale-c", "tile cask-sale-d"],
  },
};
