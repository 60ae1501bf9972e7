/**
 * A tile's picture, composed from its scene: ground, hills, things behind the river, the river, things in front of
 * it.
 */

import { PAINTS, RIVER, TEXTURES } from "./grounds";
import type { Scene, Thing } from "./scene";
import { SCENES, type SceneName } from "./scenes";
import { THINGS } from "./things";

/** Height of the river bank; things farther down move behind it, or to the front. */
const BANK = 47;
const FRONT = 70;
const NEAR = 79;
const SMALL = new Set(["bush", "tuft", "heather", "stone", "sheaf", "cask", "sheep", "fence", "crag"]);

/** Adds a river to a scene made without one. */
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

/** Returns a scene's picture, as the content of a 100 by 100 SVG, with its paints. */
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

/** Returns the paints a drawing uses. */
export function paintsIn(body: string): string {
  const names = Object.keys(PAINTS) as (keyof typeof PAINTS)[];
  return names.flatMap((name) => (body.includes(`url(#${name})`) ? [PAINTS[name]] : [])).join("");
}

/** Returns a scene by name, with or without a river. */
export function sceneOf(name: SceneName, river: boolean): Scene {
  const scenes: Readonly<Record<string, Scene>> = SCENES;
  const plain = scenes[name] as Scene;
  // A scene made for the river already has one, or is all water.
  if (!river || plain.front || name.endsWith("-r")) return plain;
  return scenes[`${name}-r`] ?? beside(plain);
}
