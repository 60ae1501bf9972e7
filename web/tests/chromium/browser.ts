/** Debian's Chromium for the tests, and a page that fails the test on any error or warning in the console. */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { closesCards } from "./hands";
import { launch } from "./launching";

export const WIDE = { width: 1440, height: 900 };
export const LOW = { width: 1366, height: 650 };
export const NARROW = { width: 390, height: 844 };

/**
 * Starts a browser for a file's tests. Errors that a test causes itself, such as a lost connection, can be
 * excluded.
 */
export function useBrowser({ quietAbout = [] }: { quietAbout?: readonly RegExp[] } = {}): {
  open(path: string, viewport?: typeof WIDE, more?: BrowserContextOptions): Promise<Page>;
} {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });

  return {
    async open(path, viewport = WIDE, more = {}) {
      const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-GB", ...more });
      const page = await context.newPage();
      await closesCards(page);
      page.on("console", (message) => {
        const told = `${message.text()} ${message.location().url}`;
        const expected = quietAbout.some((each) => each.test(told));
        if (["error", "warning"].includes(message.type()) && !expected) complaints.push(told);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      const address = new URL(path, inject(/^\/(gallery|story)/.test(path) ? "stories" : "site"));
      // A local player is created by the first request. Two at once, the page's and a test's, would create two.
      if (path.startsWith("/")) await context.request.get(new URL("/api/me", address).href);
      await page.goto(address.href);
      await page.locator("main").waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
  };
}
