/** Icons of the council: voting tokens, and scoring criteria that no game icon covers. */

import { disc, EDGE, type Sign, shape } from "../../shelf/art/signs";

/** A token, round or square, so that it's recognisable without colour. */
const rim = (inside: string): string => `<g transform="translate(12 12) scale(.47)">${inside}</g>`;
const square = (x: number, y: number, side: number, tint = "tint-moss"): string =>
  shape(tint, `M${x} ${y}h${side}v${side}h-${side}z`);

const MARKUP = {
  aye: rim(
    '<circle r="19" fill="$tint-gain" stroke="$board-white" stroke-width="4.500"/><circle r="19" fill="$gain" stroke="$board-ink" stroke-width="1.800"/><path d="M-9 0l6 7 12-14" fill="none" stroke="$board-white" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  nay: rim(
    '<rect x="-18" y="-18" width="36" height="36" rx="6" fill="$cost" stroke="$board-white" stroke-width="4.500"/><rect x="-18" y="-18" width="36" height="36" rx="6" fill="$cost" stroke="$board-ink" stroke-width="1.800"/><path d="M-8-8 8 8M8-8-8 8" fill="none" stroke="$board-white" stroke-width="5.500" stroke-linecap="round"/>',
  ),
  laid: rim(
    '<circle r="19" fill="$tint-bark" stroke="$board-white" stroke-width="4.500"/><circle r="19" fill="$tint-brick" stroke="$board-ink" stroke-width="1.800"/><path d="M-19 0h38M0-19v38M-13.500-13.500l27 27M13.500-13.500l-27 27" stroke="$tint-gold" stroke-width="2.500" opacity=".7"/><circle r="11" fill="$board-white" stroke="$board-ink" stroke-width="1.200"/>',
  ),
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
    `<ellipse cx="4" cy="7" rx="2.800" ry="4" fill="$tint-crust" ${EDGE}/>`,
} as const;
export type SignName = keyof typeof MARKUP;

export const SIGNS = Object.fromEntries(
  Object.entries(MARKUP).map(([name, markup]) => [name, { name, markup }]),
) as Record<SignName, Sign>;
