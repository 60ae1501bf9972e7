/** Money, points, contracts and related actions. */

import { type Drawing, ink, line, moved, part } from "./icon";
import { HEX } from "./land";
import { bar, box, disc, leaf, star } from "./shapes";

const SCROLL: Drawing = [
  part(
    "cream",
    "M6 3h12.5a2.5 2.5 0 0 1 2.5 2.5V8h-4v10.5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 18.5V17h4V5.5A2.5 2.5 0 0 0 6 3z",
    bar(10, 8, 14, 8),
    bar(10, 12, 14, 12),
  ),
];
const PLUS = part("gain", "M16 13h3.6v3.2h3.2v3.6h-3.2V23H16v-3.2h-3.2v-3.6H16z");

export const TRADE = {
  coin: [part("gold", disc(12, 12, 10), disc(12, 12, 7.8), disc(12, 12, 6))],
  coins: [
    part("gold", box(2, 15, 12.5, 5.5, 2), box(4, 17, 8.5, 1.6)),
    part("gold", box(3.5, 9.5, 12.5, 5.5, 2), box(5.5, 11.5, 8.5, 1.6)),
    part("gold", box(8, 3.5, 14, 6, 2.2), box(10.5, 5.7, 9, 1.6)),
  ],
  vp: [
    line("M12 17v6", 2.2),
    part("moss", leaf(12, 22.6, 62, 9.5, 3.2)),
    part("moss", leaf(12, 22.6, -62, 9.5, 3.2)),
    part("heather", "M5.5 10 3.5 3.2l4 2.2L9 1l3 4 3-4 1.5 4.4 4-2.2-2 6.8z"),
    part(
      "moss",
      "M12 8.5c4.2 0 6.7 1.8 6.7 4.7S16 18.2 12 18.2s-6.7-2.1-6.7-5S7.8 8.5 12 8.5z",
      ...[
        [8.3, 12],
        [12, 12],
        [15.7, 12],
        [10.2, 15.2],
        [13.8, 15.2],
      ].map(([x = 0, y = 0]) => disc(x, y, 1)),
    ),
  ],
  glory: [
    part("gold", star(12, 10.5, 5, 7, 3.2)),
    ...[-1, 1].flatMap((side) => [
      part("moss", leaf(12 + side * 3.5, 22.3, side * 78, 6.5, 3.2)),
      part("moss", leaf(12 + side * 7.2, 18.8, side * 42, 6.5, 3.2)),
      part("moss", leaf(12 + side * 9.2, 13, side * 8, 6.5, 3)),
    ]),
  ],
  contract: SCROLL,
  "obtain-contract": [...SCROLL, PLUS],
  fulfil: [...SCROLL, part("gain", "M11.5 17.8 14 15.3l2.5 2.5 4.6-4.8 2.4 2.4-7 7.3z")],
  "draw-contracts": [...moved(3.6, 0, SCROLL, 0.85), ...moved(-1.5, 3.5, SCROLL, 0.85)],
  "export-box": [
    part("bark", "M2 8.5h20V21H2z", box(4.5, 12.5, 15, 1.8), box(4.5, 16.3, 15, 1.8)),
    part("crust", "M4.5 3.5h15L23 8.5v2H1v-2z"),
  ],
  trade: [
    line("M12 3v17M7 21.5h10", 2.4),
    line("M4.5 6.5h15", 2.4),
    part("gold", "M.8 13.5 4.5 6.5l3.7 7C7.5 16 6.2 17 4.5 17S1.5 16 .8 13.5z", "M3.4 12.5h2.2L4.5 10.3z"),
    part("gold", "M15.8 13.5l3.7-7 3.7 7c-.7 2.5-2 3.5-3.7 3.5s-3-1-3.7-3.5z", "M18.4 12.5h2.2l-1.1-2.2z"),
  ],
  buy: [
    part("crust", "M2 13h20l-2 8.5H4z", bar(8, 15.5, 8.5, 19), bar(16, 15.5, 15.5, 19)),
    part("gain", "M9.5 1.5h5V7H18l-6 6.5L6 7h3.5z"),
  ],
  sell: [
    part("crust", "M2 13h20l-2 8.5H4z", bar(8, 15.5, 8.5, 19), bar(16, 15.5, 15.5, 19)),
    part("cost", "M9.5 13.5h5V8H18l-6-6.5L6 8h3.5z"),
  ],
  train: [
    part("brick", "M13 4h5.5l-1 4.5h-3.5z"),
    part("brick", "M9 8.5h11a2.5 2.5 0 0 1 2.5 2.5v6H9z", bar(12.5, 9, 12.5, 16.5), bar(16.5, 9, 16.5, 16.5)),
    part("gold", "M2 4.5h8.5V17H2z", box(4.2, 7, 4, 4)),
    part("snow", disc(5.5, 18.5, 3.6), disc(5.5, 18.5, 1.2)),
    part("snow", disc(13.5, 19, 2.8), disc(13.5, 19, 0.9)),
    part("snow", disc(19.8, 19, 2.8), disc(19.8, 19, 0.9)),
  ],
  station: [
    part("cream", "M3 11h18v10.5H3z", "M6 21.5V16a2 2 0 0 1 4 0v5.5z", "M14 21.5V16a2 2 0 0 1 4 0v5.5z"),
    part("brick", "M1 11.5 6 4.5h12l5 7z"),
    part("snow", disc(12, 7.5, 3.2), bar(12, 7.5, 12, 5.8)),
  ],
  market: [
    part("snow", "M4 10h16v11.5H4z", box(7.5, 14, 9, 7.5)),
    part(
      "brick",
      "M3.5 3h17L23 9.5a2.75 2.75 0 0 1-5.5.5 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0A2.75 2.75 0 0 1 1 9.5z",
    ),
  ],
  "hire-merchant": [
    part("heather", "M1.5 22v-5.5a6 6 0 0 1 10.5-4v4.2c0 2 1 4 2.5 5.3z"),
    part("skin", disc(8, 7, 3.3)),
    part("bark", "M2.5 6.5V5h2.3L5.3 2h5.4l.5 3h2.3v1.5z"),
    PLUS,
  ],
  expand: [part("moss", HEX, "M10.7 7.5h2.6v3.2h3.2v2.6h-3.2v3.2h-2.6v-3.2H7.5v-2.6h3.2z")],
  technology: [part("slate", `${star(12, 12, 8, 11.3, 8.4, 22.5)}`, disc(12, 12, 4.2))],
  upgrade: [part("gold", "M12 1.5 21.5 11H16v4.5H8V11H2.5z"), part("gold", box(8, 18, 8, 4, 0.8))],
  "upgrade-shipping": [
    line("M9.5 3v13", 2.2),
    part("snow", "M11 4.5c3.3 1.8 5.2 5 5.5 9.5H11z"),
    part("bark", "M1.2 16h16.6c-.7 3.5-2.6 6-5.2 6H6.4c-2.6 0-4.5-2.5-5.2-6z"),
    part("gold", "M18.9 1.5 23.2 6.3h-2.4V11H17V6.3h-2.4z"),
  ],
  neighbourhood: [
    part("snow", "M2 12l5-4.5L12 12v9.5H2z", box(5.7, 15, 2.6, 6.5)),
    part("snow", "M12 12l5-4.5 5 4.5v9.5H12z", box(15.7, 15, 2.6, 6.5)),
    part("gold", disc(12, 5.2, 4), bar(12, 4, 12, 6.4, 1.8)),
  ],
  "building-bonus": [
    part("slate", "M1.5 13 9 6.5l7.5 6.5v8.5h-15z", box(7.5, 15.5, 3, 6)),
    part("gold", star(17.5, 7, 5, 6.2, 2.8)),
  ],
  "free-land": [part("moss", HEX), part("snow", "M6.5 13.5 12 8l5.5 5.5-2 2L12 12l-3.5 3.5z")],
  slaughter: [
    part("bark", "M2 18.5 9.5 11l3 3L5 21.5a2.1 2.1 0 0 1-3-3z"),
    part("slate", "M9.5 11 16 1.5c4 1.5 6.5 4.5 6.5 9L14 16.5z", disc(17, 7.5, 1.5)),
  ],
  "spare-animal": [
    part(
      "rose",
      "M12 21.5C5 16.5 1.5 12.5 1.5 8.3 1.5 5 4 2.5 7 2.5c2.1 0 4 1.2 5 3.1 1-1.9 2.9-3.1 5-3.1 3 0 5.5 2.5 5.5 5.8 0 4.2-3.5 8.2-10.5 13.2z",
    ),
  ],
  "move-price": [
    line("M5.5 21.5v-19", 2.4),
    part("gold", box(1.8, 8.5, 7.4, 5, 1)),
    part("slate", "M17 1.5 22.5 8H19v8h3.5L17 22.5 11.5 16H15V8h-3.5z"),
  ],
  "swap-units": [
    part("brick", "M1.5 9 6.5 4.5 11.5 9v6h-10z"),
    part("moss", "M12.5 15l5-4.5 5 4.5v6.5h-10z"),
    line("M14.5 5.5h3.5a2 2 0 0 1 2 2M9.5 18.5H6a2 2 0 0 1-2-2", 2),
  ],
  cellar: [
    part("slate", "M1.5 21.5V12a10.5 10.5 0 0 1 21 0v9.5z", "M4.5 21.5V12a7.5 7.5 0 0 1 15 0v9.5z"),
    part("amber", "M8.5 12h7c1.3 3 1.3 6.5 0 9.5h-7c-1.3-3-1.3-6.5 0-9.5z", box(7.8, 15.5, 8.4, 1.8)),
  ],
  produce: [
    part("straw", disc(7, 8.5, 4)),
    part("brick", disc(16.8, 8.5, 4)),
    part("moss", disc(12, 6.5, 4.5)),
    part(
      "crust",
      "M1.5 11h21l-2.5 10.5H4z",
      bar(7.5, 14, 8, 18.5),
      bar(12, 14, 12, 18.5),
      bar(16.5, 14, 16, 18.5),
    ),
  ],
  round: [line("M12 2.5a9.5 9.5 0 1 1-6.7 2.8", 2.6), ink("M12 .5v7L7.5 3.5z"), ink(disc(12, 12, 2.5))],
} satisfies Record<string, Drawing>;
