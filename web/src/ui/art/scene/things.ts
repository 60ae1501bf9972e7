/** Things in the landscape, with the foot at (0, 0): lit from the upper left, no ink outline. */

import { type Natural, type Palette, painted } from "../nature";

const PALETTE: Palette = {
  trunk: "bark",
  "fir-dark": "fir-shade",
  spruce: "fir",
  "spruce-lit": "fir-lit",
  "spruce-dark": "fir-shade",
  birch: "fleece-shade",
  "leaf-dark": "leaf-shade",
  "heather-late": "heather-bloom",
  "rock-mid": "stone",
  "rock-lit": "stone-lit",
};
const growing = (thing: Natural): string => painted(thing, PALETTE, (name) => `var(--scene-${name})`);

export const THINGS = {
  fir: growing("fir"),
  fir2: growing("spruce"),
  birch: growing("birch"),
  stag: `<path d="M-7-4-8 4M-4-3-4.5 4M6-4 6.5 4M9-4 10 4" stroke="var(--scene-bark-shade)" stroke-width="1.7"/><path d="M-9-8c2-3 14-3 18-1 2 2 1 5-1 6C3-1-5-1-8-3c-2-1-2-3-1-5z" fill="var(--scene-bark)"/><path d="M-8-6c-3-2-5-5-6-9l-4 1-1-2.5 5-3.5 4 1c1 4 3 7 6 9z" fill="var(--scene-bark-lit)"/><path d="M-14-20c-3-2-5-5-4-10M-16.5-24l-4-1.5M-12-20c1-3 4-5 3.5-10M-10-24l4-1" fill="none" stroke="var(--scene-horn)" stroke-width="1.5" stroke-linecap="round"/>`,
  sheep: `<ellipse cx="2.5" cy="0.4" rx="6.5" ry="2" fill="var(--scene-shadow)" opacity="0.2"/><path d="M-3-3V.3M3-3V.3" stroke="var(--scene-bark-shade)" stroke-width="1.5"/><path d="M-6.5-5c-.5-3.5 2-5.5 5-5.2C1-12 5-11 6-8.5c2 1.5 1.5 5-1 5.7C2-1.2-3-1.2-5-2.5-6-3-6.5-4-6.5-5z" fill="var(--scene-fleece)"/><path d="M6-8.5c2 1.5 1.5 5-1 5.7C2-1.2-3-1.2-5-2.5-1-3 4-4 6-8.5z" fill="var(--scene-fleece-shade)"/><path d="M-9.5-7.5c0-2 1.5-2.8 3-2.3 1.3.5 1.5 2 1 3.3s-1.7 2-2.7 1.5-1.3-1.5-1.3-2.5z" fill="var(--scene-bark-shade)"/>`,
  boat: `<ellipse cx="2" cy="2" rx="14" ry="2.6" fill="var(--scene-shadow)" opacity=".2"/><path d="M-12-3h24c-1 4-4 6-8 6H-5c-4 0-6-2-7-6z" fill="var(--scene-bark)"/><path d="M-12-3h24l-.6 1.6h-22.7z" fill="var(--scene-horn)"/><path d="M0-3v-19" stroke="var(--scene-bark)" stroke-width="1.5"/><path d="M1.5-21c6 3 9 8 9.5 16H1.5z" fill="var(--scene-fleece)"/><path d="M-1.5-17c-4 3-6 6-6.5 12h6.5z" fill="var(--scene-fleece-shade)"/>`,
  heather: growing("heather"),
  stone: growing("stone"),
  hut: `<ellipse cx="8" cy="2" rx="30" ry="6" fill="var(--scene-shadow)" opacity=".3"/><path d="M-22-14h34V2h-34z" fill="var(--scene-wall)"/><path d="M12-14 19-25l9 11.5V-1L12 2z" fill="var(--scene-wall-shade)"/><path d="M-25-13.5-19-29H16l5.5 15.5z" fill="var(--scene-roof)"/><path d="M16-29l15 15-2.5 2-10-10.5L12-13.5h9.5z" fill="var(--scene-roof-shade)"/><path d="M-24-17h45M-22.5-21h42M-21-25h39" stroke="var(--scene-roof-shade)" stroke-width="1" opacity=".7"/><path d="M-15-36h7v9h-7z" fill="var(--scene-stone)"/><path d="M-10.5-36h2.5v9h-2.5z" fill="var(--scene-wall-shade)"/><path d="M-6-9.5h6.5V2H-6z" fill="var(--scene-door)"/><path d="M-18-9h7.5v6.5H-18zM4-9h6v6.5H4z" fill="var(--scene-window)"/><path d="M-14.2-9v6.5M-18-5.8h7.5M7-9v6.5M4-5.8h6" stroke="var(--scene-bark)" stroke-width=".9"/><g fill="var(--scene-wall)"><path d="M-21-12h5v2h-5zM-14-1.5h5v2h-5zM3-1.5h5v2H3zM-2-12.5h5v2h-5z" fill="var(--scene-stone-lit)"/></g><g fill="var(--scene-cloud)" opacity=".5"><circle cx="-11" cy="-42" r="3"/><circle cx="-8" cy="-48" r="4"/><circle cx="-2" cy="-54" r="4.5"/></g>`,
} as const;
