/** Screen-reader facts for Caledonia: a position in short statements. */

import type { Fact, Heard } from "../../table/screenreader";
import type { TableState } from "../../table/state.svelte";
import { withNames } from "../../table/steps";
import { listed, money, portName, tell } from "./labels";
import { standingOf } from "./map/pieces";
import { type CaledoniaView, categoriesOf, GOODS, IMPORTS, type PlayerView, packOf, UNITS } from "./shape";

/** Changes of money, prices and tracks, which the facts already cover. */
const QUIET = new Set([
  "money",
  "bill",
  "goods",
  "price",
  "merchants-sent",
  "merchants-return",
  "merchant-back",
  "obtained",
  "drawn",
  "opened",
  "shipping",
  "technology",
  "hired",
  "imported",
  "removed",
  "rolled-price",
  "rolled-good",
  "clan-start",
]);

function seatFacts(seat: number, player: PlayerView, { seats, pack }: TableState): Fact[] {
  const name = seats[seat]?.name ?? "";
  const of = ["heard-has", { name }] as const;
  const has = (id: string, value: Fact["value"], text: string, none: boolean): Fact => ({
    id: `${id}-${seat}`,
    value,
    text,
    none,
    of,
  });
  const some = (id: string, count: number, thing: string): Fact =>
    has(id, count, count ? `${count} ${thing}` : tell("heard-none", { thing }), !count);
  const level = packOf({ pack }).sets["shipping levels"][player.shipping];
  const market = GOODS.filter((good) => player.market[good]).map((good) =>
    tell(player.market[good] > 0 ? "cal-heard-buying" : "cal-heard-selling", {
      count: Math.abs(player.market[good]),
      good,
    }),
  );
  return [
    has("money", player.money, money(player.money), !player.money),
    ...GOODS.map((good) => some(good, player.goods[good], tell(`good-${good}`))),
    has(
      "merchants",
      player.merchants,
      tell("cal-heard-merchants", { count: player.merchants }),
      !player.merchants,
    ),
    has("hire", player.to_hire, tell("cal-heard-hire", { count: player.to_hire }), false),
    has(
      "market",
      market.join(),
      market.length ? tell("cal-heard-market", { things: listed(market) }) : tell("cal-heard-market-none"),
      !market.length,
    ),
    has("shipping", player.shipping, level ? tell(`level-${level.id}`) : "", !player.shipping),
    ...UNITS.map((unit) => {
      const better = player.technology.includes(unit);
      return has(`better-${unit}`, Number(better), better ? tell("cal-heard-improved", { unit }) : "", !better);
    }),
    has("box", player.box.join(), tell("cal-heard-box", { contracts: player.box }), !player.box.length),
    has(
      "fulfilled",
      player.fulfilled.join(),
      tell("cal-heard-fulfilled", { contracts: player.fulfilled }),
      !player.fulfilled.length,
    ),
    some("hops", player.hops, tell("cal-hops")),
    ...IMPORTS.map((good) => some(good, player.imports[good], tell(`good-${good}`))),
    some("glory", player.glory, tell("cal-heard-glory")),
  ];
}

/** Facts that events report later in the game: clans, pieces on the map, scoring tiles. */
function openingFacts({ seats, view, pack }: TableState): Fact[] {
  const { layout, players, ports, scoring, round, passed, pieces } = view as CaledoniaView;
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  const modules = packOf({ pack }).map.modules;
  const said = (id: string, text: string): Fact => ({ id, value: text, text, opening: true });
  return [
    ...modules.map((module, at) =>
      said(`side-${module}`, tell("event-side", { side: layout.slice(2 * at, 2 * at + 2) })),
    ),
    ...scoring.map((tile, at) => said(`tile-${at}`, tell("event-tile-placed", { round: at + 1, tile }))),
    ...ports.map(({ port, hex, marked }) =>
      said(
        `port-${port}`,
        tell("cal-heard-port", {
          port: portName({ pack, view } as Parameters<typeof portName>[0], port),
          hex,
          used: marked.length,
          names: marked.map(nameOf),
        }),
      ),
    ),
    ...(round ? [said("round", tell("event-round", { round }))] : []),
    ...players.flatMap(({ clan, bid }, seat) => [
      ...(clan !== "none" ? [said(`clan-${seat}`, tell("event-clan", { seat: nameOf(seat), clan }))] : []),
      ...(bid ? [said(`bid-${seat}`, tell("event-auction-won", { seat: nameOf(seat), vp: bid }))] : []),
    ]),
    ...standingOf(pieces).map(
      ({ piece: [hex, seat, unit], nth }): Fact => ({
        id: nth ? `piece-${hex}-${nth}` : `piece-${hex}`,
        value: `${seat}-${unit}`,
        text: seat === null || unit === null ? hex : tell("cal-heard-piece", { unit, hex }),
        of: seat === null ? ["cal-heard-closed"] : ["cal-heard-map", { name: nameOf(seat) }],
        opening: true,
      }),
    ),
    ...passed.map((seat, at) =>
      said(`passed-${seat}`, tell("event-passed", { seat: nameOf(seat), place: at + 1 })),
    ),
  ];
}

