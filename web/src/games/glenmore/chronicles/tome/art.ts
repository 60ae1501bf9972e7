/** Landmarks that only the tome brings: the rock of Storr, and Wallace's tower on its hill. */

import { THINGS } from "../../../../look/art/glen/things";
import { print } from "../../../../look/art/print";

const SKY =
  '<path d="M0 0h100v100H0z" fill="$moss-lit"/><path d="M0 46 18 30 40 40 62 22 82 36 100 28V0H0z" fill="$hill-far" opacity=".75"/>';
const thing = (name: keyof typeof THINGS, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${THINGS[name]}</g>`;

function printed(name: string, markup: string): string {
  print(name, () => ({ markup, box: "0 0 100 100", width: 168 }));
  return name;
}

/** Asks for the rock, and gives the name of its picture. */
export function storrPicture(): string {
  const slope = '<path d="M0 74C26 58 74 60 100 70v30H0z" fill="$grass-shade"/>';
  const rock =
    '<path d="M40 76 44 46 50 22 57 40 64 58 66 76z" fill="$rock"/><path d="M50 22 57 40 64 58 66 76H55L54 50z" fill="$rock-dark"/><path d="M24 80 30 60 38 78zM70 80 76 64 84 80z" fill="$rock-mid"/>';
  return printed(
    "old-man-of-storr",
    SKY + slope + rock + thing("heather", 22, 88, 1) + thing("heather", 78, 90, 1),
  );
}

/** Asks for the monument, and gives the name of its picture. */
export function wallacePicture(): string {
  const hill = '<path d="M0 84C22 60 78 56 100 80v20H0z" fill="$grass-shade"/>';
  const tower =
    '<path d="M41 72V28h18v44z" fill="$keep"/><path d="M51 28h8v44h-8z" fill="$keep-dark" opacity=".55"/><path d="M39 28h22v-4H39zM42 24l8-14 8 14z" fill="$keep-mid"/><path d="M46 40h4v7h-4zM46 54h4v7h-4z" fill="$board-ink" opacity=".5"/>';
  return printed(
    "wallace-monument",
    SKY + hill + tower + thing("fir", 18, 82, 0.9) + thing("young-fir", 82, 82, 0.9),
  );
}
