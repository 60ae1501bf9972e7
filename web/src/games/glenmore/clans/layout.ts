/** Positions of clans on their board, from 0 to 1 on both axes, with labels that hide no marker. */

import type { ClanTerritory, Road } from "../shape";
import type { Box } from "../territory/scatter";

/** The outermost places: the map is stretched until they touch the edges. */
const LEFT = 9;
const RIGHT = 90;
const TOP = 8;
const BOTTOM = 92;
/** Clans along the right edge stay there; the others move together slightly, to make room for labels. */
const EDGE = 80;
const WITHIN = 87;

/** Moved slightly from their position in the data, so that no label covers a neighbour's marker. */
const NUDGED: Readonly<Record<string, number>> = { cameron: 48.5, macintosh: 47, macdonell: 45 };
/** Labels are to the right of a clan, except at the right edge and where a road leaves there. */
const LEFTWARD = new Set(["macintosh"]);

export interface Laid {
  place: ClanTerritory;
  x: number;
  y: number;
  leftward: boolean;
}

export function layOut(places: Readonly<Record<string, ClanTerritory>>): Map<string, Laid> {
  return new Map(
    Object.values(places).map((place) => {
      const atEdge = place.x > EDGE;
      const from = NUDGED[place.id] ?? place.x;
      const x = atEdge ? 1 - (RIGHT - from) / (RIGHT - LEFT) : (from - LEFT) / WITHIN;
      const y = (place.y - TOP) / (BOTTOM - TOP);
      return [place.id, { place, x, y, leftward: atEdge || LEFTWARD.has(place.id) }] as const;
    }),
  );
}

/** Approximate size of a clan with its label; no scenery is drawn under it. */
const CREST = { width: 34, height: 34 } as const;
const LABEL = { width: 74, height: 34 } as const;

export function clanBoxes(laid: Iterable<Laid>, map: Box, scale: number): Box[] {
  return [...laid].map(({ x, y, leftward }) => {
    const width = (CREST.width + LABEL.width) * scale;
    const height = LABEL.height * scale;
    const middle = map.left + x * map.width;
    const left = leftward ? middle - (LABEL.width + CREST.width / 2) * scale : middle - (CREST.width / 2) * scale;
    return { left, top: map.top + y * map.height - height / 2, width, height };
  });
}

/** Returns roads as one path, in a square of 100. */
export function pathOf(roads: readonly Road[], laid: ReadonlyMap<string, Laid>): string {
  const at = (id: string) => {
    const { x, y } = laid.get(id) ?? { x: 0, y: 0 };
    return `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`;
  };
  return roads.map(({ ends }) => `M${at(ends[0])}L${at(ends[1])}`).join("");
}

/** Returns a route leg by leg in a square of 100, each with its length in pixels on a map of this size. */
export function legsOf(
  way: readonly string[],
  laid: ReadonlyMap<string, Laid>,
  map: Pick<Box, "width" | "height">,
): { d: string; long: number }[] {
  return way.slice(1).flatMap((place, at) => {
    const [from, to] = [laid.get(way[at] ?? ""), laid.get(place)];
    if (!from || !to) return [];
    const long = Math.hypot((to.x - from.x) * map.width, (to.y - from.y) * map.height);
    const spot = ({ x, y }: Laid) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`;
    return [{ d: `M${spot(from)}L${spot(to)}`, long: Math.ceil(long) }];
  });
}

/** Returns the roads of a route, place by place. */
export function roadsOn(way: readonly string[], roads: readonly Road[]): Road[] {
  return way.slice(1).flatMap((place, at) => {
    const ends = [way[at], place];
    return roads.find((road) => ends.every((end) => end !== undefined && road.ends.includes(end))) ?? [];
  });
}
