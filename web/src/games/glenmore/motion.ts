/** Animations for this game's events, or the reason for none: every event of the base game is listed. */

import { type GameMotion, none, type Part, type Scene } from "../../table/motion/movement";
import { card, gone, itself, piece, ring, rolled, stock, turned } from "../../table/motion/parts";
import type { EventSeen } from "../../table/state.svelte";
import { type EventValues, lent } from "./movements";
import {
  about,
  clan,
  colourOf,
  figure,
  HAND,
  inTerritory,
  laidOut,
  onRondel,
  onTile,
  own,
  paid,
  pawn,
  resourceOf,
  row,
  scotOn,
  signed,
} from "./places";
import type { GlenView } from "./shape";

/** Duration of a hop, of the longest way, and of a tile leaving from under the pawn. */
const HOP = 130;
const WAY = 900;
const UNDER = 180;
/** Returns the number of spaces to a tile, as far as it's known. */
function spaces({ view }: Scene, at: number, tile: string): number {
  const { rondel = [], players = [] } = (view ?? {}) as Partial<GlenView>;
  const [from, to] = [players[at]?.space ?? -1, rondel.indexOf(tile)];
  return from < 0 || to < 0 ? WAY / HOP : (to - from + rondel.length) % rondel.length || 1;
}
/** A pawn hops along the ring; no pawn stands on its goal meanwhile. */
const hops = (scene: Scene, at: number, tile: string): Part => ({
  does: "hop",
  picture: { is: "copy", of: "to" },
  elsewhere: { is: "plate", colour: colourOf(scene, at), icon: "pawn" },
  from: [`${pawn(at)} [data-pawn]`, pawn(at), `[data-anchor="waiting-${at}"]`],
  at: [`${pawn(at)} [data-pawn]`, pawn(at), `[data-anchor="waiting-${at}"]`, '[data-part="rondel"]'],
  lands: `${pawn(at)}, [data-anchor="waiting-${at}"]`,
  colour: colourOf(scene, at),
  along: "data-space",
  ms: Math.min(WAY, HOP * spaces(scene, at, tile)),
  next: Math.min(WAY, HOP * spaces(scene, at, tile)),
  land: UNDER,
  curve: "step",
  arc: 9,
  sound: "tick",
  stays: 600,
});
/** A tile leaves the ring: to my hand, or from under the pawn that took it. */
const lifted = (scene: Scene, at: number, tile: string): Part[] => {
  const goes = scene.step.events.some(({ key, values }) => key === "person" && values?.tile === tile);
  if (goes) return [];
  if (at !== scene.me) return [gone(onRondel(tile))];
  return [{ ...card(onRondel(tile), HAND), lands: HAND, arc: 46, ms: 420, land: 0, sound: "paper" }];
};
const person = (scene: Scene, at: number, tile: string): Part => ({
  ...card(onRondel(tile), own(scene, at, "belongings")),
  arc: 46,
  ms: 540,
});

