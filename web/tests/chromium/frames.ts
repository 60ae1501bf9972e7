/** Steps through what moves on a page: its clock and its animations stand still between two looks. */

import type { Page } from "playwright-core";

interface Stepped {
  stepped: { animation: Animation; start: number }[];
}

/** Prepares a page, before it's opened: its timers can be stopped, and its animations follow them. */
export async function steppable(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const stepped: Stepped["stepped"] = [];
    Object.assign(window, { stepped });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given);
      animation.pause();
      stepped.push({ animation, start: performance.now() });
      return animation;
    };
  });
}

/** Stops the page's clock. */
export async function stop(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Lets this much of the page's time pass. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(() => {
    for (const { animation, start } of (window as unknown as Stepped).stepped)
      if (animation.playState !== "idle") animation.currentTime = performance.now() - start;
  });
}

/** Lets the page's time go on. */
export const resume = (page: Page): Promise<void> => page.clock.resume();
