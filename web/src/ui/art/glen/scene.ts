/** A tile's scene, in a square of 100: data, so that a new tile needs no drawing. */

import type { ThingName } from "./things";

/** A thing, the position of its feet, its size, and whether it's mirrored. */
export type Thing = readonly [name: ThingName, x: number, y: number, size: number, turned?: true];

export interface Scene {
  ground: "grass" | "moor" | "forest" | "earth";
  /** Hills, tracks and fields below everything else. */
  under?: string;
  things: readonly Thing[];
  /** Things in front of the river; a scene that has them has a river. */
  front?: readonly Thing[];
}
