/** Components of the penny mobs: mobsters, including those of two chronicles, and both sides of a penny. */

import { type ComponentKind, drawn, type Lying, type Source } from "../../../../table/contract/components";
import type { TableState } from "../../../../table/state.svelte";
import CardPicture from "../../components/CardPicture.svelte";
import type { ModuleComponents } from "../../components/index";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import { signPicture } from "../../shelf/art/signs";
import { BRIGHT, mobsterPicture, PENNY } from "./art";
import { mobsterRows } from "./shape";
import type { MobsFacts } from "./view";

const rowsIn = (source: Pick<Source, "pack">) => mobsterRows({ pack: packOf(source) });

function lies(id: string, { view }: TableState): Lying | undefined {
  const { mobs } = view as Partial<MobsFacts>;
  const here = mobs?.mobsters.some(({ mobster }) => mobster === id);
  return here ? { part: "panel mobs", at: `[data-mobster="${id}"]` } : undefined;
}

const mobsters: ComponentKind = {
  kind: "mobster",
  rows: (pack) => rowsIn({ pack }).map(({ id }) => id),
  name: (id) => tell(`mobster-${id}`),
  words: (id) => tell(`mobs-does-${id}`),
  drawing: (id, source) => {
    const { penalty = 0, back = "" } = rowsIn(source).find((row) => row.id === id) ?? {};
    return drawn(CardPicture, {
      art: mobsterPicture(id),
      sentence: [{ icon: "vp", count: -penalty }],
      text: back,
    });
  },
  lies,
};

const pennies: ComponentKind = {
  kind: "penny",
  rows: () => ["penny", "bright"],
  name: (id) => tell("shown-penny", { side: id }),
  words: () => tell("mobs-note"),
  drawing: (id) => drawn(CardPicture, { art: signPicture(id === "bright" ? BRIGHT : PENNY) }),
  lies: (_, { view }) => ("mobs" in view ? { part: "panel mobs" } : undefined),
};

export const COMPONENTS: ModuleComponents = {
  kinds: [mobsters, pennies],
  figures: ["mobsters drawn"],
  told: {
    "X8.1": ["penny penny"],
    "X8.5": ["penny bright"],
    "X8.10": ["mobster peggy-mcwander"],
    "X8.11": ["mobster joe-mcduff"],
    "X8.12": ["mobster bruce-mcmail"],
    "X8.13": ["mobster peggy-mclaird"],
    "X8.17": ["mobster kenneth-mcsnitch"],
    "X8.18": ["mobster sibyl-macsponge"],
    "X8.19": ["mobster derek-anderson"],
    "X8.21": ["mobster fergus-macdarkie"],
    "X8.22": ["mobster mike-mccastle"],
    "X9.2": ["mobster calum-mcquack"],
    "X9.3": ["mobster bully-mcmuscle"],
    "X9.5": ["mobster fraser-mcstarve"],
    "X9.6": ["mobster oonagh-mchagg"],
    "X9.7": ["mobster elspeth-mctrick"],
    "X9.10": ["mobster erin-macmalt"],
    "X9.11": ["mobster john-mcclaim"],
  },
};
