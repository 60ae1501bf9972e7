/** "Show me an idea": asked for, drawn on the board, and played by clicks or by keys; never before it is confirmed. */

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

/** Chooses what is shown first, until something is asked that is answered on the map. */
async function untilDrawn(page: Page): Promise<void> {
  const idea = page.locator(IDEAS).first();
  await idea.waitFor();
  await idea.hover();
  await page.locator(CONFIRM).waitFor();
}

it("an idea is asked for, drawn, and played by clicks", async () => {
  const page = await begun();
  const before = await seq(page);
  await page.getByRole("button", { name: /^Show me an idea/ }).click();
  await untilDrawn(page);
  expect(await page.locator(IDEAS).count()).toBeLessThanOrEqual(3);
  // What is rested on stands in the row as if it were chosen, and on the board as a ghost.
  const title = await page.locator(`${IDEAS} h3`).first().textContent();
  expect(await page.locator("section.prompt h2").textContent()).toBe(title?.trim());
  await page.locator(GHOST).first().waitFor({ state: "attached" });
  expect(await violations(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ideas.png` });
  // Only the note that it was asked for is in the log.
  expect(await seq(page)).toBe(before + 1);
  await page.getByRole("button", { name: "Play this" }).first().click();
  await expect.poll(() => page.locator(IDEAS).count()).toBe(0);
  expect(await seq(page)).toBe(before + 1);
  await page.locator(CONFIRM).click();
  await expect.poll(() => seq(page)).toBeGreaterThan(before + 1);
});

it("an idea is asked for and played by keys, and told to those who listen", async () => {
  const page = await begun();
  const before = await seq(page);
  await page.keyboard.press("?");
  await page.locator(IDEAS).first().waitFor();
  expect(await page.locator("section.drawer [role=status]").textContent()).toMatch(/^(One idea|\d ideas)/);
  // The first card's button has the focus: what it would do is drawn.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Play this");
  await page.locator(CONFIRM).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".commit") !== null)).toBe(true);
  expect(await seq(page)).toBe(before + 1);
  await page.keyboard.press("Enter");
  await expect.poll(() => seq(page)).toBeGreaterThan(before + 1);
});
