/**
 * Industria's components, and the rules paragraphs that mention them. Its ports, tiles and clans use the game's
 * kinds.
 */

import { type ComponentKind, type Components, drawn, type Lying } from "../../../../table/contract/components";
import type { Data, TableState } from "../../../../table/state.svelte";
import Amounts from "../../components/Amounts.svelte";
import { numberOf } from "../../components/kinds";
import Plaque from "../../components/Plaque.svelte";
import { listed, tell } from "../../labels";
import { GOODS, type Good, packOf, rowOf } from "../../shape";
import StallPicture from "./markets/StallPicture.svelte";
import { AWARDS, BONUSES, MILESTONES } from "./pictures";
import BoardPicture from "./railway/BoardPicture.svelte";
import type { IndustriaView } from "./shape";

const rows = (pack: Data) => packOf({ pack }).sets;
const view = (table: TableState) => table.view as IndustriaView;
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);
const number = (all: readonly { id: string }[], id: string): number => ids(all).indexOf(id) + 1;
const RAILWAY = "stage railway";
const place = (id: string): Lying => ({ part: RAILWAY, at: `[data-stop="${id}"]` });

/** Returns the goods with amounts in a row, in the game's order. */
const goodsOf = (amounts: readonly number[]): Partial<Record<Good, number>> =>
  Object.fromEntries(GOODS.flatMap((good, at) => (amounts[at] ? [[good, amounts[at] ?? 0]] : [])));

const awards: ComponentKind = {
  kind: "award",
  rows: (pack) => ids(rows(pack).awards),
  name: (id, { pack }) => tell("shown-award", { number: number(rows(pack).awards, id), award: id }),
  words: (id) => tell("shown-award-about", { award: id }),
  drawing: (id, { pack }) =>
    drawn(Plaque, { icons: AWARDS[id] ?? [], number: number(rows(pack).awards, id), look: "tile" }),
  lies: (id, table) => (view(table).award?.award === id ? { part: "module awards" } : undefined),
};

const milestones: ComponentKind = {
  kind: "milestone",
  rows: (pack) => ids(rows(pack).milestones),
  name: (id, { pack }) => tell("shown-milestone", { number: rowOf(rows(pack).milestones, id).number }),
  words: (id) => tell("shown-milestone-about", { milestone: id }),
  drawing: (id, { pack }) =>
    drawn(Plaque, {
      icons: MILESTONES[id] ?? [],
      number: rowOf(rows(pack).milestones, id).number,
      look: "parchment",
    }),
  lies: (id, table) => {
    const tile = view(table).milestones?.tiles.find(({ milestone }) => milestone === id);
    if (!tile) return undefined;
    return { part: view(table).railway ? RAILWAY : "module milestones", at: `[data-site="${tile.site}"]` };
  },
};

const bonuses: ComponentKind = {
  kind: "delivery",
  rows: (pack) => ids(rows(pack)["delivery bonus tiles"]),
  name: (id) => tell("shown-delivery", { number: numberOf(id) }),
  words: (id) => tell("shown-delivery-about", { bonus: id }),
  drawing: (id) => drawn(Plaque, { icons: BONUSES[id] ?? [], number: numberOf(id), look: "parchment" }),
  lies: (id, table) => {
    const at = Object.entries(view(table).railway?.bonuses ?? {}).find(([, bonus]) => bonus === id)?.[0];
    return at ? place(at) : undefined;
  },
};

const demands: ComponentKind = {
  kind: "demand",
  rows: (pack) => ids(rows(pack)["demand tiles"]),
  name: (id) => tell("shown-demand", { number: numberOf(id) }),
  words: (id, { pack }) => {
    const goods = Object.entries(goodsOf(rowOf(rows(pack)["demand tiles"], id).goods));
    return tell("shown-demand-about", {
      goods: listed(goods.map(([good, count]) => tell("cal-amount", { count, good }))),
    });
  },
  drawing: (id, { pack }) => drawn(Amounts, { goods: goodsOf(rowOf(rows(pack)["demand tiles"], id).goods) }),
  lies: (id, table) => {
    const { places = [], row = [] } = view(table).demands ?? {};
    if (row.includes(id)) return { part: RAILWAY, at: '[data-part="next-demands"]' };
    const at = places.indexOf(id) + 1;
    return at ? { part: RAILWAY, at: `[data-anchor="demand-${at}"]` } : undefined;
  },
};

