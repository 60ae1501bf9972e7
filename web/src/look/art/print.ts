/**
 * Drawings as printed sheets: each is drawn once, kept as a bitmap and laid under whatever bears its name
 * (`data-art="village"`), so that a move repaints pictures and not the hundreds of shapes they are made of.
 */

import { paletteOf } from "./palette";
import { addressOf } from "./raster";

/** So long printing may hold up the page at a time, in milliseconds. */
const SLICE = 16;

export interface Drawing {
  /** The inside of an SVG; `$name` is the token `--art-name`, or `--name`. */
  markup: string;
  /** x, y, width and height of what is seen of it. */
  box: string;
  /** How wide it is printed, in pixels of a plain screen. */
  width: number;
}

/** A drawing with its colours put in. */
export function coloured(markup: string, colour: (name: string) => string): string {
  return markup.replace(/\$([a-z][a-z-]*)/g, (_, name: string) => colour(name));
}

/** The colour of a token, which scenery has in common or for itself. It is the same in both themes. */
export function sceneryColour(): (name: string) => string {
  const palette = paletteOf(false);
  const found = new Map<string, string>();
  return (name) => {
    const value = found.get(name) ?? (palette(`art-${name}`) || palette(name));
    found.set(name, value);
    return value;
  };
}

export function asSvg({ markup, box, width }: Drawing, colour: (name: string) => string, scale = 1): string {
  const [, , w = 100, h = 100] = box.split(" ").map(Number);
  const wide = Math.round(width * scale);
  const high = Math.round((width * scale * h) / w);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">${coloured(markup, colour)}</svg>`;
}

const wanted = new Map<string, Drawing>();
const printed = new Set<string>();
let sheet: CSSStyleSheet | null = null;
let busy = false;

/** Asks for a drawing by name; asking again costs nothing. */
export function print(name: string, drawing: () => Drawing): void {
  if (printed.has(name) || wanted.has(name) || !canPrint()) return;
  wanted.set(name, drawing());
  if (busy) return;
  busy = true;
  setTimeout(run);
}

/** Where nothing is painted, as in tests without a browser, nothing is printed. */
function canPrint(): boolean {
  return typeof document !== "undefined" && "adoptedStyleSheets" in document;
}

/** All that is wanted is read at once; each is printed as soon as it has been read, a few at a time. */
async function run(): Promise<void> {
  const colour = sceneryColour();
  const scale = Math.min(2, Math.max(1, devicePixelRatio || 1));
  while (wanted.size) {
    const read = [...wanted].map(([name, drawing]) => ({ name, image: load(asSvg(drawing, colour, scale)) }));
    for (const { name } of read) printed.add(name);
    wanted.clear();
    let rules: string[] = [];
    let began = performance.now();
    for (const { name, image } of read) {
      rules.push(`[data-art="${name}"]{background-image:url("${bitmap(await image)}")}`);
      if (performance.now() - began < SLICE) continue;
      lay(rules);
      rules = [];
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    lay(rules);
  }
  busy = false;
}

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = image.onerror = () => resolve(image);
    image.src = addressOf(svg);
  });
}

/** A drawing's bitmap as an address; the drawing itself where it cannot be had. */
function bitmap(image: HTMLImageElement): string {
  try {
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.92);
  } catch {
    return image.src;
  }
}

function lay(rules: readonly string[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
}
