/**
 * Drawings as printed sheets: each is drawn once, kept as a bitmap and used as the background of elements with its
 * name (`data-art="village"`), so that a move repaints pictures rather than hundreds of shapes.
 */

import { paletteOf } from "./palette";
import { addressOf } from "./raster";

/** Maximum milliseconds that printing may block the page at a time. */
const SLICE = 16;

export interface Drawing {
  /** SVG content; `$name` is the token `--art-name`, or `--name`. */
  markup: string;
  /** x, y, width and height of the visible part. */
  box: string;
  /** Printed width, in CSS pixels. */
  width: number;
}

/** Returns a drawing with its colours inserted. */
export function coloured(markup: string, colour: (name: string) => string): string {
  return markup.replace(/\$([a-z][a-z-]*)/g, (_, name: string) => colour(name));
}

/** Returns a lookup of token colours, specific to scenery or shared. They're the same in both themes. */
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

/** Queues a drawing by name for printing; repeated calls are free. */
export function print(name: string, drawing: () => Drawing): void {
  if (printed.has(name) || wanted.has(name) || !canPrint()) return;
  wanted.set(name, drawing());
  if (busy) return;
  busy = true;
  setTimeout(run);
}

/** Returns false without rendering, as in tests without a browser. */
function canPrint(): boolean {
  return typeof document !== "undefined" && "adoptedStyleSheets" in document;
}

/** Loads all queued drawings at once, and prints each as soon as it's loaded, a few at a time. */
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

/** Returns a drawing's bitmap as a URL; the drawing itself if that fails. */
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
