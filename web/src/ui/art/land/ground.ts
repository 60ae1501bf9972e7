/**
 * The printed ground of a hex map as one drawing: everything that doesn't change during a game. Colours are token
 * names; `picture.ts` resolves them.
 */

import { FIELDS, MIXES } from "./fields";
import { type Placed, SETS, THINGS } from "./scenery";
import { banksOf, type River, riversOf } from "./water";

export interface GroundHex {
  x: number;
  y: number;
  /** Empty for a loch. */
  land: readonly string[];
  mist: boolean;
  /** The letter on a rock in the middle loch. */
  rock: string;
  /** True if something else is drawn on this loch. */
  port?: boolean;
}

export interface Ground {
  hexes: readonly GroundHex[];
  rivers: readonly River[];
  /** Sources of rivers. */
  springs: readonly { x: number; y: number }[];
  width: number;
  height: number;
}

export interface Printed {
  /** Letters on the rocks; omitted by a board that draws them itself. */
  letters?: boolean;
  /** The board under the map. */
  board?: boolean;
}

/** Width of the board beyond the hexes, in map units. */
export const EDGE = 22;

const hexAt = ({ x, y }: GroundHex): string => `M${x - 30} ${y - 52}h60l30 52-30 52h-60l-30-52z`;
const outline = (hexes: readonly GroundHex[]): string => hexes.map(hexAt).join("");
const use = (href: string, { x, y }: { x: number; y: number }): string =>
  `<use href="#${href}" x="${x}" y="${y}"/>`;
const around = (href: string, attributes: string): string => `<use href="#${href}" ${attributes}/>`;
const round = 'stroke-linejoin="round"';

/** Returns the mix of a hex: the initials of its lands. */
export function mixOf({ land }: Pick<GroundHex, "land">): string {
  const key = land.map((each) => each[0]).join("");
  return (MIXES as readonly string[]).includes(key) ? key : "g";
}

/** Returns one of the sets for a hex: always the same one, and seldom a neighbour's. */
function setOf(hex: GroundHex): string {
  const key = mixOf(hex);
  const column = Math.round(hex.x / 90);
  const row = Math.round(hex.y / 52);
  return `v-${key}${(column + Math.floor(row / 2) + (column % 3)) % (SETS[key]?.length ?? 1)}`;
}

function definitions(): string {
  const things = Object.entries(THINGS).map(([name, parts]) => `<g id="s-${name}">${parts.join("")}</g>`);
  const place = ([thing, x, y, scale]: Placed): string =>
    `<use href="#s-${thing}" transform="translate(${x} ${y}) scale(${scale})"/>`;
  const sets = Object.entries(SETS).flatMap(([key, all]) =>
    all.map((set, at) => `<g id="v-${key}${at}">${set.map(place).join("")}</g>`),
  );
  return things.join("") + FIELDS + sets.join("");
}

/** The board's edge, with its thickness and its shadow on the table. */
const BOARD = [
  around(
    "all",
    `transform="translate(0 12)" fill="var(--art-shadow)" stroke="var(--art-shadow)" opacity=".25" stroke-width="26" ${round}`,
  ),
  around(
    "all",
    `transform="translate(0 8)" fill="var(--board-side)" stroke="var(--board-side)" stroke-width="22" ${round}`,
  ),
  around("all", `fill="var(--board-edge)" stroke="var(--board-edge)" stroke-width="22" ${round}`),
].join("");

/**
 * Lochs, and at their shores shallow water, bank and sand: three strokes of the land's outline, visible only on
 * water.
 */
const LOCHS = [
  around("lochs", 'fill="url(#wash)"'),
  around("lochs", 'fill="url(#ripples)"'),
  `<g clip-path="url(#water)" fill="none" ${round}>`,
  around("lands", 'stroke="var(--art-shallow)" stroke-width="34"'),
  around("lands", 'stroke="var(--art-bank)" stroke-opacity=".8" stroke-width="17"'),
  around("lands", 'stroke="var(--art-sand)" stroke-width="13.5"'),
  "</g>",
  around("lochs", 'fill="none" stroke="var(--loch-mark)" stroke-opacity=".35" stroke-width="1.6"'),
].join("");

const light = (width: number, height: number): string =>
  `<linearGradient id="light" gradientUnits="userSpaceOnUse" x2="${width * 0.92}" y2="${height}"><stop stop-color="var(--art-sun)" stop-opacity=".2"/><stop offset=".45" stop-color="var(--art-sun)" stop-opacity=".04"/><stop offset="1" stop-color="var(--art-shadow)" stop-opacity=".2"/></linearGradient>`;
const wash = (width: number, height: number): string =>
  `<linearGradient id="wash" gradientUnits="userSpaceOnUse" x2="${width * 0.58}" y2="${height}"><stop stop-color="var(--art-loch-lit)"/><stop offset=".5" stop-color="var(--art-loch-mid)"/><stop offset="1" stop-color="var(--art-loch-shade)"/></linearGradient>`;

function letter({ x, y, rock }: GroundHex): string {
  return `<text x="${x + 2}" y="${y + 16}" text-anchor="middle" font-size="27" font-weight="700" font-family="Georgia,serif" fill="var(--board-ink)">${rock}</text>`;
}

/** Returns the drawing without its frame: definitions, then everything from the table up. */
export function groundMarkup(ground: Ground, { letters = true, board = true }: Printed = {}): string {
  const { hexes, width, height } = ground;
  const seen = hexes.filter(({ mist }) => !mist);
  const hidden = hexes.filter(({ mist }) => mist);
  const lands = seen.filter(({ land }) => land.length);
  const lochs = seen.filter(({ land }) => !land.length);
  const standing = [...lands, ...lochs.filter(({ rock }) => rock)].sort(
    (one, other) => one.y - other.y || one.x - other.x,
  );
  const sail = lochs.find(({ port, rock }, at) => at > 1 && !port && !rock);
  return [
    `<defs>${definitions()}${light(width, height)}${wash(width, height)}`,
    `<path id="all" d="${outline(hexes)}"/><path id="lands" d="${outline(lands)}"/><path id="lochs" d="${outline(lochs)}"/>`,
    `<clipPath id="water"><path d="${outline(lochs)}"/></clipPath></defs>`,
    board ? BOARD : "",
    LOCHS,
    ...lands.map((hex) => use(`gr-${mixOf(hex)}`, hex)),
    around("lands", 'fill="none" stroke="var(--art-line)" stroke-opacity=".38" stroke-width="1.8"'),
    ...lands.map((hex) => use("bevel", hex)),
    banksOf(riversOf(ground.rivers)),
    ...ground.springs.map((spring) => use("s-fall", spring)),
    ...standing.map((hex) =>
      hex.rock ? use("s-rock", hex) + (letters ? letter(hex) : "") : use(setOf(hex), hex),
    ),
    sail ? `<use href="#s-boat" transform="translate(${sail.x - 4} ${sail.y + 20}) scale(.9)"/>` : "",
    hidden.length
      ? `<path d="${outline(hidden)}" fill="var(--mist)" stroke="var(--mist)" stroke-width="2"/>${hidden.map((hex) => use("wisps", hex)).join("")}<path d="${outline(hidden)}" fill="none" stroke="var(--mist-mark)" stroke-width="1.5"/>`
      : "",
    around("all", 'fill="url(#light)"'),
  ].join("");
}
