/** Animations for Automa events, or the reason for none: its turn is shown step by step anyway. */

import { type GameMotion, none } from "../../../../table/motion/movement";
import { piece, ring, turned } from "../../../../table/motion/parts";

const STAGE = '[data-part="automa"]';
const TOLD = "the story of its turn tells it, row by row, with the map as the argument";
const SET_UP = "it is set up before anybody looks on";

export const MOVES: GameMotion["events"] = {
  "automa-begins": none(SET_UP),
  "automa-near": none(SET_UP),
  "automa-token": none(SET_UP),
  "automa-card": () => [turned(STAGE)],
  "automa-support": () => [turned(STAGE)],
  "automa-support-upgrade": () => [turned(STAGE)],
  "automa-cannot": none(TOLD),
  "automa-cheapest": none(TOLD),
  "automa-contracts": none(TOLD),
  "automa-criterion": none(TOLD),
  "automa-merchants": none(TOLD),
  "automa-none": none(TOLD),
  "automa-nothing": none(TOLD),
  "automa-only": none(TOLD),
  "automa-random": none(TOLD),
  "automa-random-contract": none(TOLD),
  "automa-skips": none(TOLD),
  "automa-token-moves": none(TOLD),
  "automa-unit": none("the unit flies to its hex when it is deployed"),
  "automa-deals": ({ good, count }) => [
    piece({ is: "icon", icon: "merchant" }, '[data-chip="automa"]', `[data-anchor="ladder-${good}"]`, {
      count: Number(count),
    }),
  ],
  "automa-port": ({ port }) => [ring(`[data-anchor="port-${port}"]`, "water")],
  "automa-discards": none("cards that are resolved lie with the others; its panel counts them"),
  "automa-new-cards": none("its panel counts the cards of the new round"),
  "automa-shuffles": none("a deck in no order looks the same after shuffling"),
};
