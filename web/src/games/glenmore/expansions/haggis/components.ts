/** Components of the haggis: tokens, and the tiles that bring them. */

import { type ComponentKind, drawn } from "../../../../table/contract/components";
import type { Data } from "../../../../table/state.svelte";
import type { ModuleComponents } from "../../components/index";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import Plates from "./Plates.svelte";

const tokensIn = (pack: Data) => packOf({ pack }).sets["haggis tokens"];
const tokenOf = (id: string, pack: Data) =>
  tokensIn(pack).find((row) => row.id === id) ?? { id, value: 0, count: 0 };

const tokens: ComponentKind = {
  kind: "haggis",
  rows: (pack) => tokensIn(pack).map(({ id }) => id),
  name: (id, { pack }) => tell("shown-haggis", { value: tokenOf(id, pack).value }),
  words: (id, { pack }) => tell("shown-haggis-about", { count: tokenOf(id, pack).count }),
  drawing: (id, { pack }) => drawn(Plates, { tokens: [[tokenOf(id, pack).value]], room: 1, size: 52 }),
  lies: (_, { view }) => ("haggis" in view ? { part: "panel haggis" } : undefined),
};

export const COMPONENTS: ModuleComponents = {
  kinds: [tokens],
  figures: ["haggis figures"],
  told: {
    "X5.1": [
      "tile shetland-sheep",
      "tile drovers-inn",
      "tile ye-olde-inn",
      "tile creek-inn",
      "tile haggis-house",
      "tile beast-feast-inn",
    ],
    "X5.2": ["haggis haggis-1", "haggis haggis-2", "haggis haggis-3"],
  },
};
