/** What floats over a board or grows out of it: cards of contracts and tiles, the trade of a phone, the large clan board. */

import type { Page } from "playwright-core";
import { picture, wanted } from "./camera";
import type { Game } from "./whole-game";

/** Where a phone has it on a tab of its own. */
async function tab(page: Page, name: string): Promise<void> {
  const found = page.getByRole("tab", { name });
  if (await found.count()) await found.first().click();
}

async function rest(page: Page, selector: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().hover({ force: true });
  await page.waitForTimeout(700);
}

async function caledonia(page: Page): Promise<void> {
  await picture(page, "caledonia-card", async () => {
    await tab(page, "Trade");
    await rest(page, '[data-part="contracts"] li :is(button, .card)');
  });
  if (!wanted("caledonia-market")) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await tab(page, "Trade");
  await page.locator(".ladder:has(.own) button").first().click();
  await page.locator(".arguments .argument, section.actions .verbs button").last().click();
  await picture(page, "caledonia-market", () => tab(page, "Trade"));
  await page.keyboard.press("Escape");
}

async function glenmore(page: Page): Promise<void> {
  await picture(page, "glenmore-card", () => rest(page, '[data-part="rondel"] button:not(.open), .ring button'));
  if (!wanted("glenmore-clans")) return;
  await page.getByRole("button", { name: "grow" }).click();
  await page.locator('section.grown [data-clan="chisholm"]').click();
  await picture(page, "glenmore-clans", () => tab(page, "Clans"));
}

export const cards = (page: Page, game: Game): Promise<void> =>
  game === "caledonia" ? caledonia(page) : glenmore(page);
