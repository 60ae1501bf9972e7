/** The mountain, across two spaces or up two, or on one. */

import { THINGS } from "../../../../ui/art/glen/things";
import { print } from "../../../../ui/art/print";
import type { Span } from "../../hooks";

const thing = (name: keyof typeof THINGS, x: number, y: number, size: number | string) =>
  `<g transform="translate(${x} ${y})scale(${size})">${THINGS[name]}</g>`;

const ACROSS = [
  '<path d="M0 0h204v100H0z" fill="$tint-milk"/>',
  '<path d="M0 62 26 40 44 52 70 30 96 56 130 34 160 54 184 42 204 58v46H0z" fill="$hill-far"/>',
  '<path d="M0 74C40 60 80 66 110 62S180 60 204 70v34H0z" fill="$grass-shade"/>',
  thing("peak", 40, 88, 1.25),
  thing("peak", 170, 90, 1.15),
  thing("peak", 104, 92, "2.150 1.900"),
  thing("fir", 14, 96, 0.9),
  thing("young-fir", 26, 99, 0.9),
  thing("fir", 192, 98, 0.9),
  thing("heather", 146, 98, 1),
].join("");
const DOWN = [
  '<path d="M0 0h100v204H0z" fill="$tint-milk"/>',
  '<path d="M0 122 20 96 44 112 70 80 100 118v86H0z" fill="$hill-far"/>',
  '<path d="M0 150C30 138 70 142 100 132v72H0z" fill="$grass-shade"/>',
  thing("peak", 30, 150, 1.3),
  thing("peak", 62, 184, "2 2.600"),
  thing("fir", 12, 192, 0.9),
  thing("young-fir", 88, 196, 0.9),
].join("");

/** Queues the mountain for printing and returns its picture's name. */
export function mountainPicture(span?: Span): string {
  const name = `mountain-${span ?? "one"}`;
  print(name, () =>
    span === "down"
      ? { markup: DOWN, box: "0 0 100 204", width: 168 }
      : { markup: ACROSS, box: span ? "0 0 204 100" : "54 0 100 100", width: span ? 343 : 168 },
  );
  return name;
}
