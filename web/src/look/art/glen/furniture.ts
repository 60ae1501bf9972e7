/** What the table itself is made of: stones of the ring, awnings of the stalls, cloth, and the land far off. */

import { weave } from "../../tartan/weave";
import { THINGS, type ThingName } from "./things";

export const COBBLE =
  '<path d="M2 8c0-4 4-6 9-6s9 2 9 6-3 7-9 7-9-3-9-7zM24 9c0-5 4-7 10-7s10 3 10 7-4 6-10 6-10-2-10-6zM12 25c0-5 5-7 10-7s10 3 10 7-4 7-10 7-10-3-10-7zM-10 25c0-5 5-7 10-7s8 3 8 7-3 7-8 7-10-3-10-7zM36 25c0-5 5-7 10-7s8 3 8 7-3 7-8 7-10-3-10-7z" fill="none" stroke="$post" stroke-opacity=".28" stroke-width="1.3"/><g fill="$board-white" opacity=".1"><ellipse cx="9" cy="6" rx="5" ry="2"/><ellipse cx="32" cy="6" rx="6" ry="2"/><ellipse cx="20" cy="22" rx="6" ry="2"/></g>';

export function awning(colour: "awning" | "pennant"): string {
  return (
    '<path d="M-1 24 4 2h35l5 22z" fill="$linen"/>' +
    `<path d="M4 2h7L8 24h-9zM18 2h7l1 22h-9zM32 2h7l5 22h-9z" fill="$${colour}"/>` +
    `<path d="M-1 24h45l-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4z" fill="$${colour}-dark"/>`
  );
}

/** A whole repeat of a tartan. */
export function cloth(sett: string): { markup: string; box: string } {
  const { markup, size } = weave("cloth", sett);
  return {
    markup: `<defs>${markup}</defs><path d="M0 0h${size}v${size}H0z" fill="url(#cloth)"/>`,
    box: `0 0 ${size} ${size}`,
  };
}

/** Thing, where, how large: along the upper and the lower edge and at the sides, where few tiles lie. */
const FAR: readonly (readonly [ThingName, number, number, number])[] = [
  ["hill-top", 30, 58, 1],
  ["peak", 66, 52, 0.9],
  ["peak", 520, 54, 1.1],
  ["hill-top", 566, 62, 1],
  ["hill-top", 480, 62, 0.8],
  ["hill-top", 268, 40, 0.8],
  ["fir", 20, 120, 0.9],
  ["young-fir", 46, 132, 0.9],
  ["young-fir", 72, 116, 0.9],
  ["young-fir", 440, 104, 0.9],
  ["fir", 586, 132, 0.9],
  ["young-fir", 562, 192, 0.9],
  ["heather", 580, 240, 0.9],
  ["heather", 40, 240, 0.9],
  ["tuft", 90, 200, 0.9],
  ["tuft", 300, 110, 0.9],
  ["heather", 200, 90, 0.9],
  ["birch", 24, 420, 0.9],
  ["young-fir", 576, 430, 0.9],
  ["fir", 30, 540, 0.9],
  ["young-fir", 58, 554, 0.9],
  ["young-fir", 86, 538, 0.9],
  ["heather", 430, 564, 0.9],
  ["young-fir", 540, 558, 0.9],
  ["fir", 568, 566, 0.9],
  ["heather", 300, 566, 0.9],
  ["tuft", 210, 560, 0.9],
];

/** Contours of the moor and what stands far off. */
export function farLand(): string {
  const contours = Array.from({ length: 7 }, (_, at) => {
    const y = at * 92;
    return `<path d="M-10 ${y + 40}C90 ${y + 10} 170 ${y + 68} 300 ${y + 38}S520 ${y + 8} 620 ${y + 46}M-10 ${y + 66}C100 ${y + 38} 190 ${y + 90} 320 ${y + 62}S520 ${y + 36} 620 ${y + 72}"/>`;
  });
  const things = FAR.map(
    ([name, x, y, size]) => `<g transform="translate(${x} ${y})scale(${size})">${THINGS[name]}</g>`,
  );
  return `<g fill="none" stroke="$contour">${contours.join("")}</g><g opacity=".62">${things.join("")}</g>`;
}
