/** What a tile is made of, in a square of 100: data, so that a new tile needs no drawing. */

import type { ThingName } from "./things";

/** A thing, where its feet stand, how large it is, and whether it looks the other way. */
export type Thing = readonly [name: ThingName, x: number, y: number, size: number, turned?: true];

export interface Scene {
  ground: "grass" | "moor" | "forest" | "earth";
  /** Hills, tracks and fields below everything that stands there. */
  under?: string;
  things: readonly Thing[];
  /** What stands before the river; a scene with it has one. */
  front?: readonly Thing[];
}
