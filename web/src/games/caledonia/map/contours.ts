/** The outline of a region of hexes, drawn along their borders like a contour line. */

import { APOTHEM } from "../../../ui/terrain";
import { beside, borderOf, DIRECTIONS, middleOf, type Point } from "./geometry";

/**
 * Returns all borders between the region and its surroundings, except those already drawn. `within` gives the
 * inset of a border by the hex beyond it, so that two adjacent regions have parallel lines.
 */
export function contour(
  region: ReadonlySet<string>,
  drawn: Set<string> = new Set(),
  within: (beyond: string) => number = () => 0,
): string {
  const parts: string[] = [];
  for (const hex of [...region].sort()) {
    for (const direction of DIRECTIONS) {
      const other = beside(hex, direction);
      if (region.has(other)) continue;
      const key = [hex, other].sort().join();
      if (drawn.has(key)) continue;
      drawn.add(key);
      const [from, to] = inside(hex, borderOf(hex, other), within(other));
      parts.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
    }
  }
  return parts.join("");
}

/** Returns a hex border, moved towards the centre. */
function inside(hex: string, [from, to]: readonly [Point, Point], by: number): readonly [Point, Point] {
  if (!by) return [from, to];
  const middle = middleOf(hex);
  const moved = ({ x, y }: Point): Point => ({
    x: x + ((middle.x - x) * by) / APOTHEM,
    y: y + ((middle.y - y) * by) / APOTHEM,
  });
  return [moved(from), moved(to)];
}
