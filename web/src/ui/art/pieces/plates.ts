/** The wooden plates under players' pieces: three units thick, with grain, an ink outline and a thin white one. */

import { PLATES } from "../../plates";
import type { PlayerColour } from "../../tartan/setts";

/** Wood grain, within every plate's shape. */
const GRAIN = "M-8-4.5C-3-6 2-3.3 7.5-5M-8.5 0C-3-1.8 3 1.5 8.5-.500M-7 4.500C-2 3 3 6 6.5 4";

export function plate(colour: PlayerColour): string {
  const { outline } = PLATES[colour];
  const shadow = '<ellipse cx="2" cy="13" rx="14" ry="5" fill="var(--art-shadow)" fill-opacity=".28"/>';
  const side = `<path d="${outline}" transform="translate(0 3)" fill="var(--${colour}-side)" stroke="var(--board-ink)" stroke-width="3.4"/>`;
  const top = `<path d="${outline}" fill="url(#wood-${colour})" stroke="var(--board-ink)" stroke-width="1.3"/>`;
  const grain = `<path d="${GRAIN}" fill="none" stroke="var(--grain)" stroke-width=".8" stroke-linecap="round"/>`;
  const rim = `<path d="${outline}" transform="scale(.9)" fill="none" stroke="var(--${colour}-rim)" stroke-width="1.1"/>`;
  return `<g stroke-linejoin="round">${shadow}${side}${top}${grain}${rim}</g>`;
}

export const wood = (colour: PlayerColour): string =>
  `<linearGradient id="wood-${colour}" x2=".7" y2="1"><stop stop-color="var(--${colour}-lit)"/><stop offset=".55" stop-color="var(--${colour})"/><stop offset="1" stop-color="var(--${colour}-shade, var(--${colour}))"/></linearGradient>`;
