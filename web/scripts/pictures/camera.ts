/**
 * Takes screenshots at five sizes, light and dark. All go to `web/.cache/screenshots`, and those shown in the docs also
 * to `docs/images`, as WebP.
 *
 *   ONLY=home,caledonia-game SIZES=wide,narrow THEMES=dark node scripts/run.mjs scripts/pictures.ts    some of them
 *   SHOWN=1 node scripts/run.mjs scripts/pictures.ts    only those of the docs
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../../tests/chromium/server";
import { WIDE } from "../seeded";
import { SHOWN } from "./shown";
import { asWebp } from "./webp";

const DOCS = join(ROOT, "docs/images");
const CACHE = join(ROOT, "web/.cache/screenshots");
const SIZES = {
  wide: WIDE,
  narrow: { width: 390, height: 844 },
  large: { width: 1920, height: 1080 },
  low: { width: 1366, height: 650 },
  small: { width: 1024, height: 768 },
} as const;
type Size = keyof typeof SIZES;
/** Time for a page to settle at a new size, in milliseconds. */
const SETTLES = 800;

const listed = (given: string | undefined, all: readonly string[]): readonly string[] => given?.split(",") ?? all;
const sizes = listed(process.env.SIZES, Object.keys(SIZES)) as readonly Size[];
const themes = listed(process.env.THEMES, ["light", "dark"]) as readonly ("light" | "dark")[];

const shown = (name: string): boolean => [...SHOWN].some((file) => file.startsWith(`${name}-`));

/** Returns whether a screen of this name was requested. */
export const wanted = (name: string): boolean =>
  listed(process.env.ONLY, [""]).some((each) => name.includes(each)) && (!process.env.SHOWN || shown(name));

/** Returns whether any of these screens was requested. */
export const anyOf = (...names: string[]): boolean => names.some(wanted);

/** Screens that failed. */
export const failed: string[] = [];

/** Continues with the next screens if one fails. */
export async function tried(what: string, work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => {
    failed.push(what);
    console.log(`${what}: ${error.message.split("\n", 1)[0]}`);
  });
}

/** Restores the state at a new size, for cards that close when the layout changes. */
export type Ready = (page: Page, size: Size) => Promise<void>;

/** Waits until every drawing on the page has been printed. */
async function printed(page: Page): Promise<void> {
  const all = () =>
    [...document.querySelectorAll("[data-art]")].every(
      (each) => getComputedStyle(each).backgroundImage !== "none",
    );
  await page.waitForFunction(all, null, { timeout: 20_000, polling: 300 }).catch(() => {});
}

/** Takes a screen at all sizes, light and dark; the current choice is kept. */
export async function picture(page: Page, name: string, ready?: Ready): Promise<void> {
  if (!wanted(name)) return;
  mkdirSync(CACHE, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const theme of themes) {
      const file = `${name}${theme === "dark" ? "-dark" : ""}-${size}`;
      if (process.env.SHOWN && !SHOWN.has(file)) continue;
      await page.emulateMedia({ colorScheme: theme });
      await printed(page);
      await page.waitForTimeout(SETTLES);
      await ready?.(page, size);
      const png = await page.screenshot({ path: join(CACHE, `${file}.png`) });
      if (SHOWN.has(file)) writeFileSync(join(DOCS, `${file}.webp`), await asWebp(page, png));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(WIDE);
  console.log(`${name}: ${sizes.join(", ")}`);
}
