/**
 * Measures a page's largest empty rectangle, without text, tiles, pieces, pictures or controls. The same measure
 * works for our pages and for mock-ups, so that "no dead space" is a number.
 *
 *   node scripts/emptiness.mjs http://127.0.0.1:8417/table/... ../mock/caledonia.html [1440x900]
 *   WITHIN=.table node scripts/emptiness.mjs http://localhost:5173/story/caledonia/turn    only a part of the page (`npm run stories`)
 */

import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * Largest empty rectangle of the tables' mock-ups at 1440x900, in pixels, which is the limit for a table. On a
 * larger screen the limit scales.
 */
export const DRAWN = { caledonia: 28_800, glenmore: 28_800 };

/** Gaps narrower than this many pixels don't count as empty. */
const GRAIN = 4;

/**
 * Returns the largest rectangle of a field that no box touches, on a grid of `GRAIN` pixels: for each row, the
 * largest rectangle under the heights of the free space above.
 * @param {Box[]} boxes @param {number} width @param {number} height
 */
export function largestEmpty(boxes, width, height) {
  const [columns, rows] = [Math.ceil(width / GRAIN), Math.ceil(height / GRAIN)];
  const taken = new Uint8Array(columns * rows);
  for (const { left, top, right, bottom } of boxes) {
    const [from, to] = [Math.max(0, Math.floor(left / GRAIN)), Math.min(columns, Math.ceil(right / GRAIN))];
    for (let y = Math.max(0, Math.floor(top / GRAIN)); y < Math.min(rows, Math.ceil(bottom / GRAIN)); y++)
      taken.fill(1, y * columns + from, y * columns + Math.max(from, to));
  }
  const free = new Uint16Array(columns + 1);
  let best = { left: 0, top: 0, width: 0, height: 0, area: 0 };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) free[x] = taken[y * columns + x] ? 0 : (free[x] ?? 0) + 1;
    /** @type {number[]} */
    const open = [];
    for (let x = 0; x <= columns; x++) {
      while (open.length && (free[open.at(-1) ?? 0] ?? 0) >= (x < columns ? (free[x] ?? 0) : 0)) {
        const high = free[open.pop() ?? 0] ?? 0;
        const left = open.length ? (open.at(-1) ?? 0) + 1 : 0;
        const area = high * (x - left) * GRAIN * GRAIN;
        if (area > best.area)
          best = {
            left: left * GRAIN,
            top: (y - high + 1) * GRAIN,
            width: (x - left) * GRAIN,
            height: high * GRAIN,
            area,
          };
      }
      open.push(x);
    }
  }
  return best;
}

/** Returns every visible leaf of the page: lines of text, controls, pictures, shapes other than backgrounds. */
/* c8 ignore start: runs in the browser */
export function leaves() {
  /** @type {Box[]} */
  const found = [];
  const most = innerWidth * innerHeight * 0.08;
  /** @param {DOMRect} rect @param {boolean} [any] */
  const take = ({ left, top, right, bottom, width, height }, any = false) => {
    if (width < 2 || height < 2 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return;
    if (any || width * height < most) found.push({ left, top, right, bottom });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) take(rect, true);
  }
  const shown =
    "button, a, input, select, textarea, img, canvas, use, image, path, circle, rect, ellipse, [data-art], [data-hex]";
  for (const element of document.querySelectorAll(shown)) {
    if (element.closest("defs, symbol, .visually-hidden, .sprite")) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    // A board's background isn't a piece, but a map is covered with print.
    take(element.getBoundingClientRect(), element.matches("[data-hex], canvas, button, select, input"));
  }
  return found;
}
/* c8 ignore stop */

/**
 * Returns the largest empty rectangle of a page's current content, or of a part of it.
 * @param {import("playwright-core").Page} page @param {string} [within]
 */
export async function emptiest(page, within) {
  const found = await page.evaluate(leaves);
  const part = within ? await page.locator(within).first().boundingBox() : null;
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  const moved = found.map(({ left, top, right, bottom }) => ({
    left: left - x,
    top: top - y,
    right: right - x,
    bottom: bottom - y,
  }));
  return { ...largestEmpty(moved, width, height), whole: width * height };
}

/** @param {{ left: number, top: number, width: number, height: number, area: number, whole: number }} empty */
export function told({ left, top, width, height, area, whole }) {
  return `${width} x ${height} at ${left}, ${top}: ${area} px, ${((100 * area) / whole).toFixed(1)} %`;
}

/** @param {string} address @param {{ width: number, height: number }} viewport */
async function measure(address, viewport) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce", locale: "en-GB" });
    await page.goto(/^https?:/.test(address) ? address : pathToFileURL(address).href);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1500);
    return await emptiest(page, process.env.WITHIN);
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const given = process.argv.slice(2);
  const [width = 1440, height = 900] = (given.find((each) => /^\d+x\d+$/.test(each)) ?? "1440x900")
    .split("x")
    .map(Number);
  for (const address of given.filter((each) => !/^\d+x\d+$/.test(each)))
    console.log(`${address}: ${told(await measure(address, { width, height }))}`);
}
