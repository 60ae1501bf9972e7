/** Dragon boats, head to the left, with the player's plate on the mast. */

import { print } from "../../../../ui/art/print";
import { PLATES } from "../../../../ui/plates";
import type { PlayerColour } from "../../../../ui/tartan/setts";

const HULL =
  "M-21-14c-4-1-5-5-2-7.5 4-3 9-.5 9.5 3.500l1 9H17c2 0 3-3 2.500-7 4 2.500 5 9 2 13.500C19.500 1 16 3 11 3H-7c-8 0-13-5-14-17z";

function boat(colour: PlayerColour): string {
  const { outline } = PLATES[colour];
  return [
    '<ellipse cx="1" cy="3" rx="23" ry="4.500" fill="$river" opacity=".35"/>',
    '<path d="M1-8v-30" stroke="$post" stroke-width="2.200"/>',
    `<g transform="translate(2 -23)scale(.86)"><path d="${outline}" fill="$${colour}" stroke="$board-white" stroke-width="4.600"/><path d="${outline}" fill="$${colour}" stroke="$board-ink" stroke-width="1.500"/></g>`,
    `<path d="${HULL}" fill="$${colour}-side" stroke="$board-white" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${HULL}" fill="$${colour}" stroke="$board-ink" stroke-width="1.400" stroke-linejoin="round"/>`,
    `<path d="M-15-4h33" stroke="$${colour === "snow" ? "board-ink" : "board-white"}" stroke-opacity=".7" stroke-width="1.600"/>`,
    '<circle cx="-19.500" cy="-18" r="1.500" fill="$board-ink"/>',
  ].join("");
}

/** Queues a player's boat for printing and returns its picture's name. */
export function boatPicture(colour: PlayerColour): string {
  print(`boat-${colour}`, () => ({ markup: boat(colour), box: "-27 -41 54 50", width: 96 }));
  return `boat-${colour}`;
}

/** Queues the tile that opens the race, a river with buoys and a pennant, and returns its picture's name. */
export function startPicture(): string {
  print("race-start", () => ({
    markup: [
      '<path d="M0 0h100v100H0z" fill="$grass-lit"/><path d="M0 30C30 20 60 26 100 18V0H0z" fill="$hill-far" opacity=".6"/>',
      '<path d="M0 44h100v34H0z" fill="$river"/><path d="M0 46h100M0 76h100" stroke="$board-white" stroke-opacity=".55" stroke-width="2"/>',
      '<path d="M50 12v76" stroke="$post" stroke-width="3"/><path d="M50 14h30l-8 9 8 9H50z" fill="$awning" stroke="$board-ink" stroke-width="1.200"/>',
      ...[18, 50, 82].map(
        (x) =>
          `<circle cx="${x}" cy="61" r="5" fill="$board-white" stroke="$board-ink" stroke-width="1.200"/><path d="M${x - 5} 61h10" stroke="$awning" stroke-width="3"/>`,
      ),
      `<g transform="translate(24 60)scale(.62)">${boat("rowan")}</g>`,
    ].join(""),
    box: "0 0 100 100",
    width: 168,
  }));
  return "race-start";
}
