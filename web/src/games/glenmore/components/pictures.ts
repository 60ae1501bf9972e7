/** The picture of a tile, wherever it comes from: its scene, or what its module draws. */

import type { Tile } from "../shape";
import { pictureOf } from "../tile/picture";

const OWN = new Map<string, () => string>();

/** Keeps what a module draws of its tiles. */
export function pictured(pictures: Readonly<Record<string, () => string>>): void {
  for (const [tile, draw] of Object.entries(pictures)) OWN.set(tile, draw);
}

/** Asks for the picture of a tile, and gives its name. */
export function artOf(tile: Tile): string {
  return OWN.get(tile.id)?.() ?? pictureOf(tile);
}
