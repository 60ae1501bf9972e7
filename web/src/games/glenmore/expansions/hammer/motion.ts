/** Animations of the Englishman. */

import { none } from "../../../../table/motion/movement";
import { gone, piece, ring } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { about, colourOf, onRondel, own } from "../../places";

const HE = ['[data-anchor="englishman"]', '[data-part="rondel"]'];
const TOKEN = ['[data-anchor="england-token"]', '[data-anchor="shelf-hammer"]'];
const ROW = ['[data-anchor="england"]', '[data-anchor="shelf-hammer"]'];

export const MOVES: Movements = {
  "englishman-stands": none("he stands where he begins before anybody looks on"),
  "england-token": ({ seat }, scene) => [
    piece({ is: "plate", colour: colourOf(scene, seat), icon: "flag" }, own(scene, seat, "belongings"), TOKEN, {
      sound: "seal",
    }),
  ],
  "england-row": () => [ring(ROW, "coin")],
  "englishman-moves": ({ tile }, scene) => {
    scene.about = onRondel(tile);
    return [
      {
        does: "hop",
        picture: { is: "icon", icon: "pawn" },
        from: HE,
        at: HE,
        ms: 440,
        curve: "step",
        arc: 12,
        sound: "tick",
        stays: 600,
      },
    ];
  },
  "englishman-swapped": ({ tile }, scene) => about(scene, onRondel(tile), ring(HE, "tick"), ring(onRondel(tile))),
  "englishman-leaves": () => [gone(HE)],
};
