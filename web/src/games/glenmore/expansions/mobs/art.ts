/**
 * Pennies, and the mobsters' portraits on a 64 grid, each with a distinct hat, hair and clothing. Scenery, so without
 * ink outlines.
 */

import { print } from "../../../../ui/art/print";
import { disc, type Sign, stroke } from "../../shelf/art/signs";

export const PENNY: Sign = {
  name: "penny",
  markup:
    disc("art-hide", 12, 12, 10) +
    '<circle cx="12" cy="12" r="7" fill="none" stroke="$board-ink"/>' +
    stroke("M8.800 12h6.400", 2.2),
};
export const BRIGHT: Sign = {
  name: "bright",
  markup:
    disc("tint-snow", 12, 12, 10) +
    '<circle cx="12" cy="12" r="7" fill="none" stroke="$board-ink"/>' +
    stroke("M8.800 12h6.400M12 8.800v6.400", 2.4, "gain"),
};

type Hat = "cap" | "bowler" | "bonnet" | "scarf" | "hood" | "tall" | "tam" | "none";
interface Face {
  hat: Hat;
  /** Colours by token name. */
  hatted: string;
  hair: string;
  coat: string;
  skin?: string;
  /** Shoulder-length hair. */
  long?: boolean;
  beard?: "full" | "moustache";
  masked?: boolean;
  /** The background. */
  wall?: string;
}

/** By their ids in the packs. */
export const FACES: Readonly<Record<string, Face>> = {
  "peggy-mcwander": { hat: "scarf", hatted: "tint-brick", hair: "art-hair-red", coat: "art-gown", long: true },
  "joe-mcduff": { hat: "cap", hatted: "tint-slate", hair: "art-hair", coat: "art-coat", masked: true },
  "bruce-mcmail": { hat: "bowler", hatted: "board-ink", hair: "art-hair", coat: "tint-moss", beard: "moustache" },
  "peggy-mclaird": { hat: "bonnet", hatted: "tint-heather", hair: "art-straw", coat: "tint-heather", long: true },
  "kenneth-mcsnitch": { hat: "hood", hatted: "art-iron", hair: "art-hair", coat: "art-iron", masked: true },
  "sibyl-macsponge": { hat: "bonnet", hatted: "tint-deep", hair: "tint-snow", coat: "tint-deep", long: true },
  "derek-anderson": { hat: "tall", hatted: "art-coat", hair: "art-hair-red", coat: "board-ink" },
  "fergus-macdarkie": { hat: "tam", hatted: "tint-bark", hair: "board-ink", coat: "tint-bark", beard: "full" },
  "mike-mccastle": { hat: "none", hatted: "tint-bark", hair: "art-hair-red", coat: "tint-brick", beard: "full" },
  "calum-mcquack": { hat: "cap", hatted: "tint-water", hair: "art-straw", coat: "tint-water", beard: "moustache" },
  "bully-mcmuscle": { hat: "none", hatted: "tint-bark", hair: "board-ink", coat: "tint-slate", masked: true },
  "fraser-mcstarve": { hat: "hood", hatted: "tint-bark", hair: "art-hair", coat: "tint-bark", skin: "art-pale" },
  "oonagh-mchagg": { hat: "scarf", hatted: "tint-moss", hair: "tint-snow", coat: "art-gown", long: true },
  "elspeth-mctrick": { hat: "tam", hatted: "tint-gold", hair: "art-hair", coat: "tint-heather", long: true },
  "erin-macmalt": { hat: "scarf", hatted: "tint-amber", hair: "art-straw", coat: "tint-bark", long: true },
  "john-mcclaim": { hat: "tall", hatted: "tint-brick", hair: "tint-slate", coat: "art-coat", beard: "moustache" },
};

const fill = (tint: string, d: string): string => `<path d="${d}" fill="$${tint}"/>`;
const shade = (d: string): string => `<path d="${d}" fill="$board-ink" opacity=".16"/>`;

