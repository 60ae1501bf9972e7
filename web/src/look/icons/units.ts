/** Units: whole animals, buildings, people. On a board they stand on their player's plate. */

import { type Drawing, ink, line, part } from "./icon";
import { arc, bar, box, disc, leaf, scallops } from "./shapes";

const HOUSE = "M3 12h18v9.5H3z";
const PAGODA = "M9.3 7.2h5.4c.8 2.9 3.4 5 6.8 5.8v2.2H19.5V22h-15v-6.8h-2V13c3.4-.8 6-2.9 6.8-5.8z";
const WORKER = "M2.5 22v-5.5a5.5 5.5 0 0 1 11 0V22z";

export const UNITS = {
  sheep: [
    line("M10.5 16.5V21M17.5 16.5V21", 2.6),
    part("cream", scallops(14, 11.2, 6.8, 5, 9, 2.9), arc(5, 10, 5.2, 1.8, 62, 128)),
    ink("M1.5 10.2C1.3 7.6 3 6 5.2 6c2.3 0 3.5 1.5 3.4 3.8-.1 2.9-1.4 5.2-3.5 5.2-2 0-3.4-2.3-3.6-4.8z"),
  ],
  cow: [
    line("M10 17v4.5M19.5 17v4.5", 2.8),
    part("brick", "M9.5 7.5H19a3.5 3.5 0 0 1 3.5 3.5v6l-1.8-.8-1.7 1.8-2-1.8-2 1.8-2-1.8-2 1.8-1.5-1.8-1.5.5z"),
    line("M1.5 2.5C1.5 5.5 3 6.8 5.5 6.8M10.5 2.5c0 3-1.5 4.3-4 4.3", 2.2),
    part(
      "bark",
      "M3 6h6l1.3 2.5L8.8 10v3.5c0 1.5-1 2.7-2.8 2.7s-2.8-1.2-2.8-2.7V10L1.7 8.5z",
      bar(4.8, 13.3, 7.2, 13.3, 1.6),
    ),
  ],
  "cheese-dairy": [
    part("snow", HOUSE, "M12 17 15.7 15.5A4 4 0 1 1 12 13z"),
    part("slate", "M1 13.2 4.8 5.5h14.4L23 13.2z"),
  ],
  bakery: [
    part("slate", box(13.5, 1.5, 4.5, 8)),
    part(
      "brick",
      "M1.5 21.5v-5.5C1.5 9.5 6 5.5 12 5.5S22.5 9.5 22.5 16v5.5z",
      "M6 21.5V18.5C6 15.3 8.5 13 12 13s6 2.3 6 5.5v3z",
    ),
    part("crust", "M8.2 21.5v-1c0-2 1.6-3.3 3.8-3.3s3.8 1.3 3.8 3.3v1z"),
  ],
  field: [
    part("straw", leaf(12, 17.5, 0, 16, 4.2), bar(12, 9, 12, 16.5, 1.6)),
    part("straw", leaf(5.5, 18.5, -6, 12.5, 3.8)),
    part("straw", leaf(18.5, 18.5, 6, 12.5, 3.8)),
    part("moss", "M1 22c.8-3.2 5.5-4.8 11-4.8S22.2 18.8 23 22z"),
  ],
  distillery: [
    part("slate", "M10.6 1.5h2.8l.5 1.7 2.6 1.3v1.7H7.5V4.5l2.6-1.3z"),
    part("snow", PAGODA, "M8.5 20.5v-3a3.5 3.5 0 0 1 7 0v3z"),
    part("slate", "M9.3 7.2h5.4c.8 2.9 3.4 5 6.8 5.8v2.2h-19V13c3.4-.8 6-2.9 6.8-5.8z"),
  ],
  woodcutter: [
    line("M18.5 21.5V6", 2.4),
    part("slate", "M15.5 3.5c2.5-.6 5.5 0 7.5 2.5V10c-2-1.8-4.5-2.3-7.5-1.5z"),
    part("moss", WORKER, bar(8, 16, 8, 19.5)),
    part("skin", disc(8, 7, 3.5)),
    part("brick", "M2.8 6c0-2.6 2.3-4.3 5.4-4.3S13.5 3.4 13.5 6z"),
  ],
  miner: [
    line("M18 21.5V6", 2.4),
    part("slate", "M11.5 7.5C13.5 3.8 20.5 3.2 23.3 7c-4-.9-8-.7-11.8.5z"),
    part("water", WORKER, bar(8, 16, 8, 19.5)),
    part("skin", disc(8, 8.2, 3.5)),
    part("gold", "M3.2 8.2a4.8 4.8 0 0 1 9.6 0h1.2V10H2V8.2z"),
  ],
  fisherman: [
    line("M12.5 12 20 2.8v7.7", 2),
    part("moss", "M4.8 16.5c0-5 1.4-7.5 3.7-7.5s4 2.5 4 7.5z"),
    part("skin", disc(8.5, 6.2, 2.9)),
    part("gold", "M4.5 5.8c.3-2.5 1.9-3.8 4-3.8s3.7 1.3 4 3.8z"),
    part("bark", "M1.5 15.5h21L19.5 21.5h-15z", bar(6, 18.4, 18, 18.4, 1.6)),
  ],
  merchant: [
    part(
      "bark",
      "M14.5 9.5h2l.8-1.8h2.4l.8 1.8c1.5 1.8 2.5 4.5 2.5 7 0 3-1.7 5-4.5 5s-4.5-2-4.5-5c0-2.5-1-5.2.5-7z",
      box(15, 11, 7, 1.8),
    ),
    part("heather", "M2 22v-5.5a5.5 5.5 0 0 1 10.5-2.3c-.8 3 .1 6 2 7.8z"),
    part("skin", disc(8, 7, 3.3)),
    part("bark", "M2.5 6.5V5h2.3L5.3 2h5.4l.5 3h2.3v1.5z"),
  ],
} satisfies Record<string, Drawing>;
