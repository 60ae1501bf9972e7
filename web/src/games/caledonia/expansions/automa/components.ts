/** Automa components that can be shown: its cards. */

import { type ComponentKind, type Components, drawn } from "../../../../table/contract/components";
import type { Data } from "../../../../table/state.svelte";
import { tell } from "../../labels";
import { type CaledoniaView, packOf } from "../../shape";
import AutomaCard from "./AutomaCard.svelte";
import { automaOf, type Card, cardOf, cardsOf } from "./data";
import { cardWords } from "./words";

const card = (id: string, pack: Data): Card => cardOf(packOf({ pack }), Number(id)) as Card;

const cards: ComponentKind = {
  kind: "automa",
  rows: (pack) => cardsOf(packOf({ pack })).map(({ number }) => String(number)),
  name: (id) => tell("shown-automa", { card: Number(id) }),
  words: (id, { pack }) => cardWords(card(id, pack)),
  drawing: (id, { pack }) => drawn(AutomaCard, { card: card(id, pack) }),
  lies: (_, { view }) => (automaOf(view as CaledoniaView) ? { part: "module automa-seat" } : undefined),
};

export const COMPONENTS: Components = {
  kinds: [cards],
  figures: ["Automa levels", "Automa figures"],
  told: {
    "A1.2": ["automa 1", "automa 15", "automa 17", "automa 19", "automa 21"],
    "A4.2": ["automa 3"],
    "A4.4": ["automa 7"],
    "A4.16": ["automa 12"],
  },
};
