/** Resources, tiles and people of a tile game. Resources are goods: heads of animals, not whole ones. */

import { type Drawing, ink, line, moved, part } from "./icon";
import { bar, box, disc, leaf, scallops, star } from "./shapes";

const TILE = box(2.5, 2.5, 19, 19, 2.5);
const SMALL = (x: number, y: number): string => box(x, y, 5.6, 5.6, 0.8);

export const GLEN = {
  wood: [
    part("bark", "M6 6h11.5a5 6 0 0 1 0 12H6z", bar(13, 10, 18.5, 10, 1.8), bar(12.5, 14.5, 16.5, 14.5, 1.8)),
    part("crust", "M6 6a4.5 6 0 1 1 0 12A4.5 6 0 0 1 6 6z", "M6 9.8a1.6 2.2 0 1 1 0 4.4 1.6 2.2 0 0 1 0-4.4z"),
  ],
  stone: [
    part(
      "slate",
      "M1.5 19.5 4 9.5l6.5-6 8.5 3 3.5 8-2 5z",
      "M5.8 10.3l5.5 3.2 6.8-5.3.8 1.8-6.2 4.8.3 3.7h-2l-.3-3.5-5.2-3z",
    ),
  ],
  barley: [
    line("M12 23V9", 2),
    ...[-1, 1].flatMap((side) => [7, 12, 17].map((y) => part("straw", leaf(12, y + 3, side * 38, 7.5, 3.2)))),
    part("straw", leaf(12, 8.5, 0, 8, 3)),
  ],
  "sheep-head": [
    line(
      "M7.5 6C4 5.5 1.8 7.5 2 10.5c.2 2.7 2.5 3.8 4.2 2.6M16.5 6c3.5-.5 5.7 1.5 5.5 4.5-.2 2.7-2.5 3.8-4.2 2.6",
      2.6,
    ),
    part(
      "skin",
      "M7 7.5h10c.5 5-.5 9.5-2.2 12.5-1.2 2.3-4.4 2.3-5.6 0C7.5 17 6.5 12.5 7 7.5z",
      bar(10.6, 18.5, 13.4, 18.5, 1.8),
    ),
    part("cream", scallops(12, 6, 5.2, 3, 7, 2.2)),
  ],
  "cattle-head": [
    line("M7.5 8.5C3.5 9 1.5 6.5 1.6 2.5M16.5 8.5c4 .5 6-2 5.9-6", 2.8),
    part(
      "brick",
      "M6.5 6h11l2.5 4-2.8 2.5v5.5c0 2.5-2 4.5-5.2 4.5S6.8 20.5 6.8 18v-5.5L4 10z",
      bar(9.8, 18.8, 14.2, 18.8, 2),
    ),
    part("bark", "M6.5 5.5h11l-.8 7-2.2-2-2.5 4-2.5-4-2.2 2z"),
  ],
  "any-resource": [
    part(
      "snow",
      TILE,
      "M8 9.5c0-2.5 1.7-4 4.1-4 2.3 0 4 1.5 4 3.6 0 1.7-.8 2.6-2 3.4-.9.7-1.1 1-1.1 2h-2.3c0-1.9.6-2.7 1.8-3.5.9-.6 1.2-1 1.2-1.8 0-.9-.7-1.5-1.7-1.5s-1.6.7-1.6 1.8z",
      disc(11.9, 17.5, 1.5),
    ),
  ],
  different: [
    part("bark", disc(6.5, 16.5, 4.8)),
    part("slate", box(13, 12.5, 9, 9, 1)),
    part("straw", "M12 1.5 17 10H7z"),
  ],
  animals: [
    part("bark", "M11 1.5C7 4.5 4 9.5 4.5 14.5c.3 3.3 5.7 3.5 6.2.5.6-4.5.700-9 .3-13.5z"),
    part("bark", "M13 1.5c4 3 7 8 6.5 13-.3 3.3-5.7 3.5-6.2.5-.6-4.5-.7-9-.3-13.5z"),
    part("bark", disc(6.8, 20.8, 2)),
    part("bark", disc(17.2, 20.8, 2)),
  ],
  scotsman: [
    part("moss", "M6.5 21.5 4 22l1.5-8.5A6.5 6 0 0 1 12 8.5a6.5 6 0 0 1 6.5 5L20 22l-2.5-.5z"),
    part("brick", "M6.3 15.5h11.4L20.5 22h-17z", bar(9.5, 17, 8.3, 21), bar(14.5, 17, 15.7, 21)),
    part("skin", disc(12, 7, 3.6)),
    part("water", "M5.5 6.2C5.5 3.4 8 2 12 2s6.5 1.4 6.5 4.2z"),
    ink(disc(12, 2.2, 1.4)),
  ],
  marker: [
    part("heather", "M9.5 17h5v6.5l-2.5-1.8-2.5 1.8z"),
    part("heather", disc(12, 10.5, 9.5), disc(12, 10.5, 6)),
    part("gold", star(12, 10.7, 5, 4.8, 2.1)),
    part("gold", box(8.5, 15.2, 7, 5, 1), box(10.7, 16.7, 2.6, 2)),
  ],
  movement: [
    part("bark", "M6 2h7.5v9.5L20 14c1.8.7 2.7 2 2.5 4H6z", bar(8.5, 6, 11, 6, 1.8), bar(8.5, 10, 11, 10, 1.8)),
    ink("M5 19.5h18V22H5z"),
  ],
  landmark: [
    part("snow", box(4, 1.5, 16, 21, 2), bar(8, 18.5, 16, 18.5, 1.8)),
    part("heather", "M7.5 14.5v-9h2v2h1.5v-2h2v2h1.5v-2h2v9z"),
  ],
  person: [
    part(
      "cream",
      "M12 1.5c5.5 0 9 4.5 9 10.5s-3.5 10.5-9 10.5S3 18 3 12 6.5 1.5 12 1.5z",
      "M6 18.5c.5-3.5 3-5 6-5s5.5 1.5 6 5c-1.6 1.6-3.6 2.4-6 2.4s-4.4-.8-6-2.4z",
      disc(12, 8.7, 3.8),
    ),
  ],
  tile: [part("moss", TILE)],
  "all-tiles": [2, 9.2, 16.4].flatMap((x) => [2, 9.2, 16.4].map((y) => part("moss", SMALL(x, y)))),
  "remove-tile": [
    part(
      "moss",
      TILE,
      "M8.3 6.5 12 10.2l3.7-3.7 1.8 1.8-3.7 3.7 3.7 3.7-1.8 1.8-3.7-3.7-3.7 3.7-1.8-1.8 3.7-3.7-3.7-3.7z",
    ),
  ],
  "discard-pile": [part("slate", box(2, 9, 13.5, 13, 2)), part("moss", box(8.5, 2, 13.5, 13, 2))],
  overlay: [
    part("slate", box(2, 9.5, 14, 12.5, 2)),
    part("gold", box(8, 2, 14, 12.5, 2), "M15 4.5l4 4.3h-2.7V12h-2.6V8.8H11z"),
  ],
  "river-tile": [
    part("moss", TILE),
    part("water", "M2.5 9c3-2.5 6-2.5 9.5 0s6.5 2.5 9.5 0v6c-3 2.5-6 2.5-9.5 0s-6.5-2.5-9.5 0z"),
  ],
  protected: [
    line("M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11", 2.6),
    part("slate", box(4, 10.5, 16, 11.5, 2), bar(12, 14.8, 12, 17.8, 2.4)),
  ],
  village: [
    part("snow", "M1.5 13.5 6.8 8.5l5.2 5v8H1.5z", box(5.5, 16.5, 2.6, 5)),
    part("snow", "M11 10l5.5-5 5.5 5v11.5H11z", box(15.2, 15, 2.8, 6.5)),
    part("brick", "M9.3 11 16.5 4.2 23.3 11l-1.4 1.6-5.4-5.2-5.8 5.2z"),
  ],
  castle: [
    part(
      "slate",
      "M2 22V4h3.5v2.5H8V4h3v5h2V4h3v2.5h2.5V4H22v18z",
      "M9 22v-4a3 3 0 0 1 6 0v4z",
      bar(6, 11.5, 6, 13.5),
      bar(18, 11.5, 18, 13.5),
    ),
  ],
  cloth: [
    part("heather", "M2 6.5 17 2l5 13.5-15 6z", "M10 4.1l2-.6 5.8 14-1.9.8zM4.2 12l14.9-4.7.7 1.9-14.9 4.8z"),
  ],
  still: [
    line("M11.5 4.5c4-1.5 8-.5 9.5 3.5v13.5", 2.6),
    part(
      "amber",
      "M9 9.5C9 6.5 8.5 5 9.5 3.5s4-1 3.5 1.5l-.5 4.5c3.5 1.5 5 4 5 7.2 0 2.8-1.5 4.8-4 4.8h-7c-2.5 0-4-2-4-4.8C2.5 13.5 5.5 10.5 9 9.5z",
      bar(6, 16.5, 13.5, 16.5),
    ),
  ],
  inn: [
    line("M3.5 22.5V2M3.5 3.5H21", 2.6),
    line("M10.5 4v3M18 4v3", 2),
    part("crust", box(7.5, 7, 13.5, 13, 1.5), "M11 10h5v1.5h1.2a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1H16v1.5h-5z"),
  ],
  "loch-tile": [
    part(
      "water",
      TILE,
      "M5 10.2c1.5-1.3 2.7-1.3 4.2 0s2.8 1.3 4.3 0 2.8-1.3 4.3 0l1.2.8v2l-1.2-.8c-1.5-1.3-2.8-1.3-4.3 0s-2.8 1.3-4.3 0-2.7-1.3-4.2 0zM5 15.2c1.5-1.3 2.7-1.3 4.2 0s2.8 1.3 4.3 0 2.8-1.3 4.3 0l1.2.8v2l-1.2-.8c-1.5-1.3-2.8-1.3-4.3 0s-2.8 1.3-4.3 0-2.7-1.3-4.2 0z",
    ),
  ],
  "the-end": [
    part("gold", "M5.5 15a6.5 6.5 0 0 1 13 0z"),
    line("M12 2.5V5M3.5 6.5l1.8 1.8M20.5 6.5l-1.8 1.8", 2.2),
    part("moss", "M1 16h22v2.5H1zM4 20h16v2.3H4z"),
  ],
  road: [
    part("crust", disc(5.5, 18.5, 4)),
    part("crust", disc(18.5, 5.5, 4)),
    ink(disc(9.8, 14.2, 1.3)),
    ink(disc(12, 12, 1.3)),
    ink(disc(14.2, 9.8, 1.3)),
  ],
  activate: [part("gain", disc(12, 12, 10), "M9 6.5 18 12l-9 5.5z")],
  pawn: [
    part(
      "heather",
      "M12 2a4.7 4.7 0 0 1 3 8.3h1.5v2.2H15c.2 3.5 1.2 5.5 4 7.5v2H5v-2c2.8-2 3.8-4 4-7.5H7.5v-2.2H9A4.7 4.7 0 0 1 12 2z",
    ),
  ],
  die: [part("snow", box(2.5, 2.5, 19, 19, 4), disc(7.5, 7.5, 1.9), disc(12, 12, 1.9), disc(16.5, 16.5, 1.9))],
  scoring: [
    part(
      "gold",
      "M12 2c1.3 0 2.2.8 2.3 2 3 1 4.7 3.5 4.7 7v4.5l2.5 2.5v1.5h-19V18L5 15.5V11c0-3.5 1.7-6 4.7-7 .1-1.2 1-2 2.3-2z",
    ),
    ink("M8.8 20.5h6.4a3.2 2.5 0 0 1-6.4 0z"),
  ],
  "territory-size": [
    part("moss", SMALL(2, 9.2)),
    part("moss", SMALL(9.2, 9.2)),
    part("moss", SMALL(9.2, 2)),
    part("moss", SMALL(9.2, 16.4)),
    part("cost", box(15.8, 10.5, 7, 3, 1)),
  ],
  "castle-scotsmen": [
    ...moved(7.5, 6.5, [part("slate", "M2 22V4h3.5v2.5H8V4h3v5h2V4h3v2.5h2.5V4H22v18z")], 0.73),
    ...moved(
      -2.5,
      1.5,
      [
        part("moss", "M3.5 24c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z"),
        part("skin", disc(11, 10.5, 4)),
        part("water", "M4 9.5C4 6.5 6.5 5 11 5s7 1.5 7 4.5z"),
      ],
      0.85,
    ),
  ],
} satisfies Record<string, Drawing>;
