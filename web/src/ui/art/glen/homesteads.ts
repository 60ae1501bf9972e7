/** Scenes of tiles where people live, trade and work. */

import type { Scene } from "./scene";

export const HOMESTEADS = {
  village: {
    ground: "grass",
    under:
      '<path d="M0 34C20 24 40 30 55 26S85 20 100 28V0H0z" fill="$hill" opacity="0.6"/><path d="M-2 82C22 78 34 70 46 62S74 66 102 60" fill="none" stroke="$track" stroke-width="6" stroke-linecap="round"/>',
    things: [
      ["birch", 12, 46, 0.95],
      ["young-fir", 92, 40, 0.9],
      ["croft", 74, 47, 1.15, true],
      ["cottage", 36, 60, 1.12],
      ["croft", 80, 74, 1.05],
      ["bush", 57, 74, 1],
      ["bush", 10, 72, 0.9],
      ["fence", 26, 78, 0.7],
    ],
  },
  "village-r": {
    ground: "grass",
    under: '<path d="M0 32C20 22 40 28 55 24S85 18 100 26V0H0z" fill="$hill" opacity="0.6"/>',
    things: [
      ["birch", 10, 42, 0.9],
      ["young-fir", 94, 38, 0.9],
      ["croft", 74, 44, 1.1, true],
      ["cottage", 38, 47, 1.05],
    ],
    front: [
      ["bush", 88, 77, 0.9],
      ["croft", 22, 78, 0.9],
      ["tuft", 48, 76, 0.9],
    ],
  },
  castle: {
    ground: "moor",
    under:
      '<path d="M0 34C20 20 44 28 60 22S86 18 100 26V0H0z" fill="$hill-far" opacity="0.55"/><path d="M14 78C16 62 30 56 50 56S88 62 90 78C70 84 34 84 14 78z" fill="$keep-dark" opacity="0.9"/><path d="M18 76C20 64 32 58 50 58c-8 6-14 12-16 20z" fill="$rock" opacity="1"/>',
    things: [
      ["fir", 10, 46, 0.8],
      ["young-fir", 90, 44, 0.9],
      ["castle", 50, 73, 1],
      ["bush", 14, 78, 0.9],
      ["crag", 84, 79, 0.8],
    ],
  },
  "castle-r": {
    ground: "moor",
    under:
      '<path d="M0 32C20 18 44 26 60 20S86 16 100 24V0H0z" fill="$hill-far" opacity="0.55"/><path d="M22 52C26 42 36 40 50 40s28 4 30 12z" fill="$keep-dark" opacity="0.9"/>',
    things: [
      ["fir", 9, 44, 0.75],
      ["young-fir", 92, 40, 0.9],
      ["castle", 50, 51, 0.86],
    ],
    front: [
      ["crag", 84, 78, 0.7],
      ["heather", 22, 77, 0.9],
      ["tuft", 60, 78, 0.8],
    ],
  },
  distillery: {
    ground: "earth",
    under:
      '<path d="M0 44C24 34 50 40 100 32V0H0z" fill="$hill-lit" opacity="1"/><path d="M0 34C24 24 50 30 100 22V0H0z" fill="$hill" opacity="0.7"/>',
    things: [
      ["birch", 90, 44, 0.95],
      ["young-fir", 8, 42, 0.9],
      ["distillery", 48, 66, 1.28],
      ["cask", 82, 72, 1.05],
      ["cask", 93, 76, 1.05],
      ["cask", 12, 76, 1],
    ],
  },
  "distillery-r": {
    ground: "grass",
    under: '<path d="M0 34C24 24 50 30 100 22V0H0z" fill="$hill" opacity="0.7"/>',
    things: [
      ["birch", 92, 40, 0.9],
      ["distillery", 48, 49, 1],
      ["cask", 84, 48, 0.8],
    ],
    front: [
      ["cask", 20, 78, 0.9],
      ["bush", 84, 78, 0.9],
    ],
  },
  fair: {
    ground: "earth",
    under:
      '<path d="M0 36C24 28 50 34 100 26V0H0z" fill="$hill-lit" opacity="1"/><path d="M4 26C30 38 66 38 96 24" fill="none" stroke="$post" stroke-width="1"/><g><path d="M14 29.5l7 2.5-4.5 6z" fill="$awning"/><path d="M30 33.5l7 1.2-3 6.5z" fill="$brass"/><path d="M46 35h7l-3.5 7z" fill="$pennant"/><path d="M62 34l7-1.5-2 7z" fill="$awning"/><path d="M78 30.5l7-3-.5 7z" fill="$brass"/></g>',
    things: [
      ["birch", 8, 40, 0.8],
      ["birch", 94, 38, 0.8],
      ["stall", 30, 62, 1.25],
      ["stall-blue", 74, 62, 1.2],
      ["cask", 52, 74, 0.9],
      ["sheep", 14, 76, 1.1],
      ["sheaf", 88, 76, 0.9],
    ],
  },
  butcher: {
    ground: "earth",
    under: '<path d="M0 42C24 32 50 38 100 30V0H0z" fill="$hill-lit" opacity="1"/>',
    things: [
      ["young-fir", 92, 42, 0.9],
      ["butcher", 46, 60, 1.25],
      ["cow", 76, 74, 1.35],
      ["fence", 22, 77, 0.8],
      ["bush", 8, 60, 0.8],
    ],
  },
  bridge: {
    ground: "grass",
    things: [
      ["birch", 10, 40, 0.9],
      ["young-fir", 90, 40, 0.9],
      ["croft", 30, 40, 0.8],
    ],
    front: [
      ["bridge", 52, 62, 1.35],
      ["bush", 14, 80, 0.9],
    ],
  },
  inn: {
    ground: "grass",
    under:
      '<path d="M-2 82C30 76 50 70 102 76" fill="none" stroke="$track" stroke-width="6" stroke-linecap="round"/>',
    things: [
      ["birch", 10, 48, 1],
      ["young-fir", 92, 46, 0.9],
      ["inn", 46, 66, 1.3],
      ["cask", 84, 76, 0.9],
    ],
  },
  farm: {
    ground: "grass",
    under:
      '<path d="M0 30C24 20 50 26 100 20V0H0z" fill="$hill-lit" opacity=".7"/><path d="M-2 42C20 34 40 38 54 34L50 60-2 64z" fill="url(#ripe)"/><path d="M54 66l48-8v44H52z" fill="url(#stubble)"/>',
    things: [
      ["birch", 92, 42, 0.9],
      ["cottage", 70, 46, 1],
      ["sheaf", 16, 54, 1.2],
      ["sheaf", 34, 52, 1.2],
      ["sheep", 24, 76, 1.3],
      ["logs", 72, 76, 1],
      ["bush", 50, 70, 0.8],
    ],
  },
  shipyard: {
    ground: "grass",
    under:
      '<path d="M0 36 20 22 40 32 60 18 100 34V0H0z" fill="$ridge" opacity=".8"/><path d="M-2 46C20 40 60 44 102 40V80C60 84 30 90-2 80z" fill="$sand"/><path d="M-2 50C20 44 60 48 102 44V76C60 80 30 86-2 76z" fill="url(#loch)"/><path d="M-2 50C20 44 60 48 102 44V76C60 80 30 86-2 76z" fill="url(#ripples)"/>',
    things: [
      ["croft", 20, 44, 1.1],
      ["young-fir", 90, 40, 0.9],
      ["boat", 38, 62, 1.1],
      ["boat", 74, 70, 1.3],
      ["logs", 14, 84, 0.9],
    ],
  },
  gathering: {
    ground: "moor",
    under:
      '<path d="M0 36C24 22 50 30 100 20V0H0z" fill="$hill-far" opacity=".55"/><ellipse cx="50" cy="66" rx="40" ry="16" fill="$earth-shade" opacity=".7"/>',
    things: [
      ["crag", 24, 56, 1.2],
      ["crag", 50, 50, 1.4],
      ["crag", 78, 56, 1.2],
      ["stall", 34, 74, 0.9],
      ["stall-blue", 66, 74, 0.9],
      ["tuft", 12, 78, 0.9],
      ["heather", 90, 76, 0.9],
    ],
  },
} as const satisfies Record<string, Scene>;
