/**
 * Loch, hills and the hut, by day and by night: the background of the pages around the tables. 1440 wide, 330
 * high.
 */

import { THINGS } from "./things";

type Thing = keyof typeof THINGS;
/** A placed thing, from back to front: its foot and scale; negative scales mirror it. */
type Standing = readonly [thing: Thing, x: number, y: number, scale: number];

export const WIDTH = 1440;
export const HEIGHT = 330;

const TREES: readonly Standing[] = [
  ["fir", 1010, 250, 1.1],
  ["fir2", 1364, 256, 1.6],
  ["fir2", 1300, 256, 1.4],
  ["fir2", 1036, 256, 1.2],
  ["fir", 356, 258, 1.1],
  ["fir", 40, 262, 1.5],
  ["fir", 112, 262, 1.3],
  ["fir", 1400, 262, 1.6],
  ["fir2", 330, 262, 1.2],
  ["fir2", 382, 266, 1.2],
  ["fir", 1330, 268, 1.3],
  ["fir2", 78, 272, 1.6],
  ["fir2", 150, 286, 1.7],
  ["fir", 1424, 288, 1.9],
  ["fir", 20, 296, 1.9],
  ["fir", 66, 310, 2],
];
const NEAR: readonly Standing[] = [
  ["boat", 720, 290, 1.5],
  ["birch", 1120, 280, 1.7],
  ["stag", 930, 262, 1.6],
  ["sheep", 1290, 300, 1.7],
  ["sheep", 1330, 306, -1.5],
  ["heather", 1090, 306, 1.8],
  ["heather", 240, 300, 2],
  ["heather", 290, 312, 1.6],
  ["heather", 1000, 312, 1.8],
  ["stone", 1060, 312, 1.8],
  ["heather", 1250, 318, 1.6],
];

/** Two ranges, each with its shaded sides. */
const RANGES = [
  [
    "far",
    "M-10 330L-10 236L90 188L150 212L262 164L352 210L430 166L540 216L620 150L690 206L790 118L860 176L950 104L1060 190L1130 150L1230 212L1310 160L1450 224L1450 330z",
  ],
  [
    "far-shade",
    "M90 188L150 212L115.2 210.1L108 202.9L92.4 199.5zM262 164L352 210L299.8 206.3L289 192.5L265.6 186.1zM430 166L540 216L476.2 212L463 197L434.4 190zM620 150L690 206L649.4 201.5L641 184.7L622.8 176.9zM790 118L860 176L819.4 171.4L811 154L792.8 145.8zM950 104L1060 190L996.2 183.1L983 157.3L954.4 145.3zM1130 150L1230 212L1172 207L1160 188.4L1134 179.8zM1310 160L1450 224L1368.8 218.9L1352 199.7L1315.6 190.7z",
  ],
  [
    "hill",
    "M-10 330L-10 250L120 212L210 240L340 186L462 232L570 184L700 244L820 190L960 248L1080 178L1200 232L1320 180L1450 240L1450 330z",
  ],
  [
    "hill-shade",
    "M120 212L210 240L157.8 237.8L147 229.4L123.6 225.4zM340 186L462 232L391.2 228.3L376.6 214.5L344.9 208.1zM570 184L700 244L624.6 239.2L609 221.2L575.2 212.8zM820 190L960 248L878.8 243.4L862 226L825.6 217.8zM1080 178L1200 232L1130.4 227.7L1116 211.5L1084.8 203.9zM1320 180L1450 240L1374.6 235.2L1359 217.2L1325.2 208.8z",
  ],
] as const;

const fill = (token: string, d: string): string => `<path d="${d}" fill="var(--scene-${token})"/>`;
const stand = ([thing, x, y, scale]: Standing): string =>
  `<use href="#scene-${thing}" transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})"/>`;
const stop = (offset: number, token: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="var(--scene-${token})" stop-opacity="${opacity}"/>`;

const DEFS =
  `<linearGradient id="scene-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${HEIGHT}">${stop(0, "sky-high")}${stop(0.45, "sky")}${stop(0.75, "sky-low")}</linearGradient>` +
  `<radialGradient id="scene-glow">${stop(0, "sun", 0.9)}${stop(1, "sun", 0)}</radialGradient>` +
  `<linearGradient id="scene-loch" x1="0" y1="0" x2="1" y2=".3">${stop(0, "water")}${stop(0.7, "water-mid")}${stop(1, "water-low")}</linearGradient>` +
  Object.entries(THINGS)
    .map(([name, drawing]) => `<g id="scene-${name}">${drawing}</g>`)
    .join("");

/** Returns the whole picture; a view box selects the visible part. */
export function landscape(): string {
  return [
    `<defs>${DEFS}</defs>`,
    `<rect x="-600" y="-300" width="2640" height="${HEIGHT + 300}" fill="url(#scene-sky)"/>`,
    '<circle cx="1120" cy="120" r="120" fill="url(#scene-glow)"/><circle cx="1120" cy="128" r="30" fill="var(--scene-sun)"/>',
    `<g opacity=".35">${fill("cloud", "M120 70c40-14 90-12 130 0 30-6 60-2 80 8-70 8-150 8-210-8zM600 46c50-12 110-8 150 4 20-4 50 0 60 6-60 8-150 6-210-10zM820 96c30-8 70-6 96 2 20-4 36 0 44 6-50 6-100 4-140-8z")}</g>`,
    '<g transform="translate(0 -46)">',
    ...RANGES.map(([token, d]) => fill(token, d)),
    fill("meadow", "M0 262C140 214 260 252 400 238s240-40 380-10 240-30 360-16 220 20 300 4v114H0z"),
    fill("meadow-lit", "M0 262C140 214 260 252 400 238c-100 30-260 20-400 50z"),
    fill("sand", "M420 276c120-26 420-30 560-4 60 12 10 40-120 46s-420 4-460-10c-34-12-20-26 20-32z"),
    '<path d="M434 278c120-24 400-28 534-4 54 11 6 34-114 40s-400 4-438-8c-30-11-18-22 18-28z" fill="url(#scene-loch)"/>',
    '<path d="M470 288h90M600 282h140M640 296h220M520 304h110M780 286h80" stroke="var(--scene-cloud)" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>',
    ...TREES.map(stand),
    '<path d="M1090 330C1110 300 1150 290 1180 284" fill="none" stroke="var(--scene-sand)" stroke-width="14" stroke-linecap="round"/>',
    stand(["hut", 1190, 286, 2.3]),
    '<ellipse cx="1160" cy="282" rx="90" ry="22" fill="var(--scene-window)" opacity=".16"/>',
    ...NEAR.map(stand),
    fill("ground", "M0 318C200 300 400 326 700 318s500-14 740 0v80H0z"),
    "</g>",
  ].join("");
}
