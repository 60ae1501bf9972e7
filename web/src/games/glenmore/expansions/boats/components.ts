/** Components of the dragon boat races: rewards, finish cards, neutral rivers. */

import { type ComponentKind, drawn } from "../../../../table/contract/components";
import type { Data } from "../../../../table/state.svelte";
import CardPicture from "../../components/CardPicture.svelte";
import type { ModuleComponents } from "../../components/index";
import type { Sentence } from "../../effects";
import { tell } from "../../labels";
import { packOf } from "../../shape";
import { boatPicture, startPicture } from "./art";
import RiverPicture from "./RiverPicture.svelte";
import { REWARDS } from "./rewards";

const rows = (pack: Data) => packOf({ pack }).sets;
const LIES = { part: "panel boats" };
const last = { id: "last", place: 4, vp: 0, whisky: 0 };
const finishes = (pack: Data) => [...rows(pack)["race cards"], last];
const finish = (id: string, pack: Data) => finishes(pack).find((row) => row.id === id) ?? last;

const rewards: ComponentKind = {
  kind: "reward",
  rows: (pack) => rows(pack)["race rewards"].map(({ id }) => id),
  name: (id) => tell("shown-reward", { reward: id }),
  words: () => tell("shown-reward-about"),
  drawing: (id) => {
    const { icon = "vp", count = 1 } = REWARDS[id] ?? {};
    return drawn(CardPicture, { sentence: [{ icon, count }] });
  },
  lies: (_, { view }) => ("boats" in view ? LIES : undefined),
};

const cards: ComponentKind = {
  kind: "race",
  rows: (pack) => finishes(pack).map(({ id }) => id),
  name: (id, { pack }) => tell("shown-race", { place: finish(id, pack).place }),
  words: (id, { pack }) => {
    const { place, vp, whisky } = finish(id, pack);
    return tell("shown-race-about", { place, vp, whisky });
  },
  drawing: (id, { pack }) => {
    const { place, vp, whisky } = finish(id, pack);
    return drawn(CardPicture, {
      art: boatPicture("gorse"),
      text: place === last.place ? "" : `${place}.`,
      sentence: [
        ...(vp ? [{ icon: "vp", count: vp }] : [{ icon: "remove-tile" }, { icon: "coin" }]),
        ...(whisky ? [{ icon: "whisky" }] : []),
      ] as Sentence,
    });
  },
  lies: (_, { view }) => ("boats" in view ? LIES : undefined),
};

const rivers: ComponentKind = {
  kind: "river",
  rows: (pack) => rows(pack)["neutral rivers"].map(({ id }) => id),
  name: (id, { pack }) => rows(pack)["neutral rivers"].find((row) => row.id === id)?.name ?? "",
  words: (id, { pack }) => {
    const { length = 0, castle = 0 } = rows(pack)["neutral rivers"].find((row) => row.id === id) ?? {};
    return tell("shown-river-about", { length, castle });
  },
  drawing: (id, { pack }) => {
    const { length = 0, castle = 0 } = rows(pack)["neutral rivers"].find((row) => row.id === id) ?? {};
    return drawn(RiverPicture, { length, castle });
  },
  lies: (_, { view }) => ("boats" in view ? LIES : undefined),
};

export const COMPONENTS: ModuleComponents = {
  kinds: [rewards, cards, rivers],
  figures: ["race courses"],
  pictures: { "race-start": startPicture },
  told: {
    "X1.1": ["river garry", "river oich"],
    "X1.3": ["tile race-start", "tile kingston-on-spey", "tile corpach"],
    "X1.7": ["race winner", "race second", "race third"],
    "X1.8": ["race last"],
    "X1.12": [
      "reward three-coins",
      "reward three-vp",
      "reward four-vp",
      "reward barrel",
      "reward scotsman",
      "reward two-resources",
      "reward far-tile",
      "reward three-steps",
      "reward marker",
    ],
    "X1.13": ["tile kingston-on-spey"],
  },
};
