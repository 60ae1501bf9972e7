/** Animations of the council. */

import type { Anchor } from "../../../../table/motion/movement";
import { none } from "../../../../table/motion/movement";
import { gone, piece, ring, stock, turned } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { colourOf, onRondel, own, seat } from "../../places";

const CHIP = '[data-anchor="shelf-council"]';
const measure = (id: unknown): Anchor => [`[data-measure="${id}"]`, CHIP];

export const MOVES: Movements<{ measure: string }> = {
  "measure-drawn": none("the cards lie open before anybody looks on"),
  proposed: ({ measure: id }) => [ring(measure(id), "paper")],
  // A neutral plate: the tokens stay hidden until all are revealed.
  ballot: ({ seat: at }, scene) => [
    piece({ is: "plate", colour: colourOf(scene, at), icon: "confirm" }, seat(at), CHIP, {
      arc: 8,
      sound: "wood",
    }),
  ],
  "council-voted": ({ measure: id }) => [{ ...turned(measure(id)), sound: "seal" }],
  "own-discard": ({ tile }) => [gone(onRondel(tile))],
  "own-discard-taken": ({ seat: at }, scene) => [
    stock("discard-pile", -1, own(scene, at, "belongings"), null, { sound: "paper" }),
  ],
};
