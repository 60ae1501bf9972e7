/** Materials of the table: stones of the ring, stall awnings, tartan, and the contours of the moor. */

import { weave } from "../../tartan/weave";

export const COBBLE =
  '<path d="M2 8c0-4 4-6 9-6s9 2 9 6-3 7-9 7-9-3-9-7zM24 9c0-5 4-7 10-7s10 3 10 7-4 6-10 6-10-2-10-6zM12 25c0-5 5-7 10-7s10 3 10 7-4 7-10 7-10-3-10-7zM-10 25c0-5 5-7 10-7s8 3 8 7-3 7-8 7-10-3-10-7zM36 25c0-5 5-7 10-7s8 3 8 7-3 7-8 7-10-3-10-7z" fill="none" stroke="$post" stroke-opacity=".28" stroke-width="1.3"/><g fill="$board-white" opacity=".1"><ellipse cx="9" cy="6" rx="5" ry="2"/><ellipse cx="32" cy="6" rx="6" ry="2"/><ellipse cx="20" cy="22" rx="6" ry="2"/></g>';

export function awning(colour: "awning" | "pennant"): string {
  return (
    '<path d="M-1 24 4 2h35l5 22z" fill="$linen"/>' +
    `<path d="M4 2h7L8 24h-9zM18 2h7l1 22h-9zM32 2h7l5 22h-9z" fill="$${colour}"/>` +
    `<path d="M-1 24h45l-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4z" fill="$${colour}-dark"/>`
  );
}

/** Returns one full repeat of a tartan. */
export function cloth(sett: string): { markup: string; box: string } {
  const { markup, size } = weave("cloth", sett);
  return {
    markup: `<defs>${markup}</defs><path d="M0 0h${size}v${size}H0z" fill="url(#cloth)"/>`,
    box: `0 0 ${size} ${size}`,
  };
}

/** Returns the contours of the moor. */
export function contours(): string {
  const lines = Array.from({ length: 7 }, (_, at) => {
    const y = at * 92;
    return `<path d="M-10 ${y + 40}C90 ${y + 10} 170 ${y + 68} 300 ${y + 38}S520 ${y + 8} 620 ${y + 46}M-10 ${y + 66}C100 ${y + 38} 190 ${y + 90} 320 ${y + 62}S520 ${y + 36} 620 ${y + 72}"/>`;
  });
  return `<g fill="none" stroke="$contour">${lines.join("")}</g>`;
}
