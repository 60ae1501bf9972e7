/** What a page must pass: nothing that axe knows of is wrong, nothing sticks out. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, one line a rule with where it is broken. What passes is neither listed nor sent here: it is long. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (where) => {
    const judge = (globalThis as unknown as { axe: typeof axe }).axe;
    const result = await judge.run(where, { resultTypes: ["violations"] });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
    );
  }, within);
}

/** By how much anything sticks out of the page to the right. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** By how much the page could be scrolled, both ways. */
export async function scrolls(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
}
