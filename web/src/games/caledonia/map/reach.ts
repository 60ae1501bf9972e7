/** Reach in three inks: now, with one more shipping level, with two. */

import type { Board } from "../board.svelte";
import { contour } from "./contours";
import { type Hex, levelOf } from "./land";

export interface Ink {
  /** Number of shipping levels needed. */
  steps: number;
  price: number;
  path: string;
  /** Empty land added by this ink. */
  hexes: readonly string[];
}

const INKS = 3;

/** Returns the price of upgrading my shipping to a level. */
export function shippingPrice(board: Board, level: number): number {
  const steps = board.pack.sets["shipping levels"].slice(board.player.shipping + 1, level + 1);
  return steps.reduce((sum, { cost }) => sum + cost, 0);
}

/** Returns whether only shipping prevents deployment on a hex, and some level would be enough. */
export function tooFar(board: Board, hex: Hex): boolean {
  if (board.table.me === null || hex.mist || !hex.land.length) return false;
  if (board.byHex.has(hex.name) || board.pieces.has(hex.name)) return false;
  const level = levelOf(board.land, board.outlook.reach, hex.name);
  return level > board.player.shipping && level < board.never;
}

/** Returns the contours from the inside out, without those that add nothing. */
export function inksOf(board: Board): Ink[] {
  const { reach } = board.outlook;
  const levels = board.pack.sets["shipping levels"];
  const have = board.player.shipping;
  const region = new Set(board.view.pieces.filter(([, seat]) => seat === board.seat).map(([hex]) => hex));
  if (!reach || !region.size) return [];
  const drawn = new Set<string>();
  const inks: Ink[] = [];
  for (let steps = 0; steps < INKS && have + steps < levels.length; steps += 1) {
    const hexes = board.land.hexes
      .filter(({ name, land, mist }) => land.length && !mist && !board.pieces.has(name) && !region.has(name))
      .filter(({ name }) => levelOf(board.land, reach, name) <= have + steps)
      .map(({ name }) => name);
    for (const hex of hexes) region.add(hex);
    if (hexes.length || !steps)
      inks.push({ steps, price: shippingPrice(board, have + steps), path: contour(region, drawn), hexes });
  }
  return inks;
}
