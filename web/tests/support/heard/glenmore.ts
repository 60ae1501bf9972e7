/** A listener's knowledge of a Glen More game, and the same from the server's view. */

import { type GlenPack, type GlenView, RESOURCES } from "../../../src/games/glenmore/shape";
import { sayOf } from "../../../src/messages/messages.svelte";
import { type Golden, NAMES, packOf } from "../games";
import type { Known } from "../listener";
import { count, found, list, sentences } from "../listener";

/** Returns the names of tiles that would be read as two items of a list. */
const withCommas = (): string[] =>
  Object.keys((packOf("glenmore") as GlenPack).tiles)
    .map((id) => sayOf("glenmore")(`tile-${id}`))
    .filter((name) => name.includes(","));

/** Separator between list items: names may contain commas. */
const NEXT = "(?=, (?:\\d|no |-)| and (?:\\d|no |-)|$)";

/** Returns the cell for a way from the home village: "1 up 2 left", "2 below 1 right". */
function cellAt(way: string): string {
  const steps = (one: string, other: string) =>
    Number(RegExp(`(\\d+) (?:${other})`).exec(way)?.[1] ?? 0) -
    Number(RegExp(`(\\d+) (?:${one})`).exec(way)?.[1] ?? 0);
  return `${steps("left", "right")}, ${steps("up|above", "down|below")}`;
}

/** Returns what a listener knows from these messages. */
export function listen(messages: readonly string[]): Known {
  const known: Known = {};
  const tiles = new Set(withCommas());
  const know = (what: string, value: string | number): void => {
    known[what] = value;
  };
  const forget = (beginning: string): void => {
    for (const key of Object.keys(known)) if (key.startsWith(beginning)) delete known[key];
  };
  const cellOf = (name: string, tile: string) =>
    Object.keys(known).find((key) => key.startsWith(`${name} (`) && known[key] === tile) ?? "";
  const lay = (name: string, cell: string, tile: string): void => {
    const key = `${name} (${cell})`;
    const covered = known[key];
    if (covered) {
      for (const each of RESOURCES) forget(`${name} ${each} on ${covered}`);
      forget(`${name} Scotsmen on ${covered}`);
      know(`${name} under ${tile}`, [covered, known[`${name} under ${covered}`]].filter(Boolean).join());
      forget(`${name} under ${covered}`);
    }
    know(key, tile);
  };
  const leaveRondel = (tile: string): number => {
    const space = Number(known[`rondel ${tile}`] ?? -1);
    delete known[`rondel ${tile}`];
    return space;
  };
  const hear: [RegExp, (...groups: string[]) => void][] = [
    [
      /^(\w+) has (-?\d+) VP: (.*)$/,
      (name, points, parts) => {
        know(`${name} VP`, Number(points));
        for (const [category = "", vp = ""] of found(/(?:^|, | and )(.+?) (-?\d+)(?=, | and |$)/g, parts))
          know(`${name} final ${category}`, Number(vp));
      },
    ],
    [
      /^(\w+) has laid out, counted from the home village: (.*)$/,
      (name, things) => {
        const pattern =
          /(?:^|, | and )([A-Z][^,()]*?)((?: \d+ (?:up|down|left|right))*)(?: over (.+?))?(?=, [A-Z]| and [A-Z]|$)/g;
        for (const [tile = "", way = "", under = ""] of found(pattern, things)) {
          know(`${name} (${cellAt(way)})`, tile);
          if (under) know(`${name} under ${tile}`, under);
        }
      },
    ],
    [
      /^(\w+) has (.*)$/,
      (name, things) => {
        const read = (pattern: string, what: (thing: string, place: string) => string): void => {
          for (const [some = "", thing = "", place = ""] of found(RegExp(pattern, "g"), things))
            know(`${name} ${what(thing, place)}`, count(some));
        };
        read("(\\d+|no) coins?\\b", () => "coins");
        read("(\\d+|no) (?:barrels? of )?whisky", () => "whisky");
        read("(\\d+|no) (?:Scotsmen|Scotsman) in supply", () => "supply");
        read("(\\d+|no) clan markers?", () => "markers");
        read(
          `(\\d+|no) (${RESOURCES.join("|")}|cow) on (.+?)${NEXT}`,
          (thing, place) => `${thing === "cow" ? "cattle" : thing} on ${place}`,
        );
        read(`(\\d+|no) (Scotsmen|Scotsman) on (.+?)${NEXT}`, (_, place) => `Scotsmen on ${place}`);
        read(`(-?\\d+) VP for (.+?)${NEXT}`, (category) => `VP for ${category}`);
      },
    ],
    [/^(\w+) stands on space (\d+)$/, (name, space) => know(`${name} space`, Number(space))],
    [/^The die stands on space (\d+)$/, (space) => know("die", Number(space))],
    [/^(\w+) moves to (.*)$/, (name, tile) => know(`${name} space`, leaveRondel(tile))],
    [
      /^(\w+) stops on The End$/,
      (name) => {
        know(`${name} done`, 1);
        forget(`${name} space`);
      },
    ],
    [/^(\w+) puts the Englishman on (.*)$/, (_name, tile) => void leaveRondel(tile)],
    [/^The die takes (.*)$/, (tile) => know("die", leaveRondel(tile))],
    [/^The die leaves the game$/, () => forget("die")],
    [/^(\w+) places a marker on (.*)$/, (name, clan) => know(`${name} on ${clan}`, 1)],
    [
      /^(\w+) places (.*?) (on|\d+ .*) the home village$/,
      (name, tile, way) => lay(name, cellAt(way.replaceAll(/ tiles?| of| and/g, "")), tile),
    ],
    [
      /^(\w+) removes (.*)$/,
      (name, tile) => {
        forget(cellOf(name, tile));
        for (const each of RESOURCES) forget(`${name} ${each} on ${tile}`);
        forget(`${name} Scotsmen on ${tile}`);
      },
    ],
    [/^(\w+) wins (.*)$/, (name, tile) => know(`${name} person ${tile}`, 1)],
    [/^(\w+) takes the card (.*)$/, (name, card) => know(`${name} card ${card}`, 1)],
    [/^(\w+) takes (.*) from the discard pile$/, (_name, tile) => forget(`discarded ${tile}`)],
    [
      /^Market: (.*)$/,
      (things) => {
        for (const [row = "", filled = "", prices = ""] of found(/(\w+) (\d+) filled \(([^)]*)\)/g, things)) {
          know(`market ${row}`, Number(filled));
          know(`${row} costs`, Number(/buy for (\d+)/.exec(prices)?.[1] ?? -1));
          know(`${row} brings`, Number(/sell for (\d+)/.exec(prices)?.[1] ?? -1));
        }
      },
    ],
    [
      /^On the rondel: (.*)$/,
      (things) => {
        for (const [tile = "", space = ""] of found(/(?:^|, | and )(.+?) (\d+)(?=, | and |$)/g, things)) {
          tiles.add(tile);
          know(`rondel ${tile}`, Number(space));
        }
      },
    ],
    [
      /^Discarded: (.*)$/,
      (things) => {
        // A name may contain a comma: the listener knows the names of tiles.
        const whole = [...tiles].filter((tile) => tile.includes(",") && things.includes(tile));
        const rest = whole.reduce((text, tile) => text.replace(tile, ""), things);
        for (const tile of [...whole, ...list(rest)].filter(Boolean)) {
          leaveRondel(tile);
          know(`discarded ${tile}`, 1);
        }
      },
    ],
    [/^Stack (\w): (\d+) left$/, (stack, left) => know("stack", `${stack} ${left}`)],
  ];
  for (const sentence of sentences(messages)) {
    const way = hear.find(([pattern]) => pattern.test(sentence));
    if (way) way[1](...(way[0].exec(sentence) ?? []).slice(1).map((group) => group ?? ""));
  }
  return known;
}

