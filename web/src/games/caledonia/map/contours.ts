/** The outline of a region of hexes, drawn along their borders like a contour line. */

import { APOTHEM } from "../../../look/terrain";
import { beside, borderOf, DIRECTIONS, middleOf, type Point } from "./geometry";

/**
 * Every border between the region and what is around it, leaving out those already drawn. `within` says how far inside
 * a border is drawn, by the hex beyond it: two regions that touch then have their lines beside each other.
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

/** A border of a hex, moved towards its middle. */
function inside(hex: string, [from, to]: readonly [Point, Point], by: number): readonly [Point, Point] {
  if (!by) return [from, to];
  const middle = middleOf(hex);
  const moved = ({ x, y }: Point): Point => ({
    x: x + ((middle.x - x) * by) / APOTHEM,
    y: y + ((middle.y - y) * by) / APOTHEM,
  });
  return [moved(from), moved(to)];
}
