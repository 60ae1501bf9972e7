/** Hex grounds: the painting below the scenery, as definitions for pictures to refer to. */

import { HEX_OUTLINE } from "../../terrain";

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2=".6" y2="1"><stop stop-color="var(--art-${from})"/><stop offset="1" stop-color="var(--art-${to})"/></linearGradient>`;

const BLADES = "c0-2-.5-4-2-5.5m4.5 5.5c0-3 .5-4.5 1-6.5m1.5 6.5c.3-2 1-3.3 2.5-4.2";
const blades = (x: number, y: number): string => `M${x} ${y}${BLADES}`;
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

const PATTERNS = [
  `<pattern id="meadow" width="92" height="80" patternUnits="userSpaceOnUse"><path d="${blades(8, 14)}${blades(50, 34)}${blades(24, 66)}${blades(76, 70)}" fill="none" stroke="var(--art-blade)" stroke-opacity=".55" stroke-width="1.3" stroke-linecap="round"/><g fill="var(--art-dew)" fill-opacity=".55">${ellipse(34, 20, 7, 2)}${ellipse(76, 46, 8, 2.2)}${ellipse(10, 46, 6, 1.8)}</g><g fill="var(--art-flower)">${ellipse(70, 18, 1, 1)}${ellipse(40, 58, 1, 1)}${ellipse(18, 30, 0.9, 0.9)}</g></pattern>`,
  `<pattern id="needles" width="34" height="30" patternUnits="userSpaceOnUse"><g fill="var(--art-needle-dark)" fill-opacity=".7">${ellipse(8, 8, 5, 2)}${ellipse(26, 22, 6, 2.2)}</g><g fill="var(--art-needle)" fill-opacity=".6">${ellipse(24, 7, 4, 1.4)}${ellipse(8, 24, 4.5, 1.5)}</g></pattern>`,
  `<pattern id="scree" width="40" height="34" patternUnits="userSpaceOnUse"><path d="M6 9l3-3 3 2-1 3H7zM28 26l2.5-2 3 1.5-.5 2.5h-4z" fill="var(--art-scree-dark)" fill-opacity=".55"/><path d="M24 8l3-1.5 2 1.5-1 2h-3zM10 25l3-1.5 2 1.5-1 2h-3z" fill="var(--art-scree)" fill-opacity=".75"/></pattern>`,
  `<pattern id="ripples" width="64" height="44" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)"><g fill="none" stroke-linecap="round" stroke-width="2"><path d="M6 10q4-3.5 8 0t8 0M46 4q3-2.5 6 0t6 0" stroke="var(--board-white)" stroke-opacity=".75"/><path d="M38 22q4-3.5 8 0t8 0M14 36q4-3.5 8 0t8 0" stroke="var(--art-ripple)" stroke-opacity=".5"/></g></pattern>`,
];

/** Paint of each land: its wash, and its small marks. */
const WASHES: Readonly<Record<string, readonly [wash: string, marks: string]>> = {
  g: ["w-grass", "meadow"],
  m: ["w-rock", "scree"],
  f: ["w-forest", "needles"],
};

const UPPER = "M-60 0-30-52H30L60 0C44 7 34-7 18-1S-12 8-26 1-48-6-60 0z";
const LOWER = "M-60 0C-48-6-40-6-26 1S2 5 18-1 44 7 60 0L30 52H-30z";
const SEAM = "M-60 0C-48-6-40-6-26 1S2 5 18-1 44 7 60 0";
/** Parts of a hex with one, two or three lands, and the seams between them. */
const SHARES: readonly { parts: readonly string[]; seam: string }[] = [
  { parts: [HEX_OUTLINE], seam: "" },
  { parts: [UPPER, LOWER], seam: SEAM },
  {
    parts: [
      "M0 0C-14 6-30-8-60 0L-30-52H30C20-34 10-18 0 0z",
      "M0 0C10-18 20-34 30-52L60 0 30 52C22 36 10 20 0 0z",
      "M0 0C10 20 22 36 30 52H-30L-60 0C-30-8-14 6 0 0z",
    ],
    seam: "M0 0C-14 6-30-8-60 0M0 0C10-18 20-34 30-52M0 0C10 20 22 36 30 52",
  },
];
export const MIXES = ["g", "m", "f", "gm", "gf", "mf", "gmf"] as const;

function mix(key: string): string {
  const share = SHARES[key.length - 1];
  const parts = [...key].map((land, at) => {
    const d = share?.parts[at];
    const [wash, marks] = WASHES[land] ?? [];
    return `<path d="${d}" fill="url(#${wash})"/><path d="${d}" fill="url(#${marks})"/>`;
  });
  const seam = share?.seam
    ? `<path d="${share.seam}" fill="none" stroke="var(--art-seam)" stroke-opacity=".25" stroke-width="2"/>`
    : "";
  return `<g id="gr-${key}">${parts.join("")}${seam}</g>`;
}

/** A lit edge at the upper left, a dark one at the lower right. */
const BEVEL =
  '<g id="bevel" fill="none" stroke-width="2.2"><path d="M-58.5 0-29.2-50.6H29.2" stroke="var(--board-white)" stroke-opacity=".42"/><path d="M58.5 0 29.2 50.6H-29.2" stroke="var(--art-seam)" stroke-opacity=".22"/></g>';

const WISPS =
  '<path id="wisps" d="M-40-16q14-10 28 0t28 0 20 0M-30 8q12-9 24 0t24 0 14 0M-36 30q12-8 24 0t24 0 10 0" fill="none" stroke="var(--mist-mark)" stroke-width="5" stroke-linecap="round"/>';

export const FIELDS = [
  gradient("w-grass", "grass-lit", "grass-shade"),
  gradient("w-forest", "forest-lit", "forest-shade"),
  gradient("w-rock", "mountain-lit", "mountain-shade"),
  ...PATTERNS,
  ...MIXES.map(mix),
  BEVEL,
  WISPS,
].join("");
