/** Land, water and the things in it. */

import { type Drawing, ink, line, part } from "./icon";
import { bar, disc, leaf } from "./shapes";

export const HEX = "M7 3.3h10L22 12l-5 8.7H7L2 12z";
const FIR = (x: number, y: number): string =>
  `M${x} ${y}l4 5.2h-1.7l3 4.3h-2l3 4.5h-5v3h-2.6v-3h-5l3-4.5h-2l3-4.3H${x - 4}z`;

export const LAND = {
  hex: [part("moss", HEX)],
  grassland: [
    part("moss", leaf(12, 21.5, 0, 18, 3.6)),
    part("moss", leaf(10, 21.5, -24, 15, 3.2)),
    part("moss", leaf(14, 21.5, 24, 15, 3.2)),
    part("moss", leaf(8.5, 21.5, -52, 10, 2.8)),
    part("moss", leaf(15.5, 21.5, 52, 10, 2.8)),
  ],
  forest: [part("moss", FIR(16, 4)), part("leaf", FIR(8.5, 2.5))],
  mountain: [
    part("slate", "M13 20.5 18 9l5.5 11.5z"),
    part("slate", "M.8 20.5 9.5 3.5l8.7 17z", "M9.5 7.4l2.7 5.2-1.6-.6-1.2 1.7-1.3-1.7-1.5.8z"),
  ],
  loch: [
    part("moss", "M2.5 9.5C4.5 6 7 4 9.5 6c1-2.7 4-3.7 6.5-1.2 2 2 4 3.5 5.5 4.7z"),
    line(
      "M2 13.2c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0 3.3-1.6 5 0 3.3 1.6 5 0M4.5 18.7c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0 3.3-1.6 5 0",
      2.2,
      "deep",
    ),
  ],
  river: [
    part("water", "M13.5 1.5h6c0 5-8.5 5.5-8.5 9.5s9.5 4.5 9.5 11.5h-8C12.5 17.5 4 16.5 4 11S13.5 5.5 13.5 1.5z"),
  ],
  delta: [
    part(
      "water",
      "M9.5 1.5h5V8c0 4 1.5 5.5 7.5 7.5v6.5c-5.5-1.5-8.5-3.5-10-6.5-1.5 3-4.5 5-10 6.5v-6.5C8 13.5 9.5 12 9.5 8z",
    ),
  ],
  mist: [ink(bar(3, 6.5, 14, 6.5, 2.6)), ink(bar(8, 12, 21, 12, 2.6)), ink(bar(4, 17.5, 17, 17.5, 2.6))],
  border: [line("M7 20.7 2 12l5-8.7h10", 1.8), line("M17 3.3 22 12l-5 8.7H7", 4)],
  "dear-land": [part("moss", HEX, disc(12, 12, 6), disc(12, 12, 4)), part("gold", disc(12, 12, 4))],
  settlements: [
    line("M8 8.5 16 16", 2.4),
    part("moss", "M4.3 2.5h5.4l2.7 4.7-2.7 4.7H4.3L1.6 7.2z"),
    part("moss", "M14.3 12.1h5.4l2.7 4.7-2.7 4.7h-5.4l-2.7-4.7z"),
  ],
  port: [
    ink(disc(12, 4.4, 3.2), disc(12, 4.4, 1.2)),
    line("M12 7.5V21M7 10.5h10", 2.4),
    line("M3 14c.5 4.5 4 7 9 7s8.5-2.5 9-7", 2.4),
    ink("M1 15.5 3 11l3.3 3.7z"),
    ink("M23 15.5 21 11l-3.3 3.7z"),
  ],
  shipping: [
    line("M12 2v14", 2.2),
    part("snow", "M13.5 3.5c4 2 6.2 5.5 6.5 10.5h-6.5z"),
    part("cream", "M10.5 5.5V14H4c.5-3.5 3-6.5 6.5-8.5z"),
    part("bark", "M1.5 16h21c-.8 3.5-3 6-6 6H7.5c-3 0-5.2-2.5-6-6z"),
  ],
  "river-crossing": [
    part("slate", "M1 9.5C4.5 7 8 6 12 6s7.5 1 11 3.5V19h-4a7 7 0 0 0-14 0H1z"),
    line("M6.5 22c1.2-1.3 2.5-1.3 3.7 0s2.5 1.3 3.7 0 2.5-1.3 3.7 0", 2, "deep"),
  ],
} satisfies Record<string, Drawing>;
