/** Animations for silos, kilts and shipyards, or the reason for none. */

import { type Anchor, type GameMotion, none } from "../../../../../table/motion/movement";
import { ring } from "../../../../../table/motion/parts";

const power = (seat: unknown): Anchor => [
  `[data-anchor="power-${seat}"]`,
  `[data-anchor="row-${seat}"]`,
  `[data-anchor="seat-${seat}"]`,
];

export const MOVES: GameMotion["events"] = {
  "silo-filled": ({ seat }) => [{ ...ring(power(seat), "sheaf"), stage: 3 }],
  "silo-used": ({ seat }) => [ring(power(seat), "sheaf")],
  "silo-emptied": ({ seat }) => [ring(power(seat), "sheaf")],
  "kilts-made": ({ seat }) => [{ ...ring(power(seat), "wood"), stage: 3 }],
  "kilts-paid": ({ seat }) => [ring(power(seat), "wood")],
  "shipyard-dealt": none("it is dealt with the clan; the board shows which shipyards there are"),
  shipyard: ({ seat }) => [ring(power(seat), "water")],
  "starting-price": none("prices are rolled before anybody looks on; the market shows them"),
};
