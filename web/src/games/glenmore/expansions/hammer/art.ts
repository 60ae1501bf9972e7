/** The Englishman, in pewter with a crown; the Glenfinnan monument. */

import { compose } from "../../../../ui/art/glen/compose";
import { PIECE_BOX } from "../../../../ui/art/glen/pieces";
import { THINGS } from "../../../../ui/art/glen/things";
import { print } from "../../../../ui/art/print";

const BASE = "M-15 2.5-9-3H9l6 5.500-6 5.500H-9z";
const BODY =
  "M-9.500 0c0-4 4-7 4.500-15h-3v-3.500h3.200a8.400 8.400 0 1 1 9.600 0H8v3.500H5C5.500-7 9.500-4 9.500 0 4 2.600-4 2.600-9.500 0z";
const CROWN = "M-8.500-40-4.500-36 0-42l4.500 6 4-4-1.500 10h-14z";
const line = (width: number) => `stroke="$board-ink" stroke-width="${width}" stroke-linejoin="round"`;

/** Queues the Englishman for printing and returns his picture's name. */
export function englishmanPicture(): string {
  const [x, , wide] = PIECE_BOX.pawn.split(" ").map(Number);
  print("englishman", () => ({
    markup: [
      '<defs><linearGradient id="pewter" x2="1" y2="1"><stop stop-color="$tint-milk"/><stop offset=".5" stop-color="$tint-slate"/><stop offset="1" stop-color="$board-muted"/></linearGradient></defs>',
      '<ellipse cx="5" cy="3" rx="17" ry="6.500" fill="$shadow" opacity=".3"/>',
      `<path d="${BASE}" fill="$board-muted" stroke="$board-white" stroke-width="4.500"/><path d="${BASE}" fill="$board-muted" ${line(1.5)}/>`,
      `<path d="${BODY}" fill="url(#pewter)" stroke="$board-white" stroke-width="3.600"/><path d="${BODY}" fill="url(#pewter)" ${line(1.3)}/>`,
      `<path d="${CROWN}" fill="$tint-gold" ${line(1.3)}/>`,
    ].join(""),
    box: `${x} -44 ${wide} 56`,
    width: 112,
  }));
  return "englishman";
}

/** Queues the monument, a column above the loch, for printing and returns its picture's name. */
export function monumentPicture(): string {
  print("glenfinnan-monument", () => ({
    markup: [
      '<path d="M0 0h100v100H0z" fill="$moss-lit"/><path d="M0 44 20 24 38 36 60 18 80 34 100 26V0H0z" fill="$hill-far" opacity=".8"/>',
      '<path d="M0 60C30 50 70 54 100 48v52H0z" fill="$loch-lit"/><path d="M0 76C30 66 70 72 100 66v34H0z" fill="$grass-shade"/>',
      '<path d="M46 76l2-46h6l2 46z" fill="$keep"/><path d="M52 30h2l2 46h-3zM46 30h10l-2-4h-6zM42 78h18v5H42z" fill="$board-muted" opacity=".7"/><circle cx="51" cy="22" r="3" fill="$board-muted"/>',
      `<g transform="translate(16 84)scale(.9)">${THINGS.fir}</g><g transform="translate(86 82)scale(.9)">${THINGS["young-fir"]}</g>`,
    ].join(""),
    box: "0 0 100 100",
    width: 168,
  }));
  return "glenfinnan-monument";
}

/** Queues the church among firs for printing and returns its picture's name. */
export function churchPicture(): string {
  print("glenfinnan-church", () => ({
    markup: compose({
      ground: "grass",
      under: '<path d="M0 40 22 22 46 38 70 20 100 36V0H0z" fill="$hill-far" opacity=".7"/>',
      things: [
        ["kirk", 50, 70, 1.35],
        ["fir", 14, 66, 1],
        ["young-fir", 86, 74, 1],
        ["heather", 30, 84, 1],
      ],
    }),
    box: "0 0 100 100",
    width: 168,
  }));
  return "glenfinnan-church";
}

/** Queues the military road over the moor for printing and returns its picture's name. */
export function roadsPicture(): string {
  const way = "M20 100C50 78 20 62 52 50S70 34 64 26";
  print("wades-roads", () => ({
    markup: compose({
      ground: "moor",
      under: [
        '<path d="M0 36 24 20 52 34 78 16 100 32V0H0z" fill="$hill-far" opacity=".7"/>',
        `<path d="${way}" fill="none" stroke="$sand" stroke-width="11"/>`,
        `<path d="${way}" fill="none" stroke="$post" stroke-opacity=".4" stroke-width="12" stroke-dasharray="1.500 5"/>`,
      ].join(""),
      things: [
        ["stone", 30, 58, 1],
        ["young-fir", 84, 66, 1],
        ["heather", 76, 86, 1],
      ],
    }),
    box: "0 0 100 100",
    width: 168,
  }));
  return "wades-roads";
}