/** Returns the same from the server's view. */
export function shown({ steps }: Golden): Known {
  const say = sayOf("glenmore");
  const tile = (id: string) => say(`tile-${id}`);
  const view = steps.at(-1)?.view as GlenView;
  const known: Known = { stack: `${view.stack} ${view.left.length}` };
  for (const resource of RESOURCES) {
    known[`market ${resource}`] = view.market[resource];
    known[`${resource} costs`] = view.outlook.market[resource].buy ?? -1;
    known[`${resource} brings`] = view.outlook.market[resource].sell ?? -1;
  }
  for (const [space, what] of view.rondel.entries()) {
    if (typeof what === "string") known[`rondel ${tile(what)}`] = space;
    else if (what?.[0] === "die") known.die = space;
  }
  for (const id of view.discards) known[`discarded ${tile(id)}`] = 1;
  for (const [clan, held] of Object.entries(view.clans))
    for (const seat of held) known[`${NAMES[seat]} on ${say(`clan-${clan}`)}`] = 1;
  for (const [seat, player] of view.players.entries()) {
    const name = NAMES[seat] ?? "";
    known[`${name} coins`] = player.coins;
    known[`${name} whisky`] = player.whisky;
    known[`${name} supply`] = player.supply;
    known[`${name} markers`] = player.markers;
    if (view.at_the_end.includes(seat)) known[`${name} done`] = 1;
    else known[`${name} space`] = player.space;
    for (const id of player.persons) known[`${name} person ${tile(id)}`] = 1;
    for (const id of player.cards) known[`${name} card ${tile(id)}`] = 1;
    for (const { at, tile: id, goods, scotsmen, under } of player.territory) {
      known[`${name} (${at[0]}, ${at[1]})`] = tile(id);
      known[`${name} under ${tile(id)}`] = under.map(tile).join();
      known[`${name} Scotsmen on ${tile(id)}`] = scotsmen;
      for (const each of RESOURCES) known[`${name} ${each} on ${tile(id)}`] = goods[each];
    }
    const points = Object.entries(player.points);
    known[`${name} VP`] = points.reduce((sum, [, vp]) => sum + vp, 0);
    for (const [category, vp] of points) {
      known[`${name} VP for ${say(`category-${category}`)}`] = vp;
      known[`${name} final ${say(`score-${category}`)}`] = vp;
    }
  }
  return known;
}
