/** Animations for this game's events, or the reason for none: every event of the base game is listed. */

import { type GameMotion, none, type Part, type Scene } from "../../table/motion/movement";
import { card, gone, piece, ring, rolled, stock, turned } from "../../table/motion/parts";
import type { EventSeen } from "../../table/state.svelte";
import { type EventValues, lent } from "./movements";
import { about, clan, colourOf, inTerritory, onRondel, own, paid, pawn, resourceOf, row, signed } from "./places";

/** A pawn hops along the ring. */
const hops = (scene: Scene, at: number): Part => ({
  does: "hop",
  picture: { is: "plate", colour: colourOf(scene, at), icon: "pawn" },
  from: pawn(at),
  at: [pawn(at), '[data-part="rondel"]'],
  along: "data-space",
  ms: 880,
  curve: "step",
  arc: 6,
  sound: "tick",
  stays: 600,
});

export const MOTION: GameMotion<EventValues> = {
  events: {
    // Coins, barrels, points, resources, Scotsmen
    coins: ({ seat: at, amount }, scene) => paid(scene, at, amount),
    whisky: ({ seat: at, count }, scene) => [
      stock("whisky", count, own(scene, at, "whisky"), scene.about, { sound: "wood", sounds: "start" }),
    ],
    points: ({ seat: at, points }, scene) => [
      { ...ring(own(scene, at, "vp")), text: signed(points), later: true },
    ],
    goods: ({ seat: at, resource, count, tile }, scene) => [
      // A tile's yield rises from it and settles on it.
      stock(resourceOf(resource), count, inTerritory(at, tile), count < 0 ? scene.about : inTerritory(at, tile), {
        ...(count < 0 ? {} : { arc: 10, ms: 160 }),
        sound: "sheaf",
        sounds: "start",
      }),
    ],
    scotsmen: ({ seat: at, count, tile }, scene) => [
      stock("scotsman", count, inTerritory(at, tile), own(scene, at, "scotsman"), {
        picture: { is: "plate", colour: colourOf(scene, at), icon: "scotsman" },
        land: 180,
        sound: "wood",
      }),
    ],
    market: ({ resource }, scene) => about(scene, row(resource), ring(row(resource), "tick")),
    // On the rondel
    moved: ({ seat: at, tile }, scene) => about(scene, onRondel(tile), hops(scene, at)),
    "at-the-end": ({ seat: at }, scene) => [hops(scene, at)],
    "passed-by": ({ tile }) => [gone(onRondel(tile))],
    laid: ({ tile }) => [turned(onRondel(tile))],
    rolled: () => [rolled(['[data-anchor="die"]', '[data-part="rondel"]'], "die")],
    "die-takes": ({ tile }) => [gone(onRondel(tile))],
    "die-leaves": () => [gone('[data-anchor="die"]')],
    discarded: none("where a tile is discarded from, it has just been seen to go"),
    // In territories
    placed: ({ seat: at, tile }, scene) =>
      about(scene, inTerritory(at, tile), {
        ...card([pawn(at), '[data-part="rondel"]'], inTerritory(at, tile), "to"),
        elsewhere: { is: "icon", icon: "tile" },
        grows: true,
        ms: 420,
        land: 180,
        sound: "wood",
      }),
    retrieved: ({ seat: at, tile }, scene) =>
      about(scene, inTerritory(at, tile), {
        ...card('[data-part="rondel"]', inTerritory(at, tile), "to"),
        elsewhere: { is: "icon", icon: "tile" },
      }),
    removed: ({ seat: at, tile }) => [gone(inTerritory(at, tile))],
    activated: ({ seat: at, tile }, scene) =>
      about(scene, inTerritory(at, tile), ring(inTerritory(at, tile), "sheaf")),
    walked: ({ seat: at, tile }, scene) => [
      piece(
        { is: "plate", colour: colourOf(scene, at), icon: "scotsman" },
        scene.step.action?.[0] === "walk" ? inTerritory(at, scene.step.action[1]) : undefined,
        inTerritory(at, tile),
        { arc: 2, ms: 160, curve: "step", land: 0, sound: "tick" },
      ),
    ],
    movement: none("how many steps are left stands beside the territory"),
    // Cards, persons, clans
    card: ({ seat: at }, scene) => [
      stock("landmark", 1, own(scene, at, "belongings"), scene.about, { land: 120, sound: "paper" }),
    ],
    person: ({ seat: at }, scene) => [
      stock("person", 1, own(scene, at, "belongings"), scene.about, { land: 120, sound: "paper" }),
    ],
    marker: ({ seat: at, clan: id }, scene) =>
      about(
        scene,
        clan(id),
        piece({ is: "plate", colour: colourOf(scene, at), icon: "marker" }, own(scene, at, "marker"), clan(id), {
          sound: "seal",
        }),
      ),
    // Scorings
    scoring: () => [{ ...ring('[data-part="scores"]', "bell"), later: true }],
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
        return [stock("whisky", amount, own(scene, Number(at), "whisky"), scene.about, { sound: "wood" })];
      return [];
    });
  },
};
