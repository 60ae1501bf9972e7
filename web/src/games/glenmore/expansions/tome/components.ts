/** Components of the dubious tome: the events on the back of landmark cards. */

import { type ComponentKind, drawn, type Lying } from "../../../../table/contract/components";
import type { TableState } from "../../../../table/state.svelte";
import type { ModuleComponents } from "../../components/index";
import { tileWith } from "../../components/kinds";
import { artOf } from "../../components/pictures";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import { storrPicture, wallacePicture } from "./art";
import EventPicture from "./EventPicture.svelte";
import { eventCards } from "./shape";
import type { TomeFacts } from "./view";

/** My cards are in its panel. */
function lies(id: string, { view, me }: TableState): Lying | undefined {
  const { tome } = view as Partial<TomeFacts>;
  if (!tome) return undefined;
  const mine = [...(tome.turned[me ?? 0] ?? []), ...(tome.to_tell[me ?? 0] ?? [])];
  return mine.includes(id) ? { part: "panel tome", at: `[data-card="${id}"]` } : { part: "panel tome" };
}

const events: ComponentKind = {
  kind: "event",
  rows: (pack) => eventCards({ pack: packOf({ pack }) }),
  name: (id) => tell("shown-event", { card: id }),
  words: (id) => tell(`does-${id}`),
  drawing: (id, source) => {
    const tile = tileWith(id, source);
    return drawn(EventPicture, { art: tile ? artOf(tile) : "", words: tell(`does-${id}`) });
  },
  lies,
};

const TOLD = [
  "old-man-of-storr",
  "wallace-monument",
  "dunvegan-castle",
  "fort-george",
  "loch-lochy",
  "donan-castle",
  "castle-stalker",
  "inverness",
  "loch-shiel",
  "duart-castle",
  "loch-ness",
  "armadale-castle",
  "loch-morar",
  "castle-moil",
  "castle-of-mey",
];
/** The chronicle's own cards are mentioned with their landmark side. */
const OWN = TOLD.slice(0, 4);

export const COMPONENTS: ModuleComponents = {
  kinds: [events],
  pictures: { "old-man-of-storr": storrPicture, "wallace-monument": wallacePicture },
  told: {
    "X6.1": ["a", "b", "c", "d"].map((stack) => `tile gathering-${stack}`),
    ...Object.fromEntries(
      TOLD.map((card, at) => [
        `X6.${8 + at}`,
        [...(OWN.includes(card) ? [`landmark ${card}`] : []), `event ${card}`],
      ]),
    ),
  },
};
