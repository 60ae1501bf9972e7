/** Animations of the mobs: pennies, mobsters leaving prison, and those acting as Scotsmen. */

import type { Anchor } from "../../../../table/motion/movement";
import { none } from "../../../../table/motion/movement";
import { card, gone, piece, ring, stock } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { clan, colourOf, inTerritory, onRondel, own } from "../../places";

const CHIP = '[data-anchor="shelf-mobs"]';
const mobster = (id: unknown): Anchor => [`[data-mobster="${id}"]`, `[data-anchor="mobster-${id}"]`, CHIP];

export const MOVES: Movements<{ mobster: string }> = {
  "mobster-drawn": none("they are drawn before anybody looks on"),
  "mobsters-caught": ({ mobster: id }) => [ring(mobster(id), "wood")],
  "penny-put": ({ seat: at, mobster: id }, scene) => [
    stock("coin", -1, own(scene, at, "pennies"), mobster(id), { sound: "coin-out" }),
  ],
  "mobster-taken": ({ seat: at, mobster: id }, scene) => [
    { ...card(mobster(id), own(scene, at, "belongings")), elsewhere: { is: "icon", icon: "person" } },
  ],
  "tokens-on": none("how many lie there stands on the mobster"),
  "coins-on": none("how many lie there stands on the mobster"),
  "once-on": none("whether the job is done stands on the mobster"),
  "token-laid": none("where it goes is told by the event that lays it"),
  "token-gone": ({ mobster: id }) => [ring(mobster(id))],
  "lies-in-wait": ({ seat: at, clan: id }, scene) => [
    piece({ is: "plate", colour: colourOf(scene, at), icon: "coin" }, own(scene, at, "belongings"), clan(id)),
  ],
  reserved: ({ seat: at, tile }, scene) => [
    piece(
      { is: "plate", colour: colourOf(scene, at), icon: "coin" },
      own(scene, at, "belongings"),
      onRondel(tile),
    ),
  ],
  "turned-over": ({ mobster: id }) => [gone(mobster(id))],
  disguised: ({ seat: at }, scene) => [ring(own(scene, at, "scotsman"), "tick")],
  hidden: ({ seat: at, owner, tile }, scene) => [
    piece(
      { is: "plate", colour: colourOf(scene, at), icon: "scotsman" },
      own(scene, at, "scotsman"),
      inTerritory(owner, tile),
    ),
  ],
  prowled: ({ seat: at, owner, tile }, scene) => [
    piece({ is: "plate", colour: colourOf(scene, at), icon: "scotsman" }, undefined, inTerritory(owner, tile), {
      arc: 4,
      ms: 320,
      curve: "step",
      land: 0,
      sound: "tick",
    }),
  ],
  "penny-handed-over": ({ seat: at, other }, scene) => [
    stock("coin", 1, own(scene, other, "pennies"), own(scene, at, "pennies"), { sound: "coin-out" }),
  ],
  "card-claimed": ({ seat: at, card: id }, scene) => [
    piece({ is: "plate", colour: colourOf(scene, at), icon: "landmark" }, own(scene, at, "belongings"), [
      `[data-card="${id}"]`,
      CHIP,
    ]),
  ],
  "tile-stolen": ({ owner, other, tile }) => [
    { ...card(inTerritory(owner, tile), inTerritory(other, tile)), elsewhere: { is: "icon", icon: "tile" } },
  ],
};
