/** Tile pictures from either source: the tile's scene, or its module's drawing. */

import type { Tile } from "../shape";
import { pictureOf } from "../tile/picture";

const OWN = new Map<string, () => string>();

/** Registers a module's tile pictures. */
export function pictured(pictures: Readonly<Record<string, () => string>>): void {
  for (const [tile, draw] of Object.entries(pictures)) OWN.set(tile, draw);
}

/** Queues a tile's picture for printing and returns its name. */
export function artOf(tile: Tile): string {
  return OWN.get(tile.id)?.() ?? pictureOf(tile);
}
