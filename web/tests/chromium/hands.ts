/** Three ways to use the page: mouse, thumb, keyboard only. */

import type { Page } from "playwright-core";

export interface Hands {
  /** Presses the nth matching element. */
  press(selector: string, nth?: number): Promise<void>;
  /** Chooses an option of a list by index. */
  choose(selector: string, nth: number, option: number): Promise<void>;
}

export function mouse(page: Page): Hands {
  return {
    press: (selector, nth = 0) => page.locator(selector).nth(nth).click(),
    choose: async (selector, nth, option) =>
      void (await page.locator(selector).nth(nth).selectOption({ index: option })),
  };
}

export function thumb(page: Page): Hands {
  return {
    press: (selector, nth = 0) => page.locator(selector).nth(nth).tap(),
    choose: async (selector, nth, option) =>
      void (await page.locator(selector).nth(nth).selectOption({ index: option })),
  };
}

/** More presses of Tab than any page needs. */
const LOST = 250;

/** Reaches an element by Tab only, in its direction. */
export async function reach(page: Page, selector: string, nth: number): Promise<void> {
  // First closes a card over the table.
  if (await page.locator(CARD).count()) await page.keyboard.press("Escape");
  for (let presses = 0; presses < LOST; presses++) {
    const way = await page.evaluate(
      ([wanted, at]) => {
        const target = document.querySelectorAll(wanted as string)[at as number];
        const here = document.activeElement;
        if (!target) return "gone";
        if (target === here) return "there";
        const before =
          here &&
          here !== document.body &&
          here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
        return before ? "back" : "on";
      },
      [selector, nth] as const,
    );
    if (way === "there") return;
    if (way === "gone") throw new Error(`${selector} is gone`);
    await page.keyboard.press(way === "back" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

export function keys(page: Page): Hands {
  return {
    async press(selector, nth = 0) {
      await reach(page, selector, nth);
      await page.keyboard.press("Enter");
    },
    async choose(selector, nth, option) {
      await reach(page, selector, nth);
      const at = await page
        .locator(selector)
        .nth(nth)
        .evaluate((each) => (each as HTMLSelectElement).selectedIndex);
      for (let moved = at; moved < option; moved++) await page.keyboard.press("ArrowDown");
      for (let moved = at; moved > option; moved--) await page.keyboard.press("ArrowUp");
    },
  };
}

/** The card at the end of a round, which is closed before anything else is pressed. */
export const CARD = '[data-card="round"]';

/** For pages whose input helper doesn't know about cards. Keyboards press Escape. */
export async function closesCards(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(CARD), () => page.locator(`${CARD} footer button.main`).click());
}
