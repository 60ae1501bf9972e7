/** Animations of the haggis: tokens, and the dice of a feast one by one. */

import type { Anchor } from "../../../../table/motion/movement";
import { none } from "../../../../table/motion/movement";
import { gone, ring, rolled, stock, turned } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { own } from "../../places";

const CHIP = '[data-anchor="shelf-haggis"]';
const RESERVE: Anchor = ['[data-anchor="haggis-reserve"]', CHIP];
const FEAST: Anchor = ['[data-anchor="feast"]', CHIP];

export const MOVES: Movements = {
  "haggis-taken": ({ seat: at }, scene) => [
    stock("inn", 1, own(scene, at, "haggis"), RESERVE, { land: 120, sound: "wood" }),
  ],
  "haggis-drawn": ({ seat: at }, scene) => [
    stock("inn", 1, own(scene, at, "haggis"), RESERVE, { land: 120, sound: "wood" }),
  ],
  "haggis-seen": none("its owner alone sees the value, on the plate where it lies"),
  "haggis-returned": ({ seat: at }, scene) => [
    stock("inn", -1, own(scene, at, "haggis"), RESERVE, { sound: "wood" }),
  ],
  "haggis-uncovered": () => [turned(RESERVE)],
  "haggis-none-left": none("nothing is left that could come"),
  feast: () => [{ ...ring(FEAST, "bell"), stage: 3 }],
  "feast-rolled": () => [rolled(FEAST, "die")],
  "feast-rolled-again": () => [rolled(FEAST, "die")],
  "roll-spoilt": () => [ring(FEAST, "tick")],
  starved: ({ owner }, scene) => [ring(own(scene, owner, "haggis"))],
  "haggis-given-up": ({ seat: at, owner }, scene) => [
    stock("inn", 1, own(scene, owner, "haggis"), own(scene, at, "haggis"), { land: 120, sound: "wood" }),
  ],
  "haggis-served": ({ seat: at }, scene) => [turned(own(scene, at, "haggis"))],
  "haggis-cleared": ({ seat: at }, scene) => [gone(own(scene, at, "haggis"))],
};
