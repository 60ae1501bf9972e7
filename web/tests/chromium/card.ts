/** The card at the end of a round, which is closed before anything else is pressed. */

import type { Page } from "playwright-core";

export const CARD = '[data-card="round"]';

/** For pages whose input helper doesn't know about cards. Keyboards press Escape: see `hands.ts`. */
export async function closesCards(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(CARD), () => page.locator(`${CARD} footer button.main`).click());
}
