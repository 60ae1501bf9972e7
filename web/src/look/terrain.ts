/** The ground of a hex: flat on top, 60 units from the middle to a corner, shared out among the land types it holds. */

export const TERRAINS = ["grassland", "mountain", "forest", "loch"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const RADIUS = 60;
export const APOTHEM = 52;
export const HEX_OUTLINE = "M-30-52H30L60 0 30 52H-30L-60 0z";

/** One, two or three land types: each has its part. */
export const PARTS: readonly (readonly string[])[] = [
  [HEX_OUTLINE],
  ["M-60 0-30-52H30L60 0z", "M-60 0H60L30 52H-30z"],
  ["M0 0-60 0-30-52H30z", "M0 0 30-52 60 0 30 52z", "M0 0 30 52H-30L-60 0z"],
];

type Spot = readonly [x: number, y: number];
/** Where the marks of each part stand, clear of the middle, where the cost or a token is, and of the name on top. */
export const MARKS: readonly (readonly (readonly Spot[])[])[] = [
  [
    [
      [-33, -18],
      [33, -18],
      [-36, 12],
      [36, 12],
      [-15, 36],
      [15, 36],
    ],
  ],
  [
    [
      [-33, -18],
      [33, -18],
    ],
    [
      [-32, 20],
      [32, 20],
      [0, 37],
    ],
  ],
  [
    [[-27, -22]],
    [
      [36, -10],
      [34, 16],
    ],
    [
      [-30, 20],
      [-5, 37],
    ],
  ],
];

/** Waves have all the room of a loch. */
export const WAVES: readonly Spot[] = [
  [-16, -26],
  [20, -8],
  [-22, 12],
  [12, 32],
];

/** The colour of a terrain and of its mark. */
export const GROUNDS: Record<Terrain, { fill: string; mark: string }> = {
  grassland: { fill: "var(--grass)", mark: "M-9 6C-8 0-8-3-11-7M-2 6C-2-1-2-5-1-10M5 6C5 1 6-3 10-6" },
  mountain: { fill: "var(--mountain)", mark: "M-14 8-4-9 2-1 6-5 14 8" },
  forest: { fill: "var(--forest)", mark: "M0-14 8-2H4L10 7H2V12H-2V7H-10L-4-2H-8z" },
  loch: { fill: "var(--loch)", mark: "M-16 0q5-7 10 0t10 0 10 0" },
};
