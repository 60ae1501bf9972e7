/** Animations of the race. */

import { none, type Scene } from "../../../../table/motion/movement";
import { card, piece, ring } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { colourOf, inTerritory, own } from "../../places";

const CHIP = '[data-anchor="shelf-boats"]';
const boat = (at: number) => [`[data-anchor="boat-${at}"]`, CHIP];
const plate = (scene: Scene, at: number) =>
  ({ is: "plate", colour: colourOf(scene, at), icon: "shipping" }) as const;

export const MOVES: Movements = {
  "boats-launched": none("the boats lie at their castles before anybody looks on"),
  "race-opened": () => [ring(CHIP, "bell")],
  rowed: ({ seat, owner, tile }, scene) => [
    piece(plate(scene, seat), boat(seat), inTerritory(owner, tile), { arc: 4, ms: 320, curve: "step", land: 0 }),
  ],
  "rowed-neutral": ({ seat }, scene) => [
    piece(plate(scene, seat), boat(seat), CHIP, { arc: 4, ms: 320, curve: "step", land: 0 }),
  ],
  looked: ({ owner }) => [ring(inTerritory(owner, "home-castle"), "paper")],
  "looked-neutral": () => [ring(CHIP, "paper")],
  reward: ({ seat }, scene) => [card(boat(seat), own(scene, seat, "belongings"))],
  "boat-home": ({ seat }) => [ring(boat(seat), "bell")],
  "boat-last": ({ seat }) => [ring(boat(seat))],
};
