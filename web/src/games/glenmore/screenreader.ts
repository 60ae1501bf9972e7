/** Screen-reader facts for Glen More: a position in short statements. */

import type { Fact, Heard } from "../../table/screenreader";
import type { TableState } from "../../table/state.svelte";
import { listed, noteText, tell, tileName, wayTo } from "./labels";
import { type GlenView, type Placed, type PlayerView, RESOURCES } from "./shape";

/** Changes of stocks, and tiles revealed or left behind, which the facts already cover. */
const QUIET = new Set([
  "standing",
  "coins",
  "whisky",
  "points",
  "goods",
  "scotsmen",
  "market",
  "movement",
  "walked",
  "activated",
  "rolled",
  "laid",
  "passed-by",
  "discarded",
]);

function seatFacts(seat: number, player: PlayerView, name: string): Fact[] {
  const has = (id: string, value: number, text: string): Fact => ({
    id: `${id}-${seat}`,
    value,
    text,
    none: !value,
    of: ["heard-has", { name }],
  });
  return [
    has("coins", player.coins, tell("glen-heard-coins", { count: player.coins })),
    has("whisky", player.whisky, tell("glen-heard-whisky", { count: player.whisky })),
    has("supply", player.supply, tell("glen-heard-supply", { count: player.supply })),
    has("markers", player.markers, tell("glen-heard-markers", { count: player.markers })),
    ...player.territory.flatMap(({ tile, goods, scotsmen }) => [
      ...RESOURCES.map((resource) =>
        has(
          `${resource}-${tile}`,
          goods[resource],
          tell("glen-heard-goods", { count: goods[resource], resource, tile }),
        ),
      ),
      has(`scotsmen-${tile}`, scotsmen, tell("glen-heard-scotsmen", { count: scotsmen, tile })),
    ]),
    ...Object.entries(player.points).map(([category, points]) =>
      has(`vp-${category}`, points, tell("glen-heard-points", { points, category })),
    ),
  ];
}

/**
 * Facts that events report later in the game: tiles placed, cards, persons and markers won, positions of pawns.
 */
function openingFacts(seat: number, player: PlayerView, name: string, view: GlenView): Fact[] {
  const said = (id: string, text: string): Fact => ({ id: `${id}-${seat}`, value: text, text, opening: true });
  const laid = ({ tile, at, under }: Placed): Fact => ({
    id: `at-${at.join("-")}-${seat}`,
    value: tile,
    text: tell("glen-heard-tile", {
      what: [tileName(tile), wayTo(at)].filter(Boolean).join(" "),
      covers: under.length,
      tiles: listed(under.map(tileName)),
    }),
    of: ["glen-heard-territory", { name }],
    opening: true,
  });
  const clans = Object.entries(view.clans).flatMap(([clan, held]) => held.map((of) => ({ clan, of })));
  return [
    said(
      "pawn",
      player.done
        ? tell("event-at-the-end", { seat: name })
        : tell("glen-heard-pawn", { name, space: player.space }),
    ),
    ...player.territory.map(laid),
    ...player.persons.map((tile) => said(`person-${tile}`, tell("event-person", { seat: name, tile }))),
    ...player.cards.map((card) => said(`card-${card}`, tell("event-card", { seat: name, card }))),
    ...clans
      .filter(({ of }) => of === seat)
      .map(({ clan }, at) => said(`marker-${clan}-${at}`, tell("event-marker", { seat: name, clan }))),
  ];
}

function sharedFacts(view: GlenView): Fact[] {
  const { rondel, discards, market, outlook, stack, left } = view;
  const die = rondel.findIndex((space) => Array.isArray(space) && space[0] === "die");
  const price = (resource: (typeof RESOURCES)[number]) => {
    const { buy, sell } = outlook.market[resource];
    return listed([
      buy === null ? tell("glen-market-full") : tell("glen-market-buy", { coins: buy }),
      sell === null ? tell("glen-market-empty") : tell("glen-market-sell", { coins: sell }),
    ]);
  };
  return [
    ...RESOURCES.map(
      (resource): Fact => ({
        id: `market-${resource}`,
        value: market[resource],
        text: tell("glen-heard-row", { resource, filled: market[resource], prices: price(resource) }),
        of: ["glen-heard-market"],
      }),
    ),
    ...rondel.flatMap((tile, space): Fact[] =>
      typeof tile === "string"
        ? [{ id: `rondel-${space}`, value: tile, text: `${tileName(tile)} ${space}`, of: ["glen-heard-rondel"] }]
        : [],
    ),
    ...(die >= 0 ? [{ id: "die", value: die, text: tell("glen-heard-die", { space: die }), opening: true }] : []),
    ...discards.map(
      (tile): Fact => ({
        id: `discard-${tile}`,
        value: 1,
        text: tileName(tile),
        of: ["glen-heard-discards"],
      }),
    ),
    ...(stack
      ? [
          {
            id: "stack",
            value: `${stack}${left.length}`,
            text: `${tell("glen-stack", { stack, left: left.length })}.`,
          },
        ]
      : []),
  ];
}

/** Values that change with every tile: announced when a table opens, and available in panels. */
const FLEETING = ["counts", "steps"];

/** Facts from the modules' notes: each is announced when it becomes true. */
function noteFacts({ seats, view }: TableState): Fact[] {
  const names = seats.map(({ name }) => name);
  return ((view as GlenView).notes ?? []).map(([key, values]) => {
    const lasting = Object.entries(values).filter(([name]) => !FLEETING.includes(name));
    return { id: `${key} ${JSON.stringify(lasting)}`, value: 1, text: noteText(key, values, names) };
  });
}

/** Facts about the final score. */
function finalFacts({ seats, view }: TableState): Fact[] {
  return (view as GlenView).players.map(({ points }, seat): Fact => {
    const parts = Object.entries(points).filter(([, each]) => each);
    const total = parts.reduce((sum, [, each]) => sum + each, 0);
    return {
      id: `score-${seat}`,
      value: total,
      text: listed(parts.map(([category, each]) => `${tell(`score-${category}`)} ${each}`)),
      of: ["heard-score", { name: seats[seat]?.name ?? "", points: total }],
    };
  });
}

export const heard: Heard = {
  quiet: QUIET,
  instead: { placed: "glen-heard-placed" },
  facts: (table) => {
    const view = table.view as GlenView;
    const nameOf = (seat: number) => table.seats[seat]?.name ?? "";
    return [
      ...view.players.flatMap((player, seat) => [
        ...seatFacts(seat, player, nameOf(seat)),
        ...openingFacts(seat, player, nameOf(seat), view),
      ]),
      ...sharedFacts(view),
      ...noteFacts(table),
      ...(table.finished ? finalFacts(table) : []),
    ];
  },
};
