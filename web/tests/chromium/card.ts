/** The card that tells how a round went: whoever is about to press something else closes it first. */

import type { Page } from "playwright-core";

export const CARD = '[data-card="round"]';

/** For pages whose hands know nothing of cards. Who goes by keys presses Escape: see `hands.ts`. */
export async function closesCards(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(CARD), () => page.locator(`${CARD} footer button.main`).click());
}
