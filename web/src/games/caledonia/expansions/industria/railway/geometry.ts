/**
 * Positions of places, tracks and demands on the railway board. Places come from the pack, in per cent of the
 * network.
 */

import type { Place } from "../pack";

export interface Spot {
  x: number;
  y: number;
}

export const spotOf = ({ x, y }: Pick<Place, "x" | "y">): Spot => ({ x: 112 + 6.62 * x, y: 40 + 7.2 * y });

/**
 * Bend of each track to its left, as a fraction of its length: around hills and firths, and clear of other tracks.
 */
const BENDS: Readonly<Record<string, number>> = {
  "inverness dumfries": -0.13,
  "inverness ayr": -0.06,
  "fort-william aberdeen": 0.09,
  "kyle-of-lochalsh dundee": 0.06,
  "inverness kyle-of-lochalsh": -0.2,
  "inverness aberdeen": -0.17,
  "inverness perth": 0.15,
  "kyle-of-lochalsh fort-william": 0.18,
  "fort-william oban": -0.23,
  "oban stirling": -0.19,
  "oban ayr": -0.09,
  "perth dundee": -0.35,
  "perth stirling": 0.19,
  "dundee aberdeen": 0.21,
  "ayr dumfries": -0.18,
  "glasgow fort-william": -0.07,
  "glasgow stirling": -0.13,
  "glasgow ayr": -0.13,
  "glasgow edinburgh": 0.18,
  "glasgow oban": 0.1,
  "edinburgh perth": -0.13,
  "edinburgh dundee": 0.21,
  "edinburgh dumfries": 0.13,
};

/** Returns how far the track between two places bends to the left, as a fraction of its length. */
export const bendOf = (one: string, other: string): number =>
  BENDS[`${one} ${other}`] ?? -(BENDS[`${other} ${one}`] ?? 0);

/** Returns the path of a track between two places. */
export function lineOf([one = "", other = ""]: readonly string[], at: (place: string) => Spot): string {
  const [from, to] = [at(one), at(other)];
  const bend = bendOf(one, other);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bent = { x: middle.x - (to.y - from.y) * bend, y: middle.y + (to.x - from.x) * bend };
  const spell = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${spell(from)}Q${spell(bent)} ${spell(to)}`;
}

/** Positions of demands: at sea or on the moor, clear of tracks. */
const DEMANDS: readonly Spot[] = [
  { x: 238, y: 566 },
  { x: 745, y: 606 },
  { x: 84, y: 300 },
  { x: 258, y: 58 },
  { x: 318, y: 716 },
  { x: 404, y: 330 },
  { x: 752, y: 318 },
];
export const demandSpot = (place: number): Spot => DEMANDS[place] ?? { x: 0, y: 0 };

/** Position of each place's name, relative to its centre. */
const NAMES: Readonly<Record<string, Spot>> = {
  "kyle-of-lochalsh": { x: 4, y: 27 },
  aberdeen: { x: -8, y: 27 },
  dundee: { x: 20, y: 26 },
  ayr: { x: -20, y: 25 },
  perth: { x: -8, y: 28 },
};
export const nameSpot = (place: string): Spot => NAMES[place] ?? { x: 0, y: 27 };
