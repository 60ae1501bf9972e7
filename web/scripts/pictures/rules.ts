/**
 * The components mentioned in a rules reference, as the client draws them: one picture per paragraph in
 * `docs/images/rules`. The docs put each after its paragraph (`scripts/reference_pages.py`).
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../../tests/chromium/server";
import { WIDE } from "../seeded";
import { wanted } from "./camera";
import { asWebp } from "./webp";

/** Width of the text in the docs, in pixels. */
const WIDTH = 760;

export async function rules(page: Page, site: string, game: string): Promise<void> {
  if (!wanted(`${game}-rules`)) return;
  const folder = join(ROOT, "docs/images/rules", game);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: WIDTH, height: 1000 });
  await page.goto(`${site}/rules/${game}`);
  const strips = page.locator("article .told:has(figure)");
  await strips.first().waitFor();
  const count = await strips.count();
  for (let at = 0; at < count; at++) {
    const strip = strips.nth(at);
    const paragraph = await strip.locator("p[id]").getAttribute("id");
    const pictures = strip.locator("ul");
    await pictures.scrollIntoViewIfNeeded();
    await pictures.locator(".drawing").last().waitFor();
    await page.waitForTimeout(150);
    writeFileSync(join(folder, `${paragraph}.webp`), await asWebp(page, await pictures.screenshot()));
  }
  await page.setViewportSize(WIDE);
  console.log(`${game}-rules: ${count} paragraphs`);
}
