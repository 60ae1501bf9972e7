/** Hex geometry: flat-topped, `a1` at the top left, every second column half a hex lower. */

import { APOTHEM, RADIUS } from "../../../ui/terrain";

export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS = ["north", "north-east", "south-east", "south", "south-west", "north-west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, readonly [right: number, evenDown: number, oddDown: number]> = {
  north: [0, -1, -1],
  "north-east": [1, -1, 0],
  "south-east": [1, 0, 1],
  south: [0, 1, 1],
  "south-west": [-1, 0, 1],
  "north-west": [-1, -1, 0],
};

/** Corners of a hex relative to its centre, clockwise from the upper right. */
const CORNERS: readonly Point[] = [
  { x: RADIUS / 2, y: -APOTHEM },
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: APOTHEM },
  { x: -RADIUS / 2, y: APOTHEM },
  { x: -RADIUS, y: 0 },
  { x: -RADIUS / 2, y: -APOTHEM },
];
/** Indexes in `CORNERS` of the two ends of each side. */
const SIDES: Record<Direction, readonly [number, number]> = {
  north: [5, 0],
  "north-east": [0, 1],
  "south-east": [1, 2],
  south: [2, 3],
  "south-west": [3, 4],
  "north-west": [4, 5],
};

/** Returns the column and row of a hex, both from zero. */
export function placeOf(hex: string): { column: number; row: number } {
  return { column: hex.charCodeAt(0) - 97, row: Number(hex.slice(1)) - 1 };
}

/** Returns the name of the hex there. */
export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Returns the centre of a hex, in board units. */
export function middleOf(hex: string): Point {
  const { column, row } = placeOf(hex);
  return { x: (column * 1.5 + 1) * RADIUS, y: (row * 2 + 1 + (column % 2)) * APOTHEM };
}

/** Returns the next hex in a direction, on or off the map. */
export function beside(hex: string, direction: Direction): string {
  const { column, row } = placeOf(hex);
  const [right, evenDown, oddDown] = STEPS[direction];
  return nameOf(column + right, row + (column % 2 ? oddDown : evenDown));
}

/** Returns the direction of a neighbour. */
export function towards(hex: string, neighbour: string): Direction | undefined {
  return DIRECTIONS.find((direction) => beside(hex, direction) === neighbour);
}

/** Returns the ends of the border between two adjacent hexes. */
export function borderOf(one: string, other: string): readonly [Point, Point] {
  const direction = towards(one, other);
  if (!direction) throw new Error(`${one} and ${other} do not touch`);
  const { x, y } = middleOf(one);
  const [from, to] = SIDES[direction].map((corner) => {
    const at = CORNERS[corner] as Point;
    return { x: x + at.x, y: y + at.y };
  }) as [Point, Point];
  return [from, to];
}

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

/** Returns the corners along a river's borders: each border starts where the last one ended. */
export function riverPoints(edges: readonly (readonly [string, string])[]): Point[] {
  const borders = edges.map(([one, other]) => borderOf(one, other));
  const points: Point[] = [];
  borders.forEach((border, at) => {
    const next = borders[at + 1];
    if (at === 0) {
      const [first, last] = border;
      const turned = next?.some((end) => near(end, first)) ?? false;
      points.push(...(turned ? [last, first] : [first, last]));
    } else {
      const end = points[points.length - 1] as Point;
      points.push(near(border[0], end) ? border[1] : border[0]);
    }
  });
  return points;
}

/** Returns a river's source, halfway into the waterfall hex from the corner shared with the first two hexes. */
export function springOf(waterfall: string, below: readonly [string, string]): Point {
  const ends = borderOf(waterfall, below[0]);
  const corner = ends.find((end) => borderOf(waterfall, below[1]).some((other) => near(end, other))) ?? ends[0];
  const { x, y } = middleOf(waterfall);
  return { x: round((x + corner.x) / 2), y: round((y + corner.y) / 2) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
