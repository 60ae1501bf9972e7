/**
 * "Show me an idea": requested, drawn on the board, and played by mouse or keyboard; never before it's confirmed.
 */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "./axe";
import { useBrowser } from "./browser";
import { CONFIRM } from "./player";

const { open } = useBrowser();
const IDEAS = "section.drawer ol > li";
const GHOST = "svg .ghost";

const seq = (page: Page) => page.locator("main").getAttribute("data-seq").then(Number);

async function begun(): Promise<Page> {
  const page = await open("/new/caledonia?with=here");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.actions").waitFor();
  return page;
}

/** Requests ideas, and hovers the first: it appears in the row as if it were chosen. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Show me an idea/ }).click();
  await page.locator(IDEAS).first().hover();
  await page.locator(CONFIRM).waitFor();
  const title = await page.locator(`${IDEAS} h3`).first().textContent();
  expect(await page.locator("section.prompt h2").textContent()).toBe(title?.trim());
}

async function playFirst(page: Page): Promise<void> {
  const before = await seq(page);
  await page.getByRole("button", { name: "Play this" }).first().click();
  await expect.poll(() => page.locator(IDEAS).count()).toBe(0);
  expect(await seq(page), "nothing is played before it is confirmed").toBe(before);
  await page.locator(CONFIRM).click();
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
}

it("an idea is requested, drawn, and played by clicks", async () => {
  const page = await begun();
  const before = await seq(page);
  await ask(page);
  expect(await seq(page), "the log notes that somebody asked").toBe(before + 1);
  expect(await page.locator(IDEAS).count()).toBeLessThanOrEqual(3);
  expect(await violations(page)).toEqual([]);
  // Before the first piece, clans are chosen, which aren't on the map.
  for (let asked = 0; asked < 6 && !(await page.locator(GHOST).count()); asked++) {
    await playFirst(page);
    await ask(page);
  }
  await page.locator(GHOST).first().waitFor({ state: "attached" });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ideas.png` });
  await playFirst(page);
});

it("an idea is requested and played by keys, and announced to those who listen", async () => {
  const page = await begun();
  const before = await seq(page);
  await page.keyboard.press("?");
  await page.locator(IDEAS).first().waitFor();
  expect(await page.locator("section.drawer [role=status]").textContent()).toMatch(/^(One idea|\d ideas)/);
  // The first card's button has the focus: its result is drawn.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Play this");
  await page.locator(CONFIRM).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".commit") !== null)).toBe(true);
  expect(await seq(page)).toBe(before + 1);
  await page.keyboard.press("Enter");
  await expect.poll(() => seq(page)).toBeGreaterThan(before + 1);
});
