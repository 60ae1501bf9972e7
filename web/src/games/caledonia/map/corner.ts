/** Position of a card over the map: the corner that hides the fewest selectable hexes, far from its own hex. */

import { middleOf, type Point } from "./geometry";

export type Corner = "top start" | "top end" | "bottom start" | "bottom end";
const CORNERS: readonly Corner[] = ["top start", "top end", "bottom start", "bottom end"];

interface Around {
  /** The visible part of the map: its upper left point, and pixels per map unit. */
  seen: { corner: Point; scale: number; width: number; height: number };
  /** In pixels. */
  card: { width: number; height: number };
}

/** Half a hex larger than the card: hexes it only touches are hidden too. */
const ROUND = 45;

export function cornerFor(hex: Point, open: readonly string[], { seen, card }: Around): Corner {
  const across = { from: seen.corner.x, to: seen.corner.x + seen.width / seen.scale };
  const down = { from: seen.corner.y, to: seen.corner.y + seen.height / seen.scale };
  const [width, height] = [card.width / seen.scale + ROUND, card.height / seen.scale + ROUND];
  const hides = (corner: Corner, { x, y }: Point): boolean =>
    (corner.startsWith("top") ? y < down.from + height : y > down.to - height) &&
    (corner.endsWith("start") ? x < across.from + width : x > across.to - width);
  const costOf = (corner: Corner): number => {
    const far = Math.hypot(
      hex.x - (corner.endsWith("start") ? across.from : across.to),
      hex.y - (corner.startsWith("top") ? down.from : down.to),
    );
    const hidden = open.filter((name) => hides(corner, middleOf(name))).length;
    // Never hide its own hex; then hide the fewest selectable hexes; on a tie, take the farthest corner.
    return (hides(corner, hex) ? 1e6 : 0) + hidden * 1e3 - far / 1e3;
  };
  return CORNERS.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}
