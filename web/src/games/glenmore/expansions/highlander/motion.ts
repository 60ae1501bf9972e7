/** Animations of the mountain. */

import { none } from "../../../../table/motion/movement";
import { stock } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { resourceOf } from "../../places";

const PLATE = ['[data-anchor="mountain"]', '[data-anchor="shelf-highlander"]'];

export const MOVES: Movements = {
  "mountain-laid": none("the mountain lies there before anybody looks on"),
  "mountain-coin": (_, scene) => [stock("coin", 1, PLATE, scene.about, { sound: "coin" })],
  "mountain-resource": ({ resource }, scene) => [
    stock(resourceOf(resource), 1, PLATE, scene.about, { sound: "wood" }),
  ],
  "mountain-swapped": ({ resource }, scene) => [
    stock(resourceOf(resource), 1, PLATE, scene.about, { sound: "wood" }),
  ],
  "mountain-beyond-end": none("the pawn stays where it rests"),
  "mountain-cleared": () => [stock("coin", -3, PLATE, null, { sound: "coin", sounds: "start" })],
};
