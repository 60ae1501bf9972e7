/** Cards and enlarged boards: contracts and tiles, trading on a phone, the large clan board. */

import type { Page } from "playwright-core";
import { picture, tried, wanted } from "./camera";
import type { Game } from "./whole-game";

/** Opens the tab that a phone has for it. */
async function tab(page: Page, name: string): Promise<void> {
  const found = page.getByRole("tab", { name });
  if (await found.count()) await found.first().click();
}

async function rest(page: Page, selector: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().hover({ force: true });
  await page.waitForTimeout(700);
}

async function trade(page: Page): Promise<void> {
  if (!wanted("caledonia-market")) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Trade" }).waitFor();
  await tab(page, "Trade");
  await page.locator(".ladder:has(.own) button").first().click();
  await page.waitForTimeout(500);
  await picture(page, "caledonia-market", () => tab(page, "Trade"));
}

async function contract(page: Page): Promise<void> {
  await picture(page, "caledonia-card", async () => {
    await tab(page, "Trade");
    await rest(page, '[data-part="contracts"] [data-contract]');
  });
}

async function tile(page: Page): Promise<void> {
  await picture(page, "glenmore-card", () => rest(page, '[data-part="rondel"] [data-tile]'));
}

async function clans(page: Page): Promise<void> {
  if (!wanted("glenmore-clans")) return;
  await page.getByRole("button", { name: "grow" }).click();
  await page.locator('section.grown [data-clan="chisholm"]').click();
  await picture(page, "glenmore-clans");
}

const CARDS = { caledonia: { contract, trade }, glenmore: { tile, clans } } as const;

export async function cards(page: Page, game: Game): Promise<void> {
  for (const [name, card] of Object.entries(CARDS[game])) await tried(`${game}: ${name}`, card(page));
}
