/** Persons: a tartan, a brass frame, and a figure that depicts no real person. */

import { CLAN_SETTS, type Clan } from "../../tartan/setts";
import { weave } from "../../tartan/weave";

const MEDAL =
  '<circle cx="50" cy="49" r="30" fill="$brass-dark"/><circle cx="50" cy="48" r="29" fill="$brass-lit"/><circle cx="50" cy="48" r="25.5" fill="$pale"/><path d="M25 52C34 44 40 48 50 46s18-4 25 2a25.5 25.5 0 0 1-50 4z" fill="$pale-shade"/>';

export const FIGURES = {
  man: '<path d="M31 67c1-11 8-15 19-15s18 4 19 15a25.5 25.5 0 0 1-38 0z" fill="$coat"/><path d="M44 53l6 9 6-9 2 3-8 12-8-12z" fill="$linen"/><path d="M34 60l20 13-5 .4L32 66z" fill="$awning"/><ellipse cx="50" cy="41" rx="9.5" ry="11.5" fill="$skin"/><path d="M50 29.5c5.5 0 9.5 5 9.5 11.5S55.5 52.5 52 52.5c3-6 3-16-2-23z" fill="$skin-shade"/><path d="M39.5 42c-2-9 3-15.5 10.5-15.5S62 33 60.5 42c-1-5-4-8-10.5-8s-9.5 3-10.5 8z" fill="$hair"/><path d="M39.5 42c-1 4 0 7 1.5 8l.5-7zM60.5 42c1 4 0 7-1.5 8l-.5-7z" fill="$hair"/>',
  woman:
    '<path d="M31 68c1-10 8-14 19-14s18 4 19 14a25.5 25.5 0 0 1-38 0z" fill="$gown"/><path d="M40 56c4 6 16 6 20 0l-2-3H42z" fill="$linen"/><ellipse cx="50" cy="41" rx="9" ry="11.5" fill="$skin"/><path d="M38 54C33 40 38 26.5 50 26.5S67 40 62 54c-2-6 0-14-5-18-6 1-11 1-14 0-5 4-3 12-5 18z" fill="$hair-red"/>',
  soldier:
    '<path d="M31 67c1-11 8-15 19-15s18 4 19 15a25.5 25.5 0 0 1-38 0z" fill="$awning-dark"/><path d="M36 58 60 72l5-3-24-15z" fill="$fir-dark"/><ellipse cx="50" cy="42" rx="9.5" ry="11.5" fill="$skin"/><path d="M41 46c2 12 16 12 18 0 2 4 1 12-9 14-10-2-11-10-9-14z" fill="$hair-red"/><path d="M37 37c0-9 6-12 13-12s13 3 13 12c-7-3-19-3-26 0z" fill="$pennant-dark"/><circle cx="50" cy="24" r="2.6" fill="$awning"/>',
  scholar:
    '<path d="M31 67c1-11 8-15 19-15s18 4 19 15a25.5 25.5 0 0 1-38 0z" fill="$door"/><path d="M45 53h10l2 12-7 6-7-6z" fill="$linen"/><ellipse cx="50" cy="41" rx="9.5" ry="11.5" fill="$skin"/><path d="M38 50c-3-14 1-24 12-24s15 10 12 24c-3-2-3-10-4-15-5 2-11 2-16 0-1 5-1 13-4 15z" fill="$keep-mid"/>',
} as const;
export type Figure = keyof typeof FIGURES;

/** Returns a person's picture: a figure in front of a clan's tartan. */
export function portrait(figure: Figure, clan: Clan): string {
  const { markup } = weave("cloth", CLAN_SETTS[clan]);
  return `<defs>${markup}</defs><path d="M0 0h182v182H0z" fill="url(#cloth)" transform="scale(.55)"/>${MEDAL}${FIGURES[figure]}`;
}
