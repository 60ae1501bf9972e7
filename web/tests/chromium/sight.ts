/** Detects when an element becomes visible: the page itself checks its size, frame by frame. */

import type { Page } from "playwright-core";

interface Looking {
  visible: number;
}

/** Makes the page watch for a matching element from its next load on. */
export async function lookOut(page: Page, awaited: string): Promise<void> {
  await page.addInitScript((selector) => {
    const watch = (): void => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box?.width && box.height) Object.assign(window, { visible: performance.now() });
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, awaited);
}

/** Returns the time from the start of the load until it was visible, in milliseconds. */
export async function seenAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => "visible" in window);
  return page.evaluate(() => (window as unknown as Looking).visible);
}
