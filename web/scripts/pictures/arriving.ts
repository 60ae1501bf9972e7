/** Home with tables to carry on with, a table that waits for somebody, and the card at the end of a round. */

import type { Page } from "playwright-core";
import { call } from "../seeded";
import { picture } from "./camera";

export async function arriving(page: Page, site: string): Promise<void> {
  await page.goto(site);
  const { id } = await call<{ id: string }>(page, "/api/tables", { game: "caledonia", options: {}, seats: 4 });
  await call(page, `/api/tables/${id}/bots`, { bot: "wren", seat: 1 });
  await page.goto(`${site}/table/${id}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await picture(page, "waiting");
  await page.goto(`${site}/story/caledonia/round`);
  await page.locator('[data-card="round"]').waitFor();
  await picture(page, "round-end");
  await page.goto(site);
  await page.locator("article").first().waitFor();
  await page.waitForTimeout(1500); // for the pictures of boards
  await picture(page, "home");
}
