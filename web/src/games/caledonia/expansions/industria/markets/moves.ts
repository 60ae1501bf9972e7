/** Animations for farmers' markets, or the reason for none. */

import { type Anchor, type GameMotion, none } from "../../../../../table/motion/movement";
import { gone, piece, ring, stock } from "../../../../../table/motion/parts";
import { CALEDONIA } from "../../../icons";
import type { EventValues } from "../../../motion";

const market = (hex: unknown): Anchor => [`[data-anchor="market-${hex}"]`, `[data-hex="${hex}"]`];

export const MOVES: GameMotion<EventValues>["events"] = {
  "market-dealt": none("a tile is dealt to somebody's hand; the question says which goods it buys"),
  "market-placed": ({ hex }) => [piece({ is: "icon", icon: "market" }, undefined, market(hex))],
  "market-back": none("a market that fits nowhere goes back to the box, where nobody sees it"),
  "market-sale": ({ seat, hex, good, count }, scene) => {
    scene.about = market(hex);
    return [
      stock(CALEDONIA.goods[good], count, market(hex), [
        `[data-anchor="good-${seat}-${good}"]`,
        `[data-anchor="seat-${seat}"]`,
      ]),
      ring(market(hex), "wood"),
    ];
  },
  "market-gone": ({ hex }) => [gone(market(hex))],
};
