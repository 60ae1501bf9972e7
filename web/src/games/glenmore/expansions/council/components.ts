/** Components of the clan council: scoring cards and voting tokens. */

import { type ComponentKind, drawn } from "../../../../table/contract/components";
import type { Data } from "../../../../table/state.svelte";
import CardPicture from "../../components/CardPicture.svelte";
import type { ModuleComponents } from "../../components/index";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import { signPicture } from "../../shelf/art/signs";
import { SIGNS } from "./art";
import { MEASURES } from "./shape";
import type { CouncilFacts } from "./view";

const rows = (pack: Data) => packOf({ pack }).sets["council cards"];
const councilAt = (view: Data) => (view as Partial<CouncilFacts>).council;

const measures: ComponentKind = {
  kind: "council",
  rows: (pack) => rows(pack).map(({ id }) => id),
  name: (id) => tell(`measure-${id}`),
  words: (id) => tell("council-what", { measure: id }),
  drawing: (id, { pack }) => {
    const picture = MEASURES[id];
    return drawn(CardPicture, {
      ...(picture && "icon" in picture ? { icon: picture.icon } : {}),
      ...(picture && "sign" in picture ? { art: signPicture(picture.sign) } : {}),
      sentence: [{ icon: "vp", count: rows(pack).find((row) => row.id === id)?.vp ?? 0 }],
    });
  },
  lies: (id, { view }) =>
    councilAt(view)?.cards.some(({ measure }) => measure === id)
      ? { part: "panel council", at: `[data-measure="${id}"]` }
      : undefined,
};

const votes: ComponentKind = {
  kind: "vote",
  rows: () => ["aye", "nay"],
  name: (id) => tell(`ballot-${id}`),
  words: () => tell("shown-vote-about"),
  drawing: (id) => drawn(CardPicture, { art: signPicture(id === "aye" ? SIGNS.aye : SIGNS.nay) }),
  lies: (_, { view }) => (councilAt(view) ? { part: "panel council" } : undefined),
};

export const COMPONENTS: ModuleComponents = {
  kinds: [measures, votes],
  figures: ["council", "voting tokens"],
  told: {
    "X7.3": ["vote aye", "vote nay"],
    "X7.8": Object.keys(MEASURES).map((measure) => `council ${measure}`),
  },
};
