/** Home with tables in play, a table waiting for a player, and the card at the end of a round. */

import type { Page } from "playwright-core";
import { begin, call, movesOf, play } from "../seeded";
import { picture, wanted } from "./camera";

/** Number of moves played at the tables in play. */
const BEGUN = 70;

export async function arriving(page: Page, site: string, stories: string): Promise<void> {
  await page.goto(site);
  const { id } = await call<{ id: string }>(page, "/api/tables", { game: "caledonia", options: {}, seats: 4 });
  await call(page, `/api/tables/${id}/bots`, { bot: "wren", seat: 1 });
  await page.goto(`${site}/table/${id}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await picture(page, "waiting");
  await page.goto(`${stories}/story/caledonia/round`);
  await page.locator('[data-card="round"]').waitFor();
  await picture(page, "round-end");
  if (!wanted("home")) return;
  for (const game of ["caledonia", "glenmore"]) {
    const { match } = await begin(page, game);
    await play(page, match, await movesOf(page, match), BEGUN);
  }
  await page.goto(site);
  await page.locator("article").first().waitFor();
  await page.waitForTimeout(1500); // for the board pictures
  await picture(page, "home");
}
