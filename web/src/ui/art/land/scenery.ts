/** Scenery on land and in lochs: each drawn once, origin at its feet, no ink outline, lit from the upper left. */

import { type Natural, type Palette, painted } from "../nature";

const PALETTE: Palette = { trunk: "bark", "heather-late": "heather" };
const growing = (thing: Natural): string => painted(thing, PALETTE, (name) => `var(--art-${name})`);
const fill = (colour: string, d: string): string => `<path d="${d}" fill="var(--art-${colour})"/>`;
const shadow = (x: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" rx="${rx}" ry="${ry}" fill="var(--art-shadow)" fill-opacity=".2"/>`;

export const THINGS = {
  fir: [growing("fir")],
  spruce: [growing("spruce")],
  birch: [growing("birch")],
  bush: [growing("bush")],
  heather: [growing("heather")],
  tuft: [growing("tuft")],
  stone: [growing("stone")],
  peak: [growing("peak")],
  fell: [growing("fell")],
  crag: [growing("crag")],
  boat: [
    shadow(2, 14, 2.6),
    fill("pier", "M-12-3h24c-1 4-4 6-8 6H-5c-4 0-6-2-7-6z"),
    fill("pier-lit", "M-12-3h24l-.6 1.6h-22.7z"),
    fill("bark", "M-.7-22H.7v19H-.7z"),
    fill("sail", "M1.5-21c6 3 9 8 9.5 16H1.5z"),
    fill("sail-shade", "M-1.5-17c-4 3-6 6-6.5 12h6.5z"),
  ],
  /** The rock in the middle loch with a module's letter. */
  rock: [
    fill("shallow", "M-40 20C-44 2-24-14-14-18S20-22 30-8 44 14 38 24 14 36-6 35-36 32-40 20z"),
    fill("sand", "M-34 20C-37 4-22-10-13-14S17-18 26-6 38 13 33 22 13 32-5 31-31 29-34 20z"),
    fill("rock-mid", "M-29 19c-2-8 4-13 9-15l4-16c6-9 24-10 31 1l4 14c8 3 11 10 8 16-8 9-18 10-30 9s-23-1-26-9z"),
    fill("rock-lit", "M-20 4l4-16c3-5 10-8 17-8-5 7-7 14-7 22l-8 8-15 9c-2-8 4-13 9-15z"),
    fill("rock-dark", "M15-11l4 14c8 3 11 10 8 16-4 4-8 6-12 8-1-14-4-26 0-38z"),
  ],
  /** A river's source: a crag, three strands of falling water, a pool. */
  fall: [
    fill("rock-mid", "M-21 2-17-14-8-22 8-23l9 8 5 17z"),
    fill("rock-lit", "M-21 2-17-14-8-22l-1 12-5 12z"),
    fill("rock-dark", "M8-23l9 8 5 17H11z"),
    `<ellipse cy="6" rx="19" ry="8" fill="var(--art-river-bank)"/>`,
    `<ellipse cy="6" rx="15.5" ry="6" fill="var(--art-river-lit)"/>`,
    fill("glint", "M-7-19C-3-22 4-22 8-19L9 4C5 9-5 9-9 4z"),
    `<path d="M-4-18V5M1-19V6M5-18V5" fill="none" stroke="var(--art-river-lit)" stroke-width="1.8" stroke-linecap="round"/>`,
    `<path d="M-12 8q6-4 12 0t12 0" fill="none" stroke="var(--art-glint)" stroke-width="2" stroke-linecap="round"/>`,
  ],
} as const;

export type Thing = keyof typeof THINGS;
export type Placed = readonly [thing: Thing, x: number, y: number, scale: number];

/**
 * Positions of scenery on a hex, by its lands, clear of the centre: a few sets each, so that neighbours can
 * differ.
 */
export const SETS: Readonly<Record<string, readonly (readonly Placed[])[]>> = {
  g: [
    [
      ["tuft", -34, -18, 1],
      ["tuft", 34, -14, 0.9],
      ["birch", -36, 22, 0.95],
      ["heather", 34, 28, 1],
      ["tuft", -6, 44, 0.9],
    ],
    [
      ["tuft", 30, -26, 1],
      ["heather", -32, -20, 1],
      ["stone", 36, 12, 1.1],
      ["tuft", -38, 16, 1],
      ["heather", -14, 42, 0.8],
      ["bush", 12, 44, 1.1],
    ],
    [
      ["tuft", -28, -26, 0.9],
      ["bush", 36, -12, 1.2],
      ["tuft", -38, 8, 1],
      ["heather", 30, 30, 0.9],
      ["stone", -24, 38, 1],
    ],
  ],
  m: [
    [
      ["peak", -6, 4, 1.18],
      ["fell", 33, 14, 0.9],
      ["fell", -34, 24, 0.95],
      ["crag", 30, 40, 1.1],
      ["crag", -6, 46, 0.9],
    ],
    [
      ["fell", -30, -4, 1.1],
      ["peak", 12, 6, 1.2],
      ["fell", -32, 30, 0.85],
      ["fell", 34, 32, 0.8],
      ["crag", 2, 47, 1.1],
    ],
  ],
  f: [
    [
      ["fir", 2, -22, 1.15],
      ["fir", -26, -16, 1.15],
      ["fir", 29, -14, 1.15],
      ["fir", -42, 10, 1.15],
      ["fir", 43, 12, 1.15],
      ["spruce", -20, 12, 1.1],
      ["spruce", 22, 12, 1.1],
      ["fir", -28, 36, 1.15],
      ["fir", 28, 38, 1.1],
      ["spruce", 0, 47, 1.25],
    ],
    [
      ["fir", 18, -22, 1.1],
      ["fir", -10, -20, 1.2],
      ["spruce", -34, -14, 1.2],
      ["spruce", 36, -10, 1.2],
      ["spruce", 20, 8, 1],
      ["fir", -40, 16, 1.1],
      ["fir", 42, 20, 1.15],
      ["fir", -18, 40, 1.15],
      ["spruce", 32, 42, 1],
      ["spruce", 10, 46, 1.2],
    ],
  ],
  gm: [
    [
      ["tuft", 6, -30, 0.9],
      ["tuft", -34, -16, 1],
      ["heather", 32, -16, 0.9],
      ["fell", -30, 28, 1.05],
      ["peak", 28, 34, 0.72],
      ["crag", -2, 47, 1.05],
    ],
  ],
  gf: [
    [
      ["tuft", 0, -32, 0.9],
      ["tuft", -32, -18, 1],
      ["heather", 34, -14, 0.8],
      ["spruce", -42, 18, 1.15],
      ["spruce", 42, 20, 1.15],
      ["fir", -24, 36, 1.05],
      ["fir", 25, 38, 1.05],
      ["spruce", 0, 47, 1.2],
    ],
  ],
  mf: [
    [
      ["peak", -4, -8, 0.95],
      ["fell", 32, -6, 0.8],
      ["fell", -34, -4, 0.75],
      ["fir", -36, 24, 1],
      ["fir", 36, 26, 1],
      ["fir", -16, 44, 1.05],
      ["spruce", 14, 46, 1.2],
    ],
  ],
  gmf: [
    [
      ["heather", -4, -32, 0.8],
      ["tuft", -30, -22, 1],
      ["fell", 36, 4, 0.95],
      ["spruce", -38, 22, 1.1],
      ["crag", 34, 24, 1],
      ["fir", -18, 40, 1.05],
      ["spruce", 6, 47, 1.1],
    ],
  ],
};
