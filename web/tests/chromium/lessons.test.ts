/**
 * Every module lesson from the setup page to its end, on a phone: the coach never covers what it points at, and in
 * a language with words a third longer nothing is clipped.
 */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { some } from "../support/nightly";
import { scrolls } from "./axe";
import { NARROW, useBrowser } from "./browser";
import { clipped } from "./clipped";
import { LESSONS, learn, take } from "./lesson";

const { open } = useBrowser();
const LONG = 300_000;
const BY_DAY = LESSONS.filter(([, name]) => name === "highlander");
/** Time for rings and sheets to settle, in milliseconds. */
const RESTS = 350;

/** Returns how much of each ring the coach covers. */
function hidden(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const coach = document.querySelector("section.coach")?.getBoundingClientRect();
    if (!coach) return [];
    const over = (ring: DOMRect) => Math.min(ring.bottom, coach.bottom) - Math.max(ring.top, coach.top);
    return [...document.querySelectorAll(".ring[aria-hidden]")]
      .map((ring) => Math.round(over(ring.getBoundingClientRect())))
      .filter((much) => much > 4);
  });
}

describe("a lesson", () => {
  it.each(some(LESSONS, BY_DAY))("of %s, %s, is passed to its end", { timeout: LONG }, async (game, name) => {
    const page = await open(`/new/${game}?words=pseudo`);
    await learn(page, name);
    await page.setViewportSize(NARROW);
    const begun = Date.now();
    const steps = await take(page, async (step) => {
      await page.waitForTimeout(RESTS);
      expect(await hidden(page), step).toEqual([]);
      expect(await scrolls(page), step).toEqual({ x: 0, y: 0 });
      expect(await clipped(page), step).toEqual([]);
    });
    console.log(`${name}: ${steps} steps in ${Math.round((Date.now() - begun) / 1000)} s`);
    expect(steps).toBeGreaterThanOrEqual(5);
  });
});
