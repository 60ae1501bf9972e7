/** The markup of the sprite: one symbol an icon, holding both prints. */

import type { Drawing, Piece } from "./icon";

const attributes = (given: Record<string, string | number | undefined>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const path = (given: Record<string, string | number | undefined>): string => `<path${attributes(given)}/>`;

/**
 * The one-colour print: cuts are holes. Where `--ground` tells what the icon stands on, a tinted piece that lies on
 * another is set off from it by a line of that colour.
 */
function inInk({ d, cuts = "", tint, width, transform }: Piece, at: number): string {
  const own = width
    ? path({ d, fill: "none", stroke: "currentColor", "stroke-width": width, transform })
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

/** One icon as a symbol. The coloured print shows where `--wash` is 1. */
export function symbol(name: string, drawing: Drawing): string {
  const coloured = drawing.some((piece) => piece.tint);
  const wash = coloured ? `<g opacity="var(--wash, 0)">${drawing.map(inColour).join("")}</g>` : "";
  const round = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="i-${name}" viewBox="0 0 24 24"><g ${round}><g>${drawing.map(inInk).join("")}</g>${wash}</g></symbol>`;
}
