/** Scenes of fields, pastures, woods and water. */

import type { Scene } from "./scene";

export const LANDS = {
  sheep: {
    ground: "grass",
    under: '<path d="M0 40C24 28 40 36 62 30s30-4 38-2V0H0z" fill="$hill-lit" opacity="0.7"/>',
    things: [
      ["birch", 84, 44, 1],
      ["bush", 70, 42, 0.8],
      ["fence", 22, 44, 0.9],
      ["fence", 46, 42, 0.9],
      ["sheep", 30, 60, 1.35],
      ["sheep", 60, 56, 1.2, true],
      ["sheep", 50, 74, 1.5],
      ["tuft", 14, 72, 0.9],
      ["heather", 84, 72, 0.8],
    ],
  },
  "sheep-r": {
    ground: "grass",
    under: '<path d="M0 34C24 22 40 30 62 24s30-4 38-2V0H0z" fill="$hill-lit" opacity="0.7"/>',
    things: [
      ["birch", 86, 40, 0.9],
      ["fence", 18, 40, 0.85],
      ["sheep", 38, 44, 1.3],
      ["sheep", 64, 42, 1.15, true],
    ],
    front: [
      ["sheep", 30, 78, 1.35],
      ["tuft", 70, 78, 0.9],
    ],
  },
  cattle: {
    ground: "grass",
    under: '<path d="M0 38C24 26 44 36 66 30s28-6 34-4V0H0z" fill="$hill-lit" opacity="0.7"/>',
    things: [
      ["young-fir", 10, 44, 0.9],
      ["birch", 88, 44, 0.9],
      ["fence", 40, 42, 0.9],
      ["fence", 62, 41, 0.9],
      ["cow", 34, 60, 1.45],
      ["cow", 66, 72, 1.6, true],
      ["tuft", 20, 74, 0.9],
      ["heather", 48, 76, 0.7],
    ],
  },
  field: {
    ground: "grass",
    under:
      '<path d="M0 30C24 20 50 26 100 20V0H0z" fill="$hill-lit" opacity="0.7"/><path d="M-2 40C20 32 48 36 66 30L102 36V60L56 66-2 58z" fill="url(#ripe)"/><path d="M-2 61 54 69 50 102H-2z" fill="url(#stubble)"/><path d="M58 69l44-6v39H56z" fill="url(#ripe)"/>',
    things: [
      ["young-fir", 90, 33, 0.8],
      ["croft", 22, 38, 0.95],
      ["sheaf", 50, 52, 1.3],
      ["sheaf", 72, 48, 1.1],
      ["sheaf", 84, 58, 1.3],
      ["sheaf", 34, 56, 1.1],
      ["bush", 55, 70, 0.8],
    ],
  },
  "field-r": {
    ground: "grass",
    under:
      '<path d="M0 26C24 16 50 22 100 16V0H0z" fill="$hill-lit" opacity="0.7"/><path d="M-2 32C20 24 48 28 66 22L102 28V52L56 56-2 50z" fill="url(#ripe)"/><path d="M-2 66C20 62 36 62 60 70l-6 32H-2z" fill="url(#stubble)"/>',
    things: [
      ["sheaf", 30, 43, 1.2],
      ["sheaf", 54, 42, 1.2],
      ["sheaf", 78, 42, 1.2],
    ],
    front: [
      ["bush", 86, 78, 0.9],
      ["sheaf", 24, 78, 1],
    ],
  },
  forest: {
    ground: "forest",
    things: [
      ["fir", 68, 37, 0.95],
      ["fir", 28, 38, 1],
      ["fir", 48, 42, 1.05],
      ["fir", 10, 44, 0.95],
      ["fir", 88, 44, 1],
      ["young-fir", 38, 56, 1.2],
      ["fir", 60, 58, 1.15],
      ["fir", 18, 60, 1.1],
      ["fir", 82, 60, 1.1],
      ["young-fir", 30, 74, 1],
      ["young-fir", 7, 76, 1.2],
      ["young-fir", 93, 78, 1.1],
      ["logs", 62, 76, 1.25],
    ],
  },
  "forest-r": {
    ground: "forest",
    things: [
      ["fir", 28, 36, 1],
      ["fir", 68, 36, 0.95],
      ["fir", 48, 40, 1.05],
      ["fir", 10, 42, 0.95],
      ["fir", 88, 42, 1],
      ["young-fir", 38, 46, 1],
      ["young-fir", 76, 46, 1],
    ],
    front: [
      ["young-fir", 10, 80, 1],
      ["young-fir", 88, 82, 1.05],
      ["logs", 54, 79, 1.05],
    ],
  },
  quarry: {
    ground: "moor",
    under: '<path d="M0 36C24 22 50 30 100 20V0H0z" fill="$hill-far" opacity="0.55"/>',
    things: [
      ["fir", 10, 46, 0.85],
      ["young-fir", 92, 46, 0.9],
      ["quarry", 52, 66, 1.3],
      ["stone", 20, 72, 1.3],
      ["stone", 84, 74, 1.4],
      ["heather", 14, 62, 0.8],
    ],
  },
  "loch-r": {
    ground: "grass",
    under:
      '<path d="M0 36 16 20 30 30 46 14 66 32 82 20 100 34V0H0z" fill="$ridge" opacity="0.85"/><path d="M46 14 56 23 52 32 66 32z" fill="$ridge-dark" opacity="0.7"/><path d="M0 40C30 30 70 32 100 38V30L0 28z" fill="$hill" opacity="1"/><path d="M-2 50C10 46 20 40 42 40S84 42 102 50V66C92 70 84 86 52 86S14 76-2 66z" fill="$bank" opacity=".7"/><path d="M-2 51.5C10 47.5 20 41.5 42 41.5S84 43.5 102 51.5V64.5C92 68.5 84 84.5 52 84.5S14 74.5-2 64.5z" fill="$sand"/><path d="M-2 53C10 49 20 44 42 44S84 46 102 53V63C92 67 82 82 52 82S14 73-2 63z" fill="url(#loch)"/><path d="M-2 53C10 49 20 44 42 44S84 46 102 53V63C92 67 82 82 52 82S14 73-2 63z" fill="url(#ripples)"/>',
    things: [
      ["young-fir", 12, 40, 0.9],
      ["young-fir", 88, 40, 0.95],
      ["fir", 96, 44, 0.8],
      ["boat", 62, 66, 1],
      ["bush", 10, 80, 0.9],
    ],
  },
  pasture: {
    ground: "grass",
    under: '<path d="M0 38C24 26 44 36 66 30s28-6 34-4V0H0z" fill="$hill-lit" opacity=".7"/>',
    things: [
      ["young-fir", 10, 44, 0.9],
      ["birch", 88, 44, 0.9],
      ["fence", 34, 42, 0.9],
      ["fence", 58, 41, 0.9],
      ["cow", 66, 58, 1.4, true],
      ["sheep", 28, 58, 1.3],
      ["sheep", 46, 74, 1.5],
      ["cow", 82, 76, 1.3],
      ["tuft", 16, 74, 0.9],
    ],
  },
  clearing: {
    ground: "forest",
    things: [
      ["fir", 28, 38, 1],
      ["fir", 68, 37, 0.95],
      ["fir", 10, 44, 0.95],
      ["fir", 48, 40, 1.05],
      ["fir", 88, 44, 1],
      ["young-fir", 8, 66, 1.1],
      ["quarry", 66, 64, 0.9],
      ["logs", 30, 72, 1.3],
      ["stone", 88, 76, 1.3],
      ["young-fir", 50, 60, 0.9],
    ],
  },
  peak: {
    ground: "moor",
    under: '<path d="M0 44C24 30 50 38 100 28V0H0z" fill="$hill-far" opacity=".55"/>',
    things: [
      ["hill-top", 20, 58, 1.1],
      ["peak", 56, 68, 1.45],
      ["hill-top", 88, 64, 0.9],
      ["fir", 12, 76, 0.9],
      ["young-fir", 84, 80, 0.9],
      ["heather", 40, 80, 0.9],
    ],
  },
  end: {
    ground: "earth",
    under:
      '<path d="M0 44C24 34 50 40 100 32V0H0z" fill="$hill-lit"/><path d="M40 102C44 84 60 78 52 66" fill="none" stroke="$track" stroke-width="9" stroke-linecap="round"/>',
    things: [
      ["hill-top", 16, 44, 0.9],
      ["birch", 88, 50, 1],
      ["kirk", 48, 64, 1.35],
      ["bush", 14, 72, 1],
      ["stone", 74, 76, 1.3],
      ["heather", 24, 84, 0.9],
    ],
  },
  stop: {
    ground: "earth",
    under:
      '<path d="M0 40C24 30 50 36 100 28V0H0z" fill="$hill-lit"/><path d="M-2 78C30 72 60 70 102 76" fill="none" stroke="$track" stroke-width="8"/>',
    things: [
      ["birch", 12, 46, 0.9],
      ["young-fir", 90, 44, 0.9],
      ["townhouse", 34, 62, 1.3],
      ["townhouse", 66, 60, 1.2],
      ["fence", 50, 80, 0.9],
    ],
  },
  moor: {
    ground: "moor",
    under: '<path d="M0 36C24 22 50 30 100 20V0H0z" fill="$hill-far" opacity=".55"/>',
    things: [
      ["hill-top", 70, 46, 0.9],
      ["birch", 14, 46, 0.9],
      ["stag", 46, 62, 1.3],
      ["heather", 20, 72, 1.1],
      ["crag", 80, 74, 0.9],
      ["heather", 62, 78, 0.9],
      ["tuft", 36, 80, 0.9],
    ],
  },
} as const satisfies Record<string, Scene>;
