/** A tile's picture, composed from its scene: ground, hills, things behind the river, the river, things before it. */

import { PAINTS, RIVER, TEXTURES } from "./grounds";
import type { Scene, Thing } from "./scene";
import { SCENES, type SceneName } from "./scenes";
import { THINGS } from "./things";

/** So far up is the bank of the river; what stood farther down steps back behind it, or to the front. */
const BANK = 47;
const FRONT = 70;
const NEAR = 79;
const SMALL = new Set(["bush", "tuft", "heather", "stone", "sheaf", "cask", "sheep", "fence", "crag"]);

/** A scene with the river running through it, where it was made without. */
export function beside({ ground, under = "", things }: Scene): Scene {
  const back: Thing[] = [];
  const front: Thing[] = [];
  for (const [name, x, y, size, turned] of things) {
    const near = y >= FRONT && SMALL.has(name);
    const [foot, large] = [near ? NEAR : Math.min(y, BANK), size * 0.86];
    const moved: Thing = turned ? [name, x, foot, large, turned] : [name, x, foot, large];
    (near ? front : back).push(moved);
  }
  return { ground, under, things: back.toSorted((one, other) => one[2] - other[2]), front };
}

function stand([name, x, y, size, turned]: Thing): string {
  return `<g transform="translate(${x} ${y})scale(${turned ? -size : size} ${size})">${THINGS[name]}</g>`;
}

/** The picture of a scene, as the inside of an SVG of 100 by 100, with the paints it needs. */
export function compose(scene: Scene): string {
  const texture = TEXTURES[scene.ground];
  const sheet = (paint: string) => `<path d="M0 0h100v100H0z" fill="url(#${paint})"/>`;
  const body = [
    sheet(scene.ground),
    texture ? sheet(texture) : "",
    scene.under ?? "",
    ...scene.things.map(stand),
    ...(scene.front ? [RIVER, ...scene.front.map(stand)] : []),
  ].join("");
  return `<defs>${paintsIn(body)}</defs>${body}`;
}

/** The paints a drawing uses. */
export function paintsIn(body: string): string {
  const names = Object.keys(PAINTS) as (keyof typeof PAINTS)[];
  return names.flatMap((name) => (body.includes(`url(#${name})`) ? [PAINTS[name]] : [])).join("");
}

/** A scene by name, with or without a river. */
export function sceneOf(name: SceneName, river: boolean): Scene {
  const scenes: Readonly<Record<string, Scene>> = SCENES;
  const plain = scenes[name] as Scene;
  // A scene made for the river has one already, or is all water.
  if (!river || plain.front || name.endsWith("-r")) return plain;
  return scenes[`${name}-r`] ?? beside(plain);
}
