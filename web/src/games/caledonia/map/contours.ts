/** The outline of a region of hexes, drawn along their borders like a contour line. */

import { beside, borderOf, DIRECTIONS } from "./geometry";

/** Every border between the region and what is around it, leaving out those already drawn. */
export function contour(region: ReadonlySet<string>, drawn: Set<string> = new Set()): string {
  const parts: string[] = [];
  for (const hex of [...region].sort()) {
    for (const direction of DIRECTIONS) {
      const other = beside(hex, direction);
      if (region.has(other)) continue;
      const key = [hex, other].sort().join();
      if (drawn.has(key)) continue;
      drawn.add(key);
      const [from, to] = borderOf(hex, other);
      parts.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
    }
  }
  return parts.join("");
}
