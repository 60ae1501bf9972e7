/** The ground as a self-contained picture: a URL for an `<img>`, a canvas or a file. */

import { addressOf } from "../raster";
import { EDGE, type Ground, type GroundHex, groundMarkup, type Printed } from "./ground";

/** Returns the colour of a token. */
export type Palette = (token: string) => string;

export interface Size {
  width: number;
  height: number;
}

/** Wraps a drawing with tokens as a self-contained picture, with its colours, because it can't see the page. */
export function framed(markup: string, box: string, { width, height }: Size, palette: Palette): string {
  const tokens = new Set([...markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, token = ""]) => token));
  const colours = [...tokens].map((token) => `--${token}:${palette(token)}`).join(";");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><style>svg{${colours}}</style>${markup}</svg>`;
  return addressOf(svg);
}

/** Returns the area of a whole-ground picture in map units: the hexes and the board around them. */
export function groundBox({ width, height }: Size): { x: number; y: number } & Size {
  return { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/**
 * Returns the URL of a whole-ground picture, for any map and size. It keeps the map's proportions within the size.
 */
export function groundPicture(ground: Ground, size: Size, palette: Palette, printed: Printed = {}): string {
  const { x, y, width, height } = groundBox(ground);
  return framed(groundMarkup(ground, printed), `${x} ${y} ${width} ${height}`, size, palette);
}

/** Returns a single hex, cut from the map with its rivers, on a piece of board. */
export function hexPicture(ground: Ground, hex: GroundHex, side: number, palette: Palette): string {
  const alone: Ground = { ...ground, hexes: [hex] };
  const cut = `M${hex.x - 30} ${hex.y - 52}h60l30 52-30 52h-60l-30-52z`;
  const board = (colour: string, down: number): string =>
    `<path d="${cut}" fill="var(--${colour})" stroke="var(--${colour})" stroke-width="8" stroke-linejoin="round" transform="translate(0 ${down})"/>`;
  const markup = `<defs><clipPath id="cut"><path d="${cut}"/></clipPath></defs>${board("board-side", 5)}${board("board-edge", 0)}<g clip-path="url(#cut)">${groundMarkup(alone, { board: false })}</g>`;
  return framed(
    markup,
    `${hex.x - 64} ${hex.y - 57} 128 120`,
    { width: side, height: (side * 120) / 128 },
    palette,
  );
}