const BONUS = "farmers’ market figures";
const marketGoods = (pack: Data, id: string): Good[] =>
  rowOf(rows(pack)["farmers’ markets"], id).goods.flatMap((at) => GOODS[at] ?? []);

const markets: ComponentKind = {
  kind: "market",
  rows: (pack) => ids(rows(pack)["farmers’ markets"]),
  name: (id, { pack }) =>
    tell("shown-market", { goods: marketGoods(pack, id).map((good) => tell(`good-${good}`)) }),
  words: (_, { pack }) => {
    const [basic = 0, processed = 0] = rows(pack)[BONUS][0]?.bonus ?? [];
    return tell("shown-market-about", { basic, processed });
  },
  drawing: (id, { pack }) =>
    drawn(StallPicture, { goods: marketGoods(pack, id), bonus: rows(pack)[BONUS][0]?.bonus ?? [] }),
  lies: (id, table) => {
    const wanted = marketGoods(table.pack, id).join();
    const market = view(table).farmers_markets?.find(({ goods }) => goods.join() === wanted);
    return market && { part: "map", at: `[data-anchor="market-${market.hex}"]` };
  },
};

const boards: ComponentKind = {
  kind: "railway",
  rows: () => ["large", "small"],
  name: (id) => tell("shown-railway", { side: id }),
  words: (id) => tell("shown-railway-about", { side: id }),
  drawing: (id, source) => drawn(BoardPicture, { pack: packOf(source), side: id === "small" ? "small" : "large" }),
  lies: (id, table) => (view(table).railway?.side === id ? { part: RAILWAY } : undefined),
};

/** Maps consecutive paragraphs to consecutive numbers of a kind. */
const inTurn = (chapter: string, from: number, refs: readonly string[]): Components["told"] =>
  Object.fromEntries(refs.map((ref, at) => [`${chapter}.${from + at}`, [ref]]));
const upTo = (most: number, from = 1): number[] => Array.from({ length: most - from + 1 }, (_, at) => from + at);
const SIDES = ["A", "B", "C", "D"].flatMap((module) => [`side ${module}3`, `side ${module}4`]);
/** In numerical order. */
const NINE = [
  "units",
  "one-import",
  "glory",
  "money",
  "one-settlement",
  "basic-goods",
  "processed-goods",
  "along-rivers",
  "by-lochs",
];
const COUNTED = Object.keys(MILESTONES);
const MARKETS = ["wool", "grain", "milk"].flatMap((basic) =>
  ["bread", "cheese", "whisky"].map((processed) => `market market-${basic}-${processed}`),
);

export const COMPONENTS: Components = {
  kinds: [awards, milestones, bonuses, demands, markets, boards],
  figures: [
    "future contracts board",
    "starting price rolls",
    "runners-up for two",
    "award prizes",
    "award cards",
    "farmers’ market figures",
    "milestone prizes",
    "railway",
    "railway places",
    "railway tracks",
    "tunnels",
    "demand places",
  ],
  keeps: {
    contract: (id, table) =>
      view(table).future?.includes(Number(id))
        ? { part: "module future-contracts", at: `[data-contract="${id}"]` }
        : undefined,
  },
  told: {
    "I7.1": upTo(16, 10).map((tile) => `start start-${tile}`),
    "I7.2": SIDES,
    "I9.2": NINE.map((award) => `award ${award}`),
    "I10.1": MARKETS,
    "I12.2": ["railway large", "railway small"],
    "I12.6": ["demand demand-01", "demand demand-13", "demand demand-26", "demand demand-39"],
    ...inTurn(
      "I14",
      4,
      upTo(24).map((bonus) => `delivery delivery-${bonus}`),
    ),
    ...inTurn(
      "I19",
      8,
      COUNTED.map((milestone) => `milestone ${milestone}`),
    ),
    "I21.2": ["clan douglas"],
    "I21.10": ["clan fraser"],
    "I21.20": ["clan gordon"],
    "I21.30": ["clan macfarlane"],
    "I21.40": ["clan macgregor"],
    "I21.50": ["clan mackintosh"],
    "I21.60": ["clan macpherson"],
    "I21.70": ["clan macleod"],
    "I21.80": ["clan sinclair"],
    ...inTurn(
      "I22",
      2,
      upTo(18, 10).map((port) => `port ${port}`),
    ),
    ...inTurn(
      "I23",
      2,
      upTo(18, 10).map((tile) => `scoring scoring-${tile}`),
    ),
  },
};
