/** A listener's knowledge of a Caledonia game, and the same from the server's view. */

import { type CaledoniaPack, type CaledoniaView, GOODS, IMPORTS } from "../../../src/games/caledonia/shape";
import { sayOf } from "../../../src/messages/messages.svelte";
import { type Golden, NAMES } from "../games";
import type { Known } from "../listener";
import { count, found, list, sentences } from "../listener";

const STOCK = [...GOODS, "cotton", "tobacco", "sugar cane", "hops", "glory"].join("|");
const LEVELS = ["no shipping", "river crossing", ...[1, 2, 3, 4].map((lochs) => `${lochs}-loch shipping`)];

/** Returns what a listener knows from these messages. `automa` is the name of the Automa's seat. */
export function listen(messages: readonly string[], automa = ""): Known {
  const known: Known = {};
  /** Hexes with two units. */
  const shares = new Map<string, readonly string[]>();
  const know = (what: string, value: string | number): void => {
    known[what] = value;
  };
  const forget = (beginning: string): void => {
    for (const key of Object.keys(known)) if (key.startsWith(beginning)) delete known[key];
  };
  const hear: [RegExp, (...groups: string[]) => void][] = [
    [
      /^(\w+) has (-?\d+) VP: (.*)$/,
      (name, points, parts) => {
        known[`${name} VP`] = Number(points);
        for (const part of list(parts)) {
          const [, category = "", vp = ""] = /^(.*) (-?\d+)$/.exec(part) ?? [];
          known[`${name} VP ${category}`] = Number(vp);
        }
      },
    ],
    [
      /^(\w+) has (.*)$/,
      (name, things) => {
        for (const [pounds = ""] of found(/£(\d+)/g, things)) known[`${name} £`] = Number(pounds);
        for (const [some = "", thing = ""] of found(RegExp(`(\\d+|no) (${STOCK})\\b`, "g"), things))
          known[`${name} ${thing}`] = count(some);
        for (const [some = ""] of found(/(\d+|no) merchants? in stock/g, things))
          known[`${name} merchants`] = count(some);
        for (const [some = ""] of found(/(\d+) to hire/g, things)) known[`${name} to hire`] = Number(some);
        if (things.includes("at the market")) forget(`${name} at `);
        for (const [some = "", side = "", good = ""] of found(/(\d+) (buying|selling) (\w+)/g, things))
          known[`${name} at ${good}`] = side === "buying" ? Number(some) : -Number(some);
        for (const level of LEVELS) if (things.includes(level)) known[`${name} shipping`] = LEVELS.indexOf(level);
        for (const [unit = ""] of found(/improved ([\w ]+?)(?=,| and|$)/g, things))
          known[`${name} improved ${unit}`] = 1;
        for (const [ids = ""] of found(/contracts? ([\d, and]+) in the export box/g, things))
          known[`${name} box`] = list(ids).join();
        if (things.includes("an empty export box")) known[`${name} box`] = "";
        for (const [ids = ""] of found(/contracts? ([\d, and]+) fulfilled/g, things))
          known[`${name} fulfilled`] = list(ids).join();
      },
    ],
    [
      /^(\w+) on the map: (.*)$/,
      (name, things) => {
        for (const piece of list(things)) {
          const [, unit = "", hex = ""] = /^(.*) (\w\d)$/.exec(piece) ?? [];
          known[`on ${hex}`] = `${name} ${unit}`;
        }
      },
    ],
    [
      /^Closed to everybody: (.*)$/,
      (hexes) => {
        for (const hex of list(hexes)) known[`on ${hex}`] = "closed";
      },
    ],
    [
      /^(\w+) deploys a (.*) on (\w\d)$/,
      (name, unit, hex) => {
        const there = known[`on ${hex}`];
        if (there) shares.set(hex, [String(there), `${name} ${unit}`]);
        know(`on ${hex}`, `${name} ${unit}`);
      },
    ],
    [/^(\w+) takes the (.*) off (\w\d) /, (_name, _unit, hex) => forget(`on ${hex}`)],
    [
      /^(\w+) rows from (\w\d) to (\w\d)$/,
      (_name, start, end) => {
        known[`on ${end}`] = known[`on ${start}`] ?? "";
        delete known[`on ${start}`];
      },
    ],
    [
      /^(\w+) moves a (.*) from (\w\d) to (\w\d)$/,
      (name, unit, start, end) => {
        known[`on ${end}`] = `${name} ${unit}`;
        // The other unit on a shared hex stays.
        const left = shares.get(start)?.find((each) => each !== known[`on ${end}`]);
        if (left) known[`on ${start}`] = left;
        else delete known[`on ${start}`];
        shares.delete(start);
      },
    ],
    [
      /^\w+ puts a (?:farmers’ market|city) .*?on (\w\d)(?:, which is closed now)?$/,
      (hex) => know(`on ${hex}`, "closed"),
    ],
    [/^The farmers’ market on (\w\d) is over/, (hex) => forget(`on ${hex}`)],
    [
      /^Prices: (.*)$/,
      (things) => {
        for (const [good = "", price = ""] of found(/(\w+) £(\d+)/g, things))
          known[`price of ${good}`] = Number(price);
      },
    ],
    [
      /^Worth in VP: (.*)$/,
      (things) => {
        for (const [good = "", vp = ""] of found(/(cotton|tobacco|sugar cane) (\d)/g, things))
          known[`worth of ${good}`] = Number(vp);
      },
    ],
    [/^Open contracts: (.*)$/, (ids) => know("open contracts", list(ids).join())],
    [/^(\d+) in the pile$/, (some) => know("pile", Number(some))],
    [/^Order of play: (.*)$/, (names) => know("order", list(names).join())],
    [
      /^Round (\d)$/,
      (round) => {
        known.round = Number(round);
        known.passed = "";
      },
    ],
    [
      /^(\w+) passes, as number (\d)$/,
      (name, place) => {
        known.passed = place === "1" ? name : `${known.passed},${name}`;
      },
    ],
    [/^Round (\d) scores (.*)$/, (round, tile) => know(`round ${round} scores`, tile)],
    [
      /^Port (\d+): .*, on (\w\d)(?:, used by (.*))?$/,
      (port, hex, users) => {
        known[`port ${port}`] = hex;
        for (const name of users ? list(users) : []) known[`port ${port} used by ${name}`] = 1;
      },
    ],
    [/^The Automa uses port (\d+) /, (port) => know(`port ${port} used by ${automa}`, 1)],
    [/^(\w+) uses port (\d+) /, (name, port) => know(`port ${port} used by ${name}`, 1)],
    [/^(\w+) leads Clan (\w+)$/, (name, clan) => know(`${name} leads`, clan.toLowerCase())],
    [/^(\w+) wins the auction for (\d+) VP$/, (name, vp) => know(`${name} bid`, Number(vp))],
    [/^Cellar, spot (\d): (.*)$/, (spot, what) => know(`cellar ${spot}`, Number(what === "a barrel"))],
    [/^The map has side ([A-D])(\d)$/, (module, side) => know(`map ${module}`, Number(side))],
  ];
  for (const sentence of sentences(messages)) {
    const way = hear.find(([pattern]) => pattern.test(sentence));
    if (way) way[1](...(way[0].exec(sentence) ?? []).slice(1).map((group) => group ?? ""));
  }
  return known;
}

