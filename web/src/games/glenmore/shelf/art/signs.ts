/** Icons of the later chronicles on a 24 grid, printed as bitmaps: one element each, whatever their detail. */

import { print } from "../../../../ui/art/print";

const edge = 'stroke="$board-ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const shape = (tint: string, d: string): string => `<path d="${d}" fill="$${tint}" ${edge}/>`;
const disc = (tint: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$${tint}" ${edge}/>`;
const stroke = (d: string, width = 1.5, tint = "board-ink"): string =>
  `<path d="${d}" fill="none" stroke="$${tint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const square = (x: number, y: number, side: number, tint = "tint-moss"): string =>
  shape(tint, `M${x} ${y}h${side}v${side}h-${side}z`);

/** A token, round or square, so that it's recognisable without colour. */
const rim = (inside: string): string => `<g transform="translate(12 12) scale(.47)">${inside}</g>`;

export const SIGNS = {
  council:
    disc("tint-heather", 12, 6, 4.5) +
    stroke("M9.9 6l1.5 1.6 2.8-3.1") +
    shape("tint-bark", "M2.5 12h19v10h-19z") +
    stroke("M7 14.5h10", 2.2),
  haggis:
    `<ellipse cx="12" cy="17.5" rx="10.5" ry="4.5" fill="$board-white" ${edge}/>` +
    shape("tint-bark", "M4.5 15.5C4.5 10 7.5 7 12 7s7.5 3 7.5 8.5c-2 2.6-13 2.6-15 0z") +
    shape("tint-leaf", "M12 7c-1.8-1-2.2-3 0-4.5 2.2 1.5 1.8 3.5 0 4.5z") +
    stroke("M8 12.5l1.5-2M12 13v-2.5M16 12.5l-1.5-2", 1.3),
  tome:
    shape(
      "parchment",
      "M12 6C9.5 4 5.5 3.7 2 4.5V19c3.5-.8 7.5-.5 10 1.5 2.500-2 6.500-2.300 10-1.500V4.500C18.500 3.700 14.500 4 12 6z",
    ) +
    stroke(
      "M12 6v14M5 8.500c1.500-.2 3 0 4.200.5M5 12c1.500-.2 3 0 4.200.5M19 8.500c-1.500-.2-3 0-4.200.5M19 12c-1.500-.2-3 0-4.200.5",
      1.3,
    ),
  mobs:
    shape("tint-skin", "M5 11.500c0-1 .2-2 .5-3h13c.3 1 .5 2 .5 3 0 6-3 10.500-7 10.500s-7-4.500-7-10.500z") +
    `<path d="M4.500 10.500h15v4c-2.500 1.200-5 .8-7.500-1-2.500 1.800-5 2.200-7.500 1z" fill="$board-ink"/>` +
    `<circle cx="8.500" cy="12.500" r="1.200" fill="$board-white"/><circle cx="15.500" cy="12.500" r="1.200" fill="$board-white"/>` +
    shape(
      "tint-slate",
      "M3.500 8.500C4 4 8 1.800 13 1.800c4.500 0 7 2.200 7.200 5.200l2.300 2.500C16 7.800 9 8 3.500 8.500z",
    ),
  event:
    shape("parchment", "M4 2h11l5 5v15H4z") +
    shape("tint-heather", "M15 2v5h5z") +
    stroke("M12 9.500v6M9.500 13l2.500 3 2.500-3", 1.7),
  penny:
    disc("art-hide", 12, 12, 10) +
    '<circle cx="12" cy="12" r="7" fill="none" stroke="$board-ink"/>' +
    stroke("M8.800 12h6.400", 2.2),
  bright:
    disc("tint-snow", 12, 12, 10) +
    '<circle cx="12" cy="12" r="7" fill="none" stroke="$board-ink"/>' +
    stroke("M8.800 12h6.400M12 8.800v6.400", 2.4, "gain"),
  lock:
    stroke("M7 11V8a5 5 0 0 1 10 0v3", 2.2) +
    `<rect x="4" y="10.500" width="16" height="11" rx="2.500" fill="$tint-gold" ${edge}/>`,
  aye: rim(
    '<circle r="19" fill="$tint-gain" stroke="$board-white" stroke-width="4.500"/><circle r="19" fill="$gain" stroke="$board-ink" stroke-width="1.800"/><path d="M-9 0l6 7 12-14" fill="none" stroke="$board-white" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  nay: rim(
    '<rect x="-18" y="-18" width="36" height="36" rx="6" fill="$cost" stroke="$board-white" stroke-width="4.500"/><rect x="-18" y="-18" width="36" height="36" rx="6" fill="$cost" stroke="$board-ink" stroke-width="1.800"/><path d="M-8-8 8 8M8-8-8 8" fill="none" stroke="$board-white" stroke-width="5.500" stroke-linecap="round"/>',
  ),
  laid: rim(
    '<circle r="19" fill="$tint-bark" stroke="$board-white" stroke-width="4.500"/><circle r="19" fill="$tint-brick" stroke="$board-ink" stroke-width="1.800"/><path d="M-19 0h38M0-19v38M-13.500-13.500l27 27M13.500-13.500l-27 27" stroke="$tint-gold" stroke-width="2.500" opacity=".7"/><circle r="11" fill="$board-white" stroke="$board-ink" stroke-width="1.200"/>',
  ),
  // Council scoring criteria that no game icon covers
  square: square(2.5, 2.5, 9) + square(12.5, 2.5, 9) + square(2.5, 12.5, 9) + square(12.5, 12.5, 9),
  pastures:
    square(1.5, 9, 7) +
    square(8.5, 9, 7) +
    square(8.5, 2, 7) +
    square(15.5, 9, 7) +
    '<g fill="$tint-cream" stroke="$board-ink"><circle cx="5" cy="12.500" r="1.900"/><circle cx="12" cy="12.500" r="1.900"/><circle cx="12" cy="5.500" r="1.900"/><circle cx="19" cy="12.500" r="1.900"/></g>',
  sets:
    shape("tint-slate", "M2 10.500V3.500h2v1.500h1.500V3.500h2v1.500H9V3.500h2v7z") +
    shape("tint-amber", "M14 3.500c2-1 5-1 7 0v6.500c-2 1-5 1-7 0z") +
    square(2, 13.5, 8.5, "parchment") +
    disc("tint-skin", 17.5, 15.5, 2.7) +
    shape("tint-heather", "M13 22c0-3.500 2-4.500 4.500-4.500S22 18.500 22 22z"),
  materials:
    shape("tint-slate", "M9 21l2-7.500 5-3 5.500 2.500 1 5.500-1.500 2.500z") +
    shape("tint-bark", "M4 3h9.500a3 4 0 0 1 0 8H4z") +
    `<ellipse cx="4" cy="7" rx="2.800" ry="4" fill="$tint-crust" ${edge}/>`,
} as const;
export type SignName = keyof typeof SIGNS;

/** Queues an icon for printing and returns its picture's name. */
export function signPicture(sign: SignName): string {
  const name = `sign-${sign}`;
  print(name, () => ({ markup: SIGNS[sign], box: "0 0 24 24", width: 56 }));
  return name;
}
