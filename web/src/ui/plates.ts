/**
 * The four plates: a player is a colour and a shape, on every token. Outlines around (0, 0), of about equal area.
 */

import { PLAYER_COLOURS, type PlayerColour } from "./tartan/setts";

export interface PlateShape {
  outline: string;
  /** Scale of a 24-grid icon on it, and its centre. */
  scale: number;
  middle: number;
}

export const PLATES: Record<PlayerColour, PlateShape> = {
  gorse: { outline: "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", scale: 0.8, middle: 0 },
  rowan: {
    outline:
      "M-8.2-10.7H8.2a2.5 2.5 0 0 1 2.5 2.5V8.2a2.5 2.5 0 0 1-2.5 2.5H-8.2a2.5 2.5 0 0 1-2.5-2.5V-8.2a2.5 2.5 0 0 1 2.5-2.5z",
    scale: 0.84,
    middle: 0,
  },
  minch: {
    outline: "M-10.8-11.5H10.8V0.5C10.8 7 6.8 11 0 13.8C-6.8 11-10.8 7-10.8 0.5z",
    scale: 0.78,
    middle: -1.2,
  },
  snow: { outline: "M0-15.2 15.2 0 0 15.2-15.2 0z", scale: 0.7, middle: 0 },
};

/** Half the side of the square that holds any plate with its casing. */
export const PLATE_REACH = 18;
/** The `viewBox` of a plate with its thickness. */
export const PIECE_BOX = "-17.5 -16.5 35 36";

/** Returns the default colour of a seat. */
export function colourOfSeat(seat: number): PlayerColour {
  return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] as PlayerColour;
}

/** Dash patterns of players' lines in charts, so that they differ without colour. */
export const DASHES: Record<PlayerColour, string> = {
  gorse: "1 5",
  rowan: "none",
  minch: "8 5",
  snow: "8 4 1 4",
};
