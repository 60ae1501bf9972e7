/** When something can be seen: the page itself looks, frame by frame, whether it has a size on the screen. */

import type { Page } from "playwright-core";

interface Looking {
  visible: number;
}

/** From its next load on the page looks out for what fits. */
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

/** How long after the start of the load it could be seen, in milliseconds. */
export async function seenAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => "visible" in window);
  return page.evaluate(() => (window as unknown as Looking).visible);
}
