import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { some } from "../support/nightly";
import { scrolls, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { LESSONS, learn, take } from "./lesson";
import { CONFIRM, TITLES } from "./player";

const { open } = useBrowser();
const LONG = 300_000;
const COACH = "section.coach";
type Game = keyof typeof TITLES;

/** Opens a game's lesson from the home page, restarted in any case. */
async function openLesson(game: Game, viewport = WIDE): Promise<Page> {
  const page = await open("/", viewport);
  const card = page.locator("article", { hasText: TITLES[game] });
  await card.getByRole("button", { name: /Learn in ten minutes|Begin again/ }).click();
  await page.locator(COACH).waitFor();
  return page;
}

const where = (page: Page) => page.locator(`${COACH} .where`).textContent();
/** Waits until the coach reaches a step: "How to win step 2 of 5". */
async function comesTo(page: Page, chapter: string, step: number): Promise<void> {
  await page.locator(`${COACH} .where`, { hasText: chapter }).getByText(`step ${step} of`).waitFor();
}

const press = (page: Page, name: string) => page.locator(COACH).getByRole("button", { name, exact: true }).click();

/** Continues when the companion is done. */
async function goOn(page: Page): Promise<void> {
  const button = page.locator(COACH).getByRole("button", { name: "Go on" });
  await button.and(page.locator(':not([aria-disabled="true"])')).click();
}

/** Checks with axe, that nothing scrolls, and that the ring is around something visible. */
async function check(page: Page, rings: number, within = "html"): Promise<void> {
  expect(await violations(page, within)).toEqual([]);
  expect(await scrolls(page)).toEqual({ x: 0, y: 0 });
  await expect.poll(() => page.locator(".ring[aria-hidden]").count()).toBe(rings);
}

describe("the first chapter of the tutorial, by clicks from the home page", () => {
  it("Clans of Caledonia: left in the middle and resumed at the same step", { timeout: LONG }, async () => {
    const page = await openLesson("caledonia");
    await comesTo(page, "How to win", 1);
    expect(await page.locator(`${COACH} .said`).textContent()).toContain("wins");
    await goOn(page);
    await comesTo(page, "How to win", 2);
    await check(page, 1);
    await goOn(page);
    const left = await where(page);
    const { pathname } = new URL(page.url());
    await press(page, "Leave");
    await page.getByRole("heading", { name: "Bothy", level: 1 }).waitFor();
    await page.reload();
    const card = page.locator("article", { hasText: TITLES.caledonia });
    await card.getByRole("button", { name: "Continue the tutorial" }).click();
    await page.locator(COACH).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await where(page)).toBe(left);

    await goOn(page);
    await comesTo(page, "How to win", 4);
    await goOn(page);
    await comesTo(page, "How to win", 5);
    await check(page, 1);
    // Something else first: the coach holds it back, and nothing is played.
    const before = await page.locator("main").getAttribute("data-seq");
    const wanted = page.locator(".clans button", { hasText: "starting tile 4" });
    await page.locator(".clans button", { hasNotText: "starting tile 4" }).first().click();
    await page.locator(CONFIRM).click();
    await page.locator(COACH).getByText("Later. Now:").waitFor();
    expect(await page.locator("main").getAttribute("data-seq")).toBe(before);
    await wanted.click();
    await page.locator(CONFIRM).click();
    await comesTo(page, "The land", 1);
  });

  it("Glen More at 390x844: text and table take turns", { timeout: LONG }, async () => {
    const page = await openLesson("glenmore", NARROW);
    await comesTo(page, "How to win", 1);
    await goOn(page);
    await check(page, 1);
    await goOn(page);
    await goOn(page);
    await comesTo(page, "How to win", 4);
    const coach = await page.locator(COACH).boundingBox();
    const tile = await page.locator('[data-tile="inshriach"]').boundingBox();
    expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThan(coach?.y ?? 0);
    await press(page, "Let me try");
    await check(page, 1, "main > .row");
    await page.locator('[data-tile="inshriach"]').click();
    await page.locator(CONFIRM).click();
    await comesTo(page, "Your territory", 1);
    await page.reload();
    await comesTo(page, "Your territory", 1);
    expect(await scrolls(page)).toEqual({ x: 0, y: 0 });
  });

  it("by keyboard alone: each step has the focus, and is announced", { timeout: LONG }, async () => {
    const page = await openLesson("glenmore");
    await comesTo(page, "How to win", 1);
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await expect.poll(focus).toBe("Go on");
    for (const step of [2, 3, 4]) {
      await page.keyboard.press("Enter");
      await comesTo(page, "How to win", step);
    }
    await page.locator(COACH).getByRole("button", { name: "Show me" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(CONFIRM).focus();
    await page.keyboard.press("Enter");
    await comesTo(page, "Your territory", 1);
    await expect.poll(focus).toBe("Go on");
    const told = page.locator(`${COACH} [aria-live="polite"]`);
    expect(await told.textContent()).toContain("A tile must touch your territory");
  });
});

/**
 * Every module lesson from the setup page to its end, on a phone: the coach never covers what it points at, and in
 * a language with words a third longer nothing is clipped.
 */

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
