/** Icons on a 24 grid in print colours, printed as bitmaps: one element each, whatever their detail. */

import { print } from "../../../../ui/art/print";

/** An icon of a chronicle; its name is unique. */
export interface Sign {
  name: string;
  markup: string;
}

export const EDGE = 'stroke="$board-ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
export const shape = (tint: string, d: string): string => `<path d="${d}" fill="$${tint}" ${EDGE}/>`;
export const disc = (tint: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$${tint}" ${EDGE}/>`;
export const stroke = (d: string, width = 1.5, tint = "board-ink"): string =>
  `<path d="${d}" fill="none" stroke="$${tint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What only its owner sees. */
export const LOCK: Sign = {
  name: "lock",
  markup:
    stroke("M7 11V8a5 5 0 0 1 10 0v3", 2.2) +
    `<rect x="4" y="10.500" width="16" height="11" rx="2.500" fill="$tint-gold" ${EDGE}/>`,
};

/** Queues an icon for printing and returns its picture's name. */
export function signPicture({ name, markup }: Sign): string {
  print(`sign-${name}`, () => ({ markup, box: "0 0 24 24", width: 56 }));
  return `sign-${name}`;
}
