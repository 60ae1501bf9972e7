/** The picture on each chronicle's medallion: a small object on the 24 grid, in print colours. */

import { print } from "../../../ui/art/print";

const INK = 'stroke="$board-ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const shape = (d: string, fill: string) => `<path d="${d}" fill="$${fill}" ${INK}/>`;
const stroke = (d: string, width = 1.3) =>
  `<path d="${d}" fill="none" stroke="$board-ink" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill = "board-ink") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$${fill}"/>`;

const PICTURES = {
  boats: [
    stroke("M12 3v13", 2),
    shape("M13 3.5c4.5 1.5 7 5 7 9.5h-7z", "board-white"),
    shape("M2 9.5c0-2.5 3.5-3 4.5-.5l1 5.500H22c0 4.500-3 7-7 7H9c-4.500 0-6-4-6-9l-2-1z", "tint-beef"),
    dot(4.3, 10, 1),
  ],
  highlander: [
    shape("M1 21 9 6.5l3.500 5L15.500 7 23 21z", "mountain"),
    shape("M9 6.500 6.200 11.600l1.900-.6 1.200 1.800 1.500-2.200 1.700 1z", "board-white"),
    '<path d="M16.500 21l3-4.500 3.500 4.500z" fill="$mountain-mark" opacity=".6"/>',
  ],
  cask: [
    shape("M3 7c5-2.600 13-2.600 18 0v10c-5 2.600-13 2.600-18 0z", "tint-amber"),
    stroke("M7.200 5.700v12.600M16.800 5.700v12.600", 1.8),
    stroke("M9.800 12h4.400M12.700 10l2 2-2 2", 1.6),
  ],
  hammer: [
    shape("M2.500 7.500 7 12l5-8 5 8 4.500-4.500L20 19H4z", "tint-gold"),
    shape("M4 17.500h16V21H4z", "tint-beef"),
    dot(12, 13.8, 1.7),
  ],
  haggis: [
    `<ellipse cx="12" cy="17.500" rx="10.500" ry="4.500" fill="$board-white" ${INK}/>`,
    shape("M4.500 15.500C4.500 10 7.500 7 12 7s7.500 3 7.500 8.500c-2 2.600-13 2.600-15 0z", "tint-bark"),
    shape("M12 7c-1.800-1-2.200-3 0-4.500 2.200 1.500 1.800 3.500 0 4.500z", "tint-moss"),
    stroke("M8 12.500l1.500-2M12 13v-2.500M16 12.500l-1.500-2"),
  ],
  tome: [
    shape(
      "M12 6C9.500 4 5.500 3.700 2 4.500v14.500c3.500-.8 7.500-.5 10 1.500 2.500-2 6.500-2.300 10-1.500V4.500C18.500 3.700 14.500 4 12 6z",
      "tint-cream",
    ),
    stroke(
      "M12 6v14M5 8.500c1.500-.2 3 0 4.200.5M5 12c1.500-.2 3 0 4.200.5M19 8.500c-1.500-.2-3 0-4.200.5M19 12c-1.500-.2-3 0-4.200.5",
    ),
  ],
  council: [
    `<circle cx="12" cy="6" r="4.500" fill="$tint-heather" ${INK}/>`,
    stroke("M9.900 6l1.500 1.600 2.800-3.100", 1.5),
    shape("M2.500 12h19v10h-19z", "tint-bark"),
    stroke("M7 14.500h10", 2.2),
  ],
  mobs: [
    shape("M5 11.500c0-1 .2-2 .5-3h13c.3 1 .5 2 .5 3 0 6-3 10.500-7 10.500s-7-4.500-7-10.500z", "tint-skin"),
    '<path d="M4.500 10.500h15v4c-2.500 1.200-5 .8-7.500-1-2.500 1.800-5 2.200-7.500 1z" fill="$board-ink"/>',
    dot(8.5, 12.5, 1.2, "board-white"),
    dot(15.5, 12.5, 1.2, "board-white"),
    shape(
      "M3.500 8.500C4 4 8 1.800 13 1.800c4.500 0 7 2.200 7.200 5.200l2.300 2.500C16 7.800 9 8 3.500 8.500z",
      "tint-slate",
    ),
  ],
} as const;

export type Medallion = keyof typeof PICTURES;

/** Queues a medallion for printing and returns its picture's name. */
export function medallion(name: Medallion): string {
  print(`medallion-${name}`, () => ({ markup: PICTURES[name].join(""), box: "0 0 24 24", width: 56 }));
  return `medallion-${name}`;
}

/** Returns the medallion of a tile's chronicle, if known. */
export function medallionOf(module: string | undefined): string | undefined {
  return module !== undefined && module in PICTURES ? medallion(module as Medallion) : undefined;
}