export const MOTION: GameMotion<EventValues> = {
  last: ["forecast"],
  events: {
    // Coins, barrels, points, resources, Scotsmen
    coins: ({ seat: at, amount }, scene) => paid(scene, at, amount),
    whisky: ({ seat: at, count }, scene) => [
      stock("whisky", count, own(scene, at, "whisky"), scene.about, {
        ms: 440,
        sound: "wood",
        sounds: "start",
        brings: [figure(at, "whisky", count)],
      }),
    ],
    points: ({ seat: at, points }, scene) => [
      {
        ...ring(own(scene, at, "vp")),
        text: signed(points),
        stage: 2,
        brings: [{ figure: `players.${at}.points` }],
      },
    ],
    goods: ({ seat: at, resource, count, tile }, scene) => [
      // A tile's yield rises from it and settles on it.
      stock(resourceOf(resource), count, inTerritory(at, tile), count < 0 ? scene.about : inTerritory(at, tile), {
        ...(count < 0 ? {} : { arc: 24, ms: 320, land: 140 }),
        next: 140,
        brings: onTile(scene, at, tile, `goods.${resource}`, count),
        sound: "sheaf",
        sounds: "start",
      }),
    ],
    scotsmen: ({ seat: at, count, tile }, scene) => [
      stock("scotsman", count, inTerritory(at, tile), own(scene, at, "scotsman"), {
        picture: { is: "plate", colour: colourOf(scene, at), icon: "scotsman" },
        land: 180,
        sound: "wood",
        changes: [figure(at, "supply", -count)],
        brings: onTile(scene, at, tile, "scotsmen", count),
      }),
    ],
    market: ({ resource }, scene) =>
      about(scene, row(resource), {
        ...ring(row(resource), "tick"),
        stage: 1,
        changes: [{ figure: `market.${resource}` }],
      }),
    // On the rondel
    moved: ({ seat: at, tile }, scene) =>
      about(scene, onRondel(tile), hops(scene, at, tile), ...lifted(scene, at, tile)),
    "at-the-end": ({ seat: at }, scene) => [hops(scene, at, "the-end")],
    "passed-by": ({ tile }) => [{ ...gone(onRondel(tile)), stage: 3 }],
    laid: ({ tile }) => [turned(onRondel(tile))],
    rolled: () => [{ ...rolled(['[data-anchor="die"]', '[data-part="rondel"]'], "die"), stage: 3 }],
    "die-takes": ({ tile }) => [{ ...gone(onRondel(tile)), stage: 3 }],
    "die-leaves": () => [gone('[data-anchor="die"]')],
    discarded: none("where a tile is discarded from, it has just been seen to go"),
    // In territories
    placed: ({ seat: at, tile }, scene) =>
      about(
        scene,
        inTerritory(at, tile),
        itself(
          laidOut(tile),
          [...(at === scene.me ? [HAND] : []), pawn(at), '[data-part="rondel"]'],
          inTerritory(at, tile),
          { is: "icon", icon: "tile" },
          { ms: 540, arc: 46, land: 200 },
        ),
      ),
    retrieved: ({ seat: at, tile }, scene) =>
      about(
        scene,
        inTerritory(at, tile),
        itself(laidOut(tile), '[data-part="rondel"]', inTerritory(at, tile), { is: "icon", icon: "tile" }),
      ),
    removed: ({ seat: at, tile }) => [gone(inTerritory(at, tile))],
    activated: ({ seat: at, tile }, scene) =>
      about(scene, inTerritory(at, tile), { ...ring(inTerritory(at, tile), "sheaf", 360), next: 120 }),
    walked: ({ seat: at, tile }, scene) => {
      const from = scene.step.action?.[0] === "walk" ? scene.step.action[1] : undefined;
      return [
        {
          ...piece(
            { is: "copy", of: "from" },
            from === undefined ? undefined : scotOn(at, from),
            scotOn(at, tile),
          ),
          elsewhere: { is: "plate", colour: colourOf(scene, at), icon: "scotsman" },
          changes: from === undefined ? [] : onTile(scene, at, from, "scotsmen", -1),
          brings: onTile(scene, at, tile, "scotsmen", 1),
          arc: 6,
          ms: 320,
          curve: "step",
          land: 0,
          sound: "tick",
        },
      ];
    },
    movement: none("how many steps are left stands beside the territory"),
    // Cards, persons, clans
    card: ({ seat: at }, scene) => [
      stock("landmark", 1, own(scene, at, "belongings"), scene.about, { land: 120, sound: "paper" }),
    ],
    person: ({ seat: at, tile }, scene) => [person(scene, at, tile)],
    marker: ({ seat: at, clan: id }, scene) =>
      about(
        scene,
        clan(id),
        piece({ is: "plate", colour: colourOf(scene, at), icon: "marker" }, own(scene, at, "marker"), clan(id), {
          sound: "seal",
        }),
      ),
    // Scorings
    scoring: () => [{ ...ring('[data-part="scores"]', "bell"), stage: 3 }],
    // Before the game
    standing: none("the pawns stand where they begin before anybody looks on"),
  },
  other({ key, values, lines }: EventSeen, scene: Scene): readonly Part[] {
    const known = lent(key);
    if (known) return typeof known === "function" && values ? known(values as EventValues, scene) : [];
    return lines.flatMap(([name, amount]): Part[] => {
      const [, stockName = "", at = ""] = /^(.*)-(\d+)$/.exec(name) ?? [];
      if (!at || !amount) return [];
      if (stockName === "coins") return paid(scene, Number(at), amount);
      if (stockName === "whisky")
        return [
          stock("whisky", amount, own(scene, Number(at), "whisky"), scene.about, {
            sound: "wood",
            brings: [figure(Number(at), "whisky", amount)],
          }),
        ];
      return [];
    });
  },
};
