/** The markup of the sprite: one symbol an icon, holding both prints. */

import type { Drawing, Piece } from "./icon";

const attributes = (given: Record<string, string | number | undefined>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const path = (given: Record<string, string | number | undefined>): string => `<path${attributes(given)}/>`;

/** A line is thicker by `--halo` where the whole icon is drawn as the white ground of its coloured print. */
const thick = (width: number): string => `calc(${width}px + var(--halo, 0px))`;

/**
 * The one-colour print: cuts are holes. Where `--ground` tells what the icon stands on, a tinted piece that lies on
 * another is set off from it by a line of that colour.
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

/** The coloured print: tint, outline, cuts in ink. */
function inColour({ d, cuts, tint, width, transform }: Piece): string {
  const ink = "var(--board-ink)";
  // What has no tint stands on the page itself, which may be dark.
  const colour = tint ? `var(--tint-${tint})` : "currentColor";
  if (width) return path({ d, fill: "none", stroke: colour, "stroke-width": width, transform });
  if (!tint) return path({ d: d + (cuts ?? ""), fill: colour, transform });
  const body = path({ d, fill: colour, stroke: ink, "stroke-width": 1.2, transform });
  return cuts ? body + path({ d: cuts, fill: ink, transform }) : body;
}

/** How a print is shown or not. By its paint, not as a group: groups that are see-through cost a layer each. */
const shown = (share: string): string => `fill-opacity="${share}" stroke-opacity="${share}"`;

/**
 * One icon as a symbol: the paths in ink, and those in colour, of which the ones show where `--wash` is 1, the others
 * where it isn't. As few elements as it takes: every page holds all icons.
 */
export function symbol(name: string, drawing: Drawing): string {
  const round = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"';
  const ink = drawing.map(inInk).join("");
  if (!drawing.some((piece) => piece.tint))
    return `<symbol id="i-${name}" viewBox="0 0 24 24" ${round}>${ink}</symbol>`;
  const wash = `<g ${shown("var(--wash, 0)")}>${drawing.map(inColour).join("")}</g>`;
  return `<symbol id="i-${name}" viewBox="0 0 24 24" ${round} ${shown("calc(1 - var(--wash, 0))")}>${ink}${wash}</symbol>`;
}
