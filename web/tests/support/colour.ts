/** Colour in numbers: contrast by WCAG 2, distance by CIEDE2000, both also under colour vision deficiencies. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Matrix } from "../../src/ui/vision";

export type Colour = readonly [number, number, number];

/** Returns the linear light of "#RRGGBB". */
export function linear(hex: string): Colour {
  if (!/^#[0-9A-F]{6}$/i.test(hex)) throw new Error(`${hex} is no colour`);
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Applies a matrix to light; negative values are clamped. */
export function seenThrough(matrix: Matrix, [r, g, b]: Colour): Colour {
  const row = (at: number): number => {
    const sum = (matrix[at] ?? 0) * r + (matrix[at + 1] ?? 0) * g + (matrix[at + 2] ?? 0) * b;
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(3), row(6)];
}

/** Returns the WCAG 2 contrast, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Converts to CIELAB under D65. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns a colour's lightness, 0 to 100. */
export function lightness(hex: string): number {
  return lab(linear(hex))[0];
}

const RADIANS = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
const hue = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360);

/** Returns CIEDE2000 between two CIELAB colours, after Sharma, Wu and Dalal 2005. */
export function distanceInLab([l1, a1, b1]: Colour, [l2, a2, b2]: Colour): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [hue(b1, a1 * (1 + g)), hue(b2, a2 * (1 + g))];
  const grey = c1 * c2 === 0;

  const turn = h2 - h1;
  const dh = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
  const bigH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const sum = h1 + h2;
  const h = grey ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;

  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rt = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * rc;
  const [light, chroma, tone] = [(l2 - l1) / sl, (c2 - c1) / sc, bigH / sh];
  return Math.sqrt(light ** 2 + chroma ** 2 + tone ** 2 + rt * chroma * tone);
}

/** Returns CIEDE2000 between two lights. */
export function distance(one: Colour, other: Colour): number {
  return distanceInLab(lab(one), lab(other));
}

// The tokens, and their colours by theme, read from the page's own files.

export type Theme = "light" | "dark";

const FOLDER = join(import.meta.dirname, "../../src/ui/tokens");
const source = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), "utf8"))
  .join("\n");
const names = [...source.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = ""]) => name);

/** Names of all tokens. */
export const TOKENS: ReadonlySet<string> = new Set(names);
const both = new Map<string, Record<Theme, string>>();
for (const [, name, light, dark, plain] of source.matchAll(
  /--([\w-]+):\s*(?:light-dark\((#[0-9A-F]{6,8}),\s*(#[0-9A-F]{6,8})\)|(#[0-9A-F]{6,8}));/gi,
)) {
  if (name) both.set(name, { light: light ?? plain ?? "", dark: dark ?? plain ?? "" });
}

/** Returns a token's colour, or that of a fallback if it's missing. */
export function token(name: string, theme: Theme, otherwise?: string): string {
  const found = both.get(name) ?? both.get(otherwise ?? "");
  if (!found) throw new Error(`there is no token --${name}`);
  return found[theme];
}