function sharedFacts({ seats, view }: TableState): Fact[] {
  const { market, import_values, open, drawn, pile, order, parts } = view as CaledoniaView;
  const numbers = (ids: readonly (number | null)[]) => listed(ids.map((id) => String(id ?? tell("nothing"))));
  const cellar = (parts.cellar as readonly (readonly number[])[] | undefined)?.[0] ?? [];
  return [
    ...market.map(
      ({ good, price }): Fact => ({
        id: `price-${good}`,
        value: price,
        text: `${tell(`good-${good}`)} ${money(price)}`,
        of: ["cal-heard-prices"],
      }),
    ),
    ...IMPORTS.map(
      (good): Fact => ({
        id: `worth-${good}`,
        value: import_values[good],
        text: `${tell(`good-${good}`)} ${import_values[good]}`,
        of: ["cal-heard-worth"],
      }),
    ),
    { id: "open", value: open.join(), text: numbers(open), of: ["cal-heard-open"] },
    { id: "drawn", value: drawn.join(), text: drawn.length ? numbers(drawn) : "", of: ["cal-heard-drawn"] },
    { id: "pile", value: pile, text: tell("cal-heard-pile", { count: pile }) },
    {
      id: "order",
      value: order.join(),
      text: listed(order.map((seat) => seats[seat]?.name ?? "")),
      of: ["heard-order"],
    },
    ...cellar.map(
      (full, at): Fact => ({
        id: `cellar-${at}`,
        value: full,
        text: `${tell("cal-cellar-spot", { spot: at + 1, full: full ? "yes" : "no" })}.`,
        none: !full,
      }),
    ),
  ];
}

/** The Automa's cards and token, covered by events. */
const BY_EVENTS = /^note-automa/;
/** Values that identify a line, to recognise it when its text changes. */
const ABOUT = ["seat", "stop", "site", "hex", "number", "contract"];

/** Facts from the modules' notes. */
function noteFacts({ seats, view }: TableState): Fact[] {
  const names = seats.map(({ name }) => name);
  return ((view as CaledoniaView).notes ?? []).map(([key, values]) => ({
    id: [key, ...ABOUT.map((about) => values[about] ?? "")].join("-"),
    value: JSON.stringify(values),
    text: tell(key, withNames(values, names)),
    opening: BY_EVENTS.test(key),
  }));
}

/** Facts about the final score. */
function finalFacts({ seats, view }: TableState): Fact[] {
  return (view as CaledoniaView).forecast.flatMap((scores, seat) => {
    const categories = categoriesOf([scores]);
    const points = categories.reduce((sum, category) => sum + (scores[category] ?? 0), 0);
    return categories.map(
      (category): Fact => ({
        id: `score-${category}-${seat}`,
        value: scores[category] ?? 0,
        text: `${tell(`score-${category}`)} ${scores[category] ?? 0}`,
        none: !scores[category],
        of: ["heard-score", { name: seats[seat]?.name ?? "", points }],
      }),
    );
  });
}

export const heard: Heard = {
  quiet: QUIET,
  facts: (table) => [
    ...openingFacts(table),
    ...(table.view as CaledoniaView).players.flatMap((player, seat) => seatFacts(seat, player, table)),
    ...sharedFacts(table),
    ...noteFacts(table),
    ...(table.finished ? finalFacts(table) : []),
  ],
};
