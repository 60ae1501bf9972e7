/** The land of one table: the four map sides, laid out from the pack and the view. */

import type { River } from "../../../ui/art/land/water";
import { APOTHEM, RADIUS } from "../../../ui/terrain";
import type { CaledoniaPack, CaledoniaView, Land } from "../shape";
import { middleOf, nameOf, type Point, riverPoints, springOf } from "./geometry";

export interface Hex extends Point {
  name: string;
  /** Empty for a loch. */
  land: readonly Land[];
  cost: number;
  /** Out of play on the map for one or two players. */
  mist: boolean;
  /** A letter rock, which shows where the modules meet. */
  rock: string;
  /** True if a river starts here. */
  waterfall: boolean;
  /** True if a port may be here. */
  port: boolean;
}

export interface LandMap {
  hexes: readonly Hex[];
  byName: ReadonlyMap<string, Hex>;
  /** Index of each hex in a string with one digit per hex. */
  placeOf: ReadonlyMap<string, number>;
  rivers: readonly River[];
  /** River sources, inside their waterfall hexes. */
  springs: readonly (Point & { id: string })[];
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Lays out the sides of a layout such as A1B2C1D2. */
export function landOf(pack: CaledoniaPack, view: Pick<CaledoniaView, "layout" | "small">): LandMap {
  const { columns, rows, sides } = pack.map;
  const chosen = (view.layout.match(/../g) ?? []).flatMap((id) => sides[id] ?? []);
  const cells = new Map(
    chosen.flatMap((side) => Object.entries(side.hexes).map(([name, cell]) => [name, { ...cell, side }] as const)),
  );
  const names = [...Array(columns * rows).keys()].map((at) => nameOf(Math.floor(at / rows), at % rows));
  const hexes = names.flatMap((name): Hex[] => {
    const cell = cells.get(name);
    if (!cell) return [];
    const { land, cost, mist, feature, side } = cell;
    return [
      {
        name,
        ...middleOf(name),
        land,
        cost,
        mist: view.small && mist,
        rock: feature === "rock" ? side.module : "",
        waterfall: feature === "waterfall",
        port: feature.endsWith("port"),
      },
    ];
  });
  const rivers = chosen.flatMap((side) =>
    side.rivers.map(({ id, mouths, edges }): River => {
      const springs = side.hexes[mouths[0]]?.feature === "waterfall";
      const spring = springs ? springOf(mouths[0], edges[0] as readonly [string, string]) : undefined;
      return { id, points: riverPoints(edges), spring };
    }),
  );
  return {
    hexes,
    byName: new Map(hexes.map((hex) => [hex.name, hex])),
    placeOf: new Map(names.map((name, at) => [name, at])),
    springs: rivers.flatMap(({ id, spring }) => (spring ? [{ id, ...spring }] : [])),
    rivers,
    width: ((columns - 1) * 1.5 + 2) * RADIUS,
    height: (rows * 2 + 1) * APOTHEM,
    columns,
    rows,
  };
}

/** Returns the land of one hex without laying out the others; empty for a loch. */
export function landAt(pack: CaledoniaPack, layout: string, hex: string): readonly Land[] {
  const sides = (layout.match(/../g) ?? []).flatMap((id) => pack.map.sides[id] ?? []);
  return sides.map((side) => side.hexes[hex]).find((cell) => cell !== undefined)?.land ?? [];
}

/** Returns the shipping level at which a seat reaches a hex; a level above the highest means never. */
export function levelOf(map: LandMap, reach: string, hex: string): number {
  return Number(reach[map.placeOf.get(hex) ?? -1] ?? Number.POSITIVE_INFINITY);
}
