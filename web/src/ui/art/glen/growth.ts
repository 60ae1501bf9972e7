/** Plants and stones of tiles. `$name` is the token `--art-name`. */

import { type Natural, type Palette, painted } from "../nature";

const PALETTE: Palette = {
  trunk: "plank-dark",
  spruce: "fir",
  "spruce-dark": "fir-dark",
  "spruce-lit": "fir-lit",
  birch: "keep-lit",
  "heather-late": "heather-bloom",
  "snowcap-shade": "rock-lit",
};
const growing = (thing: Natural): string => painted(thing, PALETTE, (name) => `$${name}`);

export const GROWTH = {
  fir: growing("fir"),
  "young-fir": growing("spruce"),
  birch: growing("birch"),
  bush: growing("bush"),
  heather: growing("heather"),
  tuft: growing("tuft"),
  stone: growing("stone"),
  peak: growing("peak"),
  "hill-top": growing("fell"),
  crag: growing("crag"),
} as const;