const HATS: Readonly<Record<Hat, (tint: string) => string>> = {
  cap: (tint) =>
    fill(tint, "M15 24c0-11 7-16 18-16 10 0 16 5 16 13l7 5c-9-3-31-4-41-2z") +
    shade("M15 24c9-3 31-2 41 2l-8-1c-10-2-24-3-33-1z"),
  bowler: (tint) =>
    fill(tint, "M18 22c0-10 5-16 14-16s14 6 14 16z") + fill(tint, "M10 21c7 3 37 3 44 0 0 5-9 6-22 6s-22-1-22-6z"),
  bonnet: (tint) =>
    fill(tint, "M12 34C10 16 18 6 32 6s22 10 20 28c-3-9-5-14-20-14S15 25 12 34z") +
    shade("M32 6c14 0 22 10 20 28-2-15-8-22-20-28z"),
  scarf: (tint) =>
    fill(tint, "M13 28C13 13 20 6 32 6s19 7 19 22c-5-7-11-9-19-9s-14 2-19 9z") + fill(tint, "M48 24l9 13-8 3z"),
  hood: (tint) => fill(tint, "M9 58C7 24 16 4 32 4s25 20 23 54l-8-2c3-22 0-36-15-36S14 34 17 56z"),
  tall: (tint) =>
    fill(tint, "M19 22 17 3h30l-2 19z") +
    fill(tint, "M10 20h44v5H10z") +
    '<path d="M18.500 16h27v4h-27z" fill="$tint-gold"/>',
  tam: (tint) =>
    fill(tint, "M9 19C9 9 20 7 33 7s22 4 22 12c0 6-9 4-23 4S9 26 9 19z") +
    '<circle cx="33" cy="7" r="3.500" fill="$tint-brick"/>',
  none: () => "",
};

/** Draws one of them, down to the shoulders. */
export function portrait(face: Face): string {
  const skin = face.skin ?? "art-skin";
  const parts = [
    `<rect width="64" height="64" fill="$${face.wall ?? "parchment"}"/>`,
    // Prison bars
    '<path d="M8 0v64M56 0v64" stroke="$tint-slate" stroke-width="3" opacity=".45"/>',
    face.long ? fill(face.hair, "M13 26c-3 14-3 24 1 32h36c4-8 4-18 1-32z") : "",
    fill(face.coat, "M6 64c1-11 9-15 18-16l8 5 8-5c9 1 17 5 18 16z"),
    shade("M32 53l8-5c9 1 17 5 18 16H32z"),
    fill(skin, "M26 42h12v9l-6 4-6-4z"),
    fill(face.hair, "M16 30C14 14 22 10 32 10s18 4 16 20l-3 4H19z"),
    fill(skin, "M18 26c0-4 5-7 14-7s14 3 14 7c0 14-6 22-14 22S18 40 18 26z"),
    shade("M32 19c9 0 14 3 14 7 0 14-6 22-14 22 6-6 8-16 6-25z"),
    face.beard === "full" ? fill(face.hair, "M18 32c2 4 7 5 14 4 7 1 12 0 14-4 0 12-6 19-14 19s-14-7-14-19z") : "",
    face.masked ? '<path d="M17 26h30v6c-5 3-10 2-15-2-5 4-10 5-15 2z" fill="$board-ink"/>' : "",
    face.masked
      ? '<circle cx="25" cy="29" r="2.200" fill="$board-white"/><circle cx="39" cy="29" r="2.200" fill="$board-white"/>'
      : '<circle cx="26" cy="29" r="1.800" fill="$board-ink"/><circle cx="38" cy="29" r="1.800" fill="$board-ink"/>',
    fill("art-skin-shade", "M31 30l-2 6h5z"),
    face.beard === "moustache"
      ? fill(face.hair, "M23 40c3-4 6-4 9-2 3-2 6-2 9 2-4 1-7 1-9 0-2 1-5 1-9 0z")
      : '<path d="M27 41c3 2 7 2 10-1" fill="none" stroke="$board-ink" stroke-width="1.700" stroke-linecap="round"/>',
    HATS[face.hat](face.hatted),
  ];
  return parts.join("");
}

/** Queues a mobster's portrait for printing and returns its picture's name. */
export function mobsterPicture(id: string): string {
  const name = `mobster-${id}`;
  const face = FACES[id] ?? { hat: "cap", hatted: "tint-slate", hair: "art-hair", coat: "art-coat", masked: true };
  print(name, () => ({ markup: portrait(face), box: "0 0 64 64", width: 96 }));
  return name;
}
