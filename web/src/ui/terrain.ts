/** Hex geometry: flat-topped, 60 units from centre to corner. The print is in `art/land`. */

export const TERRAINS = ["grassland", "mountain", "forest", "loch"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const RADIUS = 60;
export const APOTHEM = 52;
export const HEX_OUTLINE = "M-30-52H30L60 0 30 52H-30L-60 0z";
