/** Time limits on a machine that runs other work too. */

import { cpus, loadavg } from "node:os";
import type { Page } from "playwright-core";
import { NIGHTLY } from "../support/nightly";

/** A shared machine has phases in which everything takes twice as long, which its load doesn't show. */
const SWING = 3;

/**
 * Returns how many times the quiet-machine limit something may take. By day only large slowdowns fail, because a
 * flaky gate is useless; `make nightly`, with nothing else running, uses the limits themselves.
 */
export function crowd(): number {
  const busy = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
  return NIGHTLY ? busy : busy * SWING;
}

// Detects when an element becomes visible: the page itself checks its size, frame by frame.

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
