/** The sprite's markup: one symbol per icon and print. */

import type { Drawing, Piece } from "./icon";

const attributes = (given: Record<string, string | number | undefined>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const path = (given: Record<string, string | number | undefined>): string => `<path${attributes(given)}/>`;

/** Lines are thicker by `--halo` when the whole icon is drawn as the white ground of its coloured print. */
const thick = (width: number): string => `calc(${width}px + var(--halo, 0px))`;

/**
 * Returns the one-colour print: cuts are holes. If `--ground` gives the background, a tinted piece on top of
 * another is separated by a line of that colour.
 */
function inInk({ d, cuts = "", tint, width, transform }: Piece, at: number): string {
  const own = width
    ? path({ d, fill: "none", stroke: "currentColor", "stroke-width": thick(width), transform })
    : path({ d: d + cuts, transform });
  if (at === 0 || !tint) return own;
  return (
    path({ d, fill: "none", stroke: "var(--ground, none)", "stroke-width": (width ?? 0) + 2.6, transform }) + own
  );
}

/** Returns the coloured print: tint, outline, cuts in ink. */
function inColour({ d, cuts, tint, width, transform }: Piece): string {
  const ink = "var(--board-ink)";
  // Pieces without a tint are on the page itself, which may be dark.
  const colour = tint ? `var(--tint-${tint})` : "currentColor";
  if (width) return path({ d, fill: "none", stroke: colour, "stroke-width": width, transform });
  if (!tint) return path({ d: d + (cuts ?? ""), fill: colour, transform });
  const body = path({ d, fill: colour, stroke: ink, "stroke-width": 1.2, transform });
  return cuts ? body + path({ d: cuts, fill: ink, transform }) : body;
}

/** In ink an icon has the colour of the surrounding text; in colour it has its own. */
export type Print = "ink" | "colour";

/** Line caps and joins of every icon, and the fill rule that makes cuts holes. */
export const ROUND = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"';

/** Returns the paths of one print. */
export function paths(drawing: Drawing, print: Print): string {
  return drawing.map(print === "ink" ? inInk : inColour).join("");
}

/** Returns a symbol's id. A drawing without tints looks the same in both prints. */
export function symbolId(name: string, drawing: Drawing, print: Print): string {
  return print === "colour" && drawing.some((piece) => piece.tint) ? `c-${name}` : `i-${name}`;
}

/**
 * Returns one print of an icon as a symbol. Prints are separate symbols, because a symbol's whole content is laid
 * out with every use.
 */
export function symbol(name: string, drawing: Drawing, print: Print): string {
  return `<symbol id="${symbolId(name, drawing, print)}" viewBox="0 0 24 24" ${ROUND}>${paths(drawing, print)}</symbol>`;
}