/** Returns the same from the server's view. */
export function shown({ steps, pack }: Golden): Known {
  const say = sayOf("caledonia");
  const view = steps.at(-1)?.view as CaledoniaView;
  const known: Known = {
    "open contracts": view.open.map((id) => id ?? "none").join(),
    pile: view.pile,
    order: view.order.map((seat) => NAMES[seat]).join(),
    round: view.round,
    passed: view.passed.map((seat) => NAMES[seat]).join(),
  };
  for (const { good, price } of view.market) known[`price of ${good}`] = price;
  for (const good of IMPORTS) known[`worth of ${say(`good-${good}`)}`] = view.import_values[good];
  for (const [hex, seat, unit] of view.pieces)
    known[`on ${hex}`] = seat === null ? "closed" : `${NAMES[seat]} ${say(`unit-${unit}`)}`;
  for (const [at, tile] of view.scoring.entries()) known[`round ${at + 1} scores`] = say(`tile-${tile}`);
  for (const { port, hex, marked } of view.ports) {
    known[`port ${port}`] = hex;
    for (const seat of marked) known[`port ${port} used by ${NAMES[seat]}`] = 1;
  }
  for (const [spot, full] of ((view.parts.cellar as number[][] | undefined)?.[0] ?? []).entries())
    known[`cellar ${spot + 1}`] = full;
  for (const module of (pack as CaledoniaPack).map.modules)
    known[`map ${module}`] = Number(view.layout[view.layout.indexOf(module) + 1]);
  for (const [seat, player] of view.players.entries()) {
    const name = NAMES[seat] ?? "";
    known[`${name} leads`] = player.clan === "none" ? "" : player.clan;
    known[`${name} £`] = player.money;
    known[`${name} merchants`] = player.merchants;
    known[`${name} to hire`] = player.to_hire;
    known[`${name} shipping`] = player.shipping;
    known[`${name} box`] = player.box.join();
    known[`${name} fulfilled`] = player.fulfilled.join();
    known[`${name} hops`] = player.hops;
    known[`${name} glory`] = player.glory;
    known[`${name} bid`] = player.bid;
    for (const good of GOODS) {
      known[`${name} ${good}`] = player.goods[good];
      known[`${name} at ${good}`] = player.market[good];
    }
    for (const good of IMPORTS) known[`${name} ${say(`good-${good}`)}`] = player.imports[good];
    for (const unit of player.technology)
      known[`${name} improved ${say("cal-heard-improved", { unit }).slice(9)}`] = 1;
    const scores = Object.entries(view.forecast[seat] ?? {});
    known[`${name} VP`] = scores.reduce((sum, [, vp]) => sum + vp, 0);
    for (const [category, vp] of scores) known[`${name} VP ${say(`score-${category}`)}`] = vp;
  }
  return known;
}
