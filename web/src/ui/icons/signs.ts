/** Symbols: the grammar of effects, actions, and page controls. All but the seal are always ink. */

import { type Drawing, ink, line, mirrored, part, turned } from "./icon";
import { bar, box, disc, star } from "./shapes";

const CHEVRON: Drawing = [line("M8.5 4 16.5 12l-8 8", 3)];
const UNDO: Drawing = [line("M6 9h8.5a5.5 5.5 0 0 1 0 11H8", 2.8), ink("M8.5 2.5v13L1.5 9z")];
const SPEAKER = ink("M2 8.5h4.5L12.5 3v18L6.5 15.5H2z");
const STEP: Drawing = [ink(box(4, 4, 3, 16, 1)), ink("M20 4v16L8.5 12z")];
const HEAD: Drawing = [ink(disc(12, 7, 4.5)), ink("M3 22c0-5.5 3.7-9 9-9s9 3.5 9 9z")];

export const SIGNS = {
  // Grammar: exchange, at once, lasting, at the end, one or the other, instead
  exchange: [ink("M1.5 9.5h11V4L22.5 12l-10 8v-5.5h-11z")],
  bolt: [ink("M14 1 3.5 13.5H10L8 23 20.5 9.5h-7z")],
  ring: [line("M12 3a9 9 0 1 1-8.5 6", 3), ink("M7.5 1.5 1 5.5l5.5 6z")],
  flag: [ink(bar(5, 2.5, 5, 21.5, 2.6)), ink("M7.5 3H22l-4 5.5 4 5.5H7.5z")],
  or: [line("M15.5 3 8.5 21", 3)],
  instead: [ink(bar(4, 9, 20, 9, 2.8)), ink(bar(4, 15.5, 20, 15.5, 2.8))],

  // Actions in a turn
  pass: [
    ink(
      "M6.5 12V6.5a1.6 1.6 0 0 1 3.2 0V4a1.6 1.6 0 0 1 3.2 0v1a1.6 1.6 0 0 1 3.2 0v3a1.6 1.6 0 0 1 3.2 0v7.5c0 4-2.5 7-6.5 7-3 0-5-1.3-6.5-4L3 13.5c-.8-1.8 1.4-3.2 2.7-1.7z",
    ),
  ],
  undo: UNDO,
  redo: mirrored(UNDO),
  reset: [line("M4.2 12a7.8 7.8 0 1 0 2.6-5.8", 2.8), ink("M9.5 1.5v9L2 6.8z"), ink(disc(12, 12, 2))],
  "end-turn": [ink(disc(12, 12, 10.5), "M5.8 12.2 8 10l2.9 2.9L16 7.8l2.2 2.2-7.3 7.3z")],
  confirm: [ink("M2.5 12.5 5.5 9.5l4.5 4.5 8.5-9 3 3L10 20z")],
  close: [ink("M5.5 2.7 12 9.2l6.5-6.5 2.8 2.8-6.5 6.5 6.5 6.5-2.8 2.8-6.5-6.5-6.5 6.5-2.8-2.8 6.5-6.5-6.5-6.5z")],
  plus: [ink("M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3z")],
  minus: [ink(box(3, 10.3, 18, 3.4, 0.5))],

  idea: [ink("M12 1.5a7.5 7.5 0 0 0-4 13.8V18h8v-2.7a7.5 7.5 0 0 0-4-13.8z"), ink(box(8.5, 19.5, 7, 3, 1))],

  // Navigation
  menu: [ink(bar(4, 6, 20, 6, 2.6)), ink(bar(4, 12, 20, 12, 2.6)), ink(bar(4, 18, 20, 18, 2.6))],
  left: mirrored(CHEVRON),
  right: CHEVRON,
  up: turned(-90, CHEVRON),
  down: turned(90, CHEVRON),
  leave: [line("M13 3.5H4.5v17H13", 2.8), ink("M9 10.3h6V5.5L22.5 12 15 18.5v-4.8H9z")],
  home: [ink("M1.5 12 12 3l4 3.4V4h3v5l3.5 3-1.8 2L19.5 13v8h-5v-6h-5v6h-5v-8l-1.2 1z")],
  settings: [
    ink(bar(3, 6, 21, 6)),
    ink(bar(3, 12, 21, 12)),
    ink(bar(3, 18, 21, 18)),
    ink(disc(15.5, 6, 3)),
    ink(disc(8, 12, 3)),
    ink(disc(16.5, 18, 3)),
  ],
  search: [ink(disc(10, 10, 8), disc(10, 10, 5.2)), line("M16 16l5.5 5.5", 3.2)],
  "zoom-in": [ink(disc(10, 10, 8.5), "M9 6h2v3h3v2h-3v3H9v-3H6V9h3z"), line("M17 17l4.5 4.5", 3.2)],
  "zoom-out": [ink(disc(10, 10, 8.5), box(6, 9, 8, 2)), line("M17 17l4.5 4.5", 3.2)],
  fit: [line("M3 8.5V3h5.5M15.5 3H21v5.5M21 15.5V21h-5.5M8.5 21H3v-5.5", 2.8), ink(box(8.5, 8.5, 7, 7, 1))],
  link: [
    line(
      "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5L11.5 6M14 10a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6 0 0 0 11 19.5l1.5-1.5",
      2.6,
    ),
  ],
  frame: [ink("M8.5 5 2 12l6.5 7 2-1.9L5.8 12l4.7-5.1z"), ink("M15.5 5 22 12l-6.5 7-2-1.9 4.7-5.1-4.7-5.1z")],
  copy: [ink("M8 7.5h12V22H8z"), ink("M4 2h12v3.5H6V18H4z")],
  download: [ink("M9.5 2h5v7.5H19L12 17 5 9.5h4.5z"), ink(bar(4, 20.5, 20, 20.5, 2.6))],
  keyboard: [
    ink(
      box(1.5, 5, 21, 14, 2),
      box(4.5, 8, 2.5, 2.5),
      box(9, 8, 2.5, 2.5),
      box(13.5, 8, 2.5, 2.5),
      box(17.5, 8, 2, 2.5),
      box(7, 13.5, 10, 2.2),
    ),
  ],
  command: [ink(box(1.5, 3.5, 21, 17, 2), "M5 8l1.8-1.8L11.5 11l-4.7 4.8L5 14l3-3z", box(12, 14, 7, 2.2))],

  // Information
  why: [
    ink(
      disc(12, 12, 10.5),
      "M8 9.7C8 7.3 9.7 5.8 12.1 5.8c2.3 0 4 1.4 4 3.5 0 1.6-.8 2.4-1.9 3.2-.9.6-1.1.9-1.1 1.8h-2.3c0-1.8.6-2.5 1.7-3.3.8-.6 1.1-.9 1.1-1.6 0-.8-.6-1.3-1.5-1.3-1 0-1.6.6-1.6 1.6z",
      disc(12, 17, 1.5),
    ),
  ],
  info: [ink(disc(12, 12, 10.5), box(10.7, 10.5, 2.6, 7.5), disc(12, 7.3, 1.6))],
  warning: [ink("M12 1.8 23.3 21.5H.7z", box(10.8, 8.5, 2.4, 6.5, 0.5), disc(12, 18, 1.4))],
  hint: [
    ink("M12 1.5a7.5 7.5 0 0 1 4.3 13.6c-.6.5-.8 1-.8 1.9h-7c0-.9-.2-1.4-.8-1.9A7.5 7.5 0 0 1 12 1.5z"),
    ink(box(8.5, 18.3, 7, 2, 0.8)),
    ink(box(10, 21.3, 4, 1.7, 0.8)),
  ],
  rules: [ink("M2 4c3.5-1 7-.8 9 1v16c-2-1.5-5.5-1.8-9-1zM22 4c-3.5-1-7-.8-9 1v16c2-1.5 5.5-1.8 9-1z")],
  log: [
    ink(disc(4, 6, 1.8)),
    ink(disc(4, 12, 1.8)),
    ink(disc(4, 18, 1.8)),
    ink(bar(9.5, 6, 20.5, 6, 2.6)),
    ink(bar(9.5, 12, 20.5, 12, 2.6)),
    ink(bar(9.5, 18, 17, 18, 2.6)),
  ],
  chat: [
    ink(
      "M4 3h16a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 20 17h-8l-6 5.5V17H4a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 4 3z",
      disc(7.5, 10, 1.5),
      disc(12, 10, 1.5),
      disc(16.5, 10, 1.5),
    ),
  ],
  sound: [SPEAKER, line("M15.5 8.5a5 5 0 0 1 0 7M18.5 5a9.5 9.5 0 0 1 0 14", 2.4)],
  "sound-off": [SPEAKER, line("M16 9l6 6M22 9l-6 6", 2.4)],
  notice: [
    ink("M12 2.5c4 0 6.5 2.8 6.5 7v5L21.5 18v1.5h-19V18l3-3.5v-5c0-4.2 2.5-7 6.5-7z"),
    ink("M8.8 20.8h6.4a3.2 2.4 0 0 1-6.4 0z"),
  ],
  watch: [
    ink(
      "M12 4.5c5 0 9 3 11.2 7.5C21 16.5 17 19.5 12 19.5S3 16.5.8 12C3 7.5 7 4.5 12 4.5z",
      disc(12, 12, 4.7),
      disc(12, 12, 2.5),
    ),
  ],
  chart: [ink(box(2.5, 12, 4.5, 9, 0.8)), ink(box(9.7, 3, 4.5, 18, 0.8)), ink(box(17, 8, 4.5, 13, 0.8))],
  /** Stamped wax. */
  seal: [
    part(
      "heather",
      "M12 2.7Q15.4.4 17 4.2Q20.2 4.9 20.5 8.1Q23.8 10.3 21.2 13.3Q22.1 16.6 19 18.1Q18.5 22.2 14.6 20.9Q12 22.8 9.4 20.9Q5.6 21.9 5 18.1Q1.8 16.7 2.8 13.3Q.1 10.3 3.5 8.1Q3.7 4.8 7 4.2Q8.7.8 12 2.7z",
      disc(12, 12, 7.4),
    ),
    part("heather", disc(12, 12, 6.4), "M7 12.1l2-2 2.1 2.1 4-4 2 2-6 6z"),
  ],
  proof: [
    ink(
      "M12 1.5 21 4.5v7c0 5.5-3.5 9.3-9 11.2-5.5-1.9-9-5.7-9-11.2v-7z",
      "M6.8 12.2 8.8 10.2l2.4 2.4 4.3-4.3 2 2-6.3 6.3z",
    ),
  ],

  // People and time
  player: HEAD,
  players: [
    ink(disc(8.5, 8, 4)),
    ink("M1 21c0-5 3-8 7.5-8s7.5 3 7.5 8z"),
    ink("M14.5 4.6a4 4 0 1 1 0 7zM16 13.3c4 .2 7 3.2 7 7.7h-5c0-3-.7-5.5-2-7.7z"),
  ],
  bot: [
    ink(box(3.5, 8, 17, 13, 3), disc(8.5, 14, 2), disc(15.5, 14, 2)),
    line("M12 8V4", 2.4),
    ink(disc(12, 3, 2)),
    ink(bar(1.5, 13, 1.5, 16)),
    ink(bar(22.5, 13, 22.5, 16)),
  ],
  first: [ink("M2 6.5l5 4 5-7.5 5 7.5 5-4-2 11H4z"), ink(box(4, 19, 16, 2.8, 0.6))],
  clock: [ink(disc(12, 12, 10.5), "M10.8 5.5h2.4v6l4.3 2.6-1.2 2-5.5-3.3z")],
  play: [ink("M5 2.5 21.5 12 5 21.5z")],
  pause: [ink(box(4.5, 3, 5.5, 18, 1)), ink(box(14, 3, 5.5, 18, 1))],
  skip: [ink("M2.5 4v16L11 12zM11 4v16l8.5-8z"), ink(box(19, 4, 3, 16, 1))],
  back: STEP,
  forward: mirrored(STEP),
  replay: [line("M19.8 12A7.8 7.8 0 1 1 17.2 6.2", 2.8), ink("M14.5 1.5v9L22 6.8z"), ink("M10 8.5v7l5.5-3.5z")],
  offline: [
    line("M2 9.5C5 6.8 8.5 5.5 12 5.5c1.3 0 2.5.2 3.8.5M5.5 14c1.8-1.6 4-2.5 6.5-2.5", 2.6),
    ink(disc(12, 19, 2.6)),
    line("M15.5 11l6.5 6.5M22 11l-6.5 6.5", 2.6),
  ],
  reload: [line("M20.5 12a8.5 8.5 0 1 1-2.7-6.2", 2.8), ink("M21.5 1.5v8.5H13z")],

  // The page itself
  sun: [
    ink(disc(12, 12, 5)),
    ...[0, 45, 90, 135].flatMap((angle) =>
      turned(angle, [ink(bar(12, 1.8, 12, 4, 2.2)), ink(bar(12, 20, 12, 22.2, 2.2))]),
    ),
  ],
  moon: [ink("M20.5 14.8A9.5 9.5 0 1 1 9.2 3.5a8 8 0 0 0 11.3 11.3z")],
  contrast: [ink(disc(12, 12, 10), "M12 4.5a7.5 7.5 0 0 1 0 15z")],
  language: [
    ink(
      disc(12, 12, 10.5),
      "M12 4c1.7 2 2.6 4 2.8 6H9.2C9.4 8 10.3 6 12 4zM3.8 10h3.4c.1-1.6.5-3.2 1.1-4.6A8.5 8.5 0 0 0 3.8 10zM16.8 10h3.4a8.5 8.5 0 0 0-4.5-4.6c.6 1.4 1 3 1.1 4.6zM3.8 14a8.5 8.5 0 0 0 4.5 4.6A13 13 0 0 1 7.2 14zM9.2 14h5.6c-.2 2-1.1 4-2.8 6-1.7-2-2.6-4-2.8-6zM16.8 14c-.1 1.6-.5 3.2-1.1 4.6a8.5 8.5 0 0 0 4.5-4.6z",
    ),
  ],
  "text-size": [
    ink("M6.5 4H10l6 16h-3.4l-1.2-3.5H5L3.8 20H.5zM6 13.7h4.5L8.2 7.300z"),
    ink("M17.5 10h2.4l4 10h-2.6l-.7-2h-3.8l-.7 2h-2.6zM17.6 16h2.2l-1.1-3.1z"),
  ],
  star: [ink(star(12, 12.8, 5, 11, 4.8))],
} satisfies Record<string, Drawing>;
