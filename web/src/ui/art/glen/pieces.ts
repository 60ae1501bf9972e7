/**
 * Pieces of the glens: Scotsmen and pawns on their player's plate shape, and the die. Origin at their feet; with
 * ink and casing.
 */

import type { PlayerColour } from "../../tartan/setts";

const BASES: Readonly<Record<PlayerColour, string>> = {
  gorse: "M-11.5 0a11.5 5.6 0 1 0 23 0a11.5 5.6 0 1 0-23 0z",
  rowan: "M-10.5-4.5h21l2 9h-25z",
  minch: "M-11-5H11V0c0 3.5-5 5.2-11 6.5C-6 5.2-11 3.5-11 0z",
  snow: "M0-6.5 14 0 0 6.5-14 0z",
};
const INK = 'stroke="$board-ink" stroke-width="1.2" stroke-linejoin="round"';

function base(colour: PlayerColour, drop: number): string {
  const d = BASES[colour];
  return (
    `<g transform="translate(0 ${drop})" fill="$${colour}-side"><path d="${d}" stroke="$board-white" stroke-width="4"/><path d="${d}" ${INK}/></g>` +
    `<path d="${d}" fill="$${colour}" ${INK}/>`
  );
}

/** From the lit edge to the player's colour. */
const cloth = (colour: PlayerColour) =>
  `<defs><linearGradient id="cloth" x2=".7" y2="1"><stop stop-color="$${colour}-lit"/><stop offset=".55" stop-color="$${colour}"/></linearGradient></defs>`;

export function scotsman(colour: PlayerColour): string {
  const [thread, sash] = colour === "snow" ? ["board-ink", "snow-side"] : ["board-white", "board-white"];
  return [
    cloth(colour),
    '<ellipse cx="6" cy="2.5" rx="15" ry="5.5" fill="$shadow" opacity=".28"/>',
    base(colour, 2),
    `<path d="M-5-2-6-9.5h12L5-2z" fill="$skin" ${INK}/>`,
    `<path d="M-9-5.5C-7.5-14-7.5-21-5.8-24.5c1.5-3 10.1-3 11.6 0C7.5-21 7.5-14 9-5.5 4-3.5-4-3.5-9-5.5z" fill="url(#cloth)" ${INK}/>`,
    `<path d="M-8.5-8.5c5 1.7 12 1.7 17 0M-7.9-12.5c5 1.5 10.8 1.5 15.8 0M-3.5-4.6l.8-9M3.5-4.6l-.8-9" fill="none" stroke="$${thread}" stroke-opacity=".75" stroke-width="1.1"/>`,
    `<path d="M-6.5-23.5 6-14.5l1-3.5-9-8z" fill="$${sash}" opacity=".9"/>`,
    `<circle cy="-29" r="5.2" fill="$skin" ${INK}/>`,
    `<path d="M-7.5-30.2c0-4.2 3-6 7.5-6s7.5 1.8 7.5 6c-4 1.2-11 1.2-15 0z" fill="$${colour === "snow" ? "board-muted" : `${colour}-side`}" ${INK}/>`,
    `<circle cy="-36.5" r="2" fill="$board-white" ${INK}/>`,
  ].join("");
}

export function pawn(colour: PlayerColour): string {
  const body =
    "M-9.5 0c0-4 4-7 4.5-15h-3v-3.5h3.2a8.4 8.4 0 1 1 9.6 0H8v3.5H5C5.5-7 9.5-4 9.5 0 4 2.6-4 2.6-9.5 0z";
  return [
    cloth(colour),
    '<ellipse cx="5" cy="3" rx="17" ry="6.5" fill="$shadow" opacity=".32"/>',
    `<g transform="scale(1.3)">${base(colour, 2.5)}</g>`,
    `<path d="${body}" fill="$board-white" stroke="$board-white" stroke-width="3.4"/>`,
    `<path d="${body}" fill="url(#cloth)" ${INK}/>`,
    '<path d="M-4.5-26.5c.5-2.5 2.5-3.8 5-3.5" fill="none" stroke="$board-white" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>',
  ].join("");
}

export const DIE =
  '<ellipse cx="6" cy="27" rx="32" ry="9" fill="$shadow" opacity=".32"/><path d="M-27-17-2-29 27-19 2-6z" fill="$board-white"/><path d="M-27-17 2-6V30L-25 17z" fill="$horn"/><path d="M2-6 27-19 25 15 2 30z" fill="$keep"/><path d="M-27-17-2-29 27-19 25 15 2 30-25 17zM-27-17 2-6 27-19M2-6V30" fill="none" stroke="$board-ink" stroke-width="1.4" stroke-linejoin="round"/><g fill="$board-ink"><ellipse cx="-9" cy="-19.5" rx="3.6" ry="2"/><ellipse cy="-17.5" rx="3.6" ry="2"/><ellipse cx="9.5" cy="-15.5" rx="3.6" ry="2"/><ellipse cx="-18" cy="-3" rx="2.6" ry="3.6"/><ellipse cx="-7" cy="19" rx="2.6" ry="3.6"/><ellipse cx="14" cy="6" rx="2.6" ry="3.8"/></g>';

/** Boxes of the pieces: x, y, width, height. */
export const PIECE_BOX = { scot: "-17 -40 40 50", pawn: "-20 -36 46 48", die: "-40 -40 80 80" } as const;
