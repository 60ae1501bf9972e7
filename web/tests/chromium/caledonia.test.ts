/** Caledonia's boards in Chromium: ten moments of real games, checked by axe, by size, and by interaction. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NIGHTLY, some } from "../support/nightly";
import { scrolls, violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { CARD } from "./hands";

const MOMENTS: readonly [string, ...string[]] = [
  "clans",
  "auction",
  "first-workers",
  "turn",
  "small",
  "slaughter",
  "bonuses",
  "keep",
  "rewards",
  "production",
  "solo",
  "end",
];
const { open } = useBrowser();

/** Rounded to map units. */
const near = (viewBox: string | null) => viewBox?.split(" ").map((each) => Math.round(Number(each)));

/** Returns a value once it no longer changes: a map takes its size shortly after it's drawn. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  for (let before = await read(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const now = await read();
    if (now === before) return now;
    before = now;
  }
}

async function story(name: string, viewport = WIDE): Promise<Page> {
  const page = await open(`/story/caledonia/${name}`, viewport);
  await page.locator("[data-hex], [role=tab]").first().waitFor();
  return page;
}

/** Shows another moment on the same page, wide. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(new URL(`/story/caledonia/${name}`, page.url()).href);
  await page.locator("[data-hex]").first().waitFor();
}

const SIZES = [WIDE, LOW, NARROW];
/**
 * By day every other moment is checked at one size, and axe, which is slow, checks one of each. At night all of
 * it.
 */
const byDay = (at: number) => SIZES.slice(at % 3, (at % 3) + 1);
const toAxe = (at: number) => NIGHTLY || at % 4 === 3;

describe("ten moments and more", () => {
  // One page for all of them: scripts and fonts load once.
  it("no violation that axe knows, and the page never scrolls", { timeout: 600_000 }, async () => {
    const page = await story(MOMENTS[0]);
    for (const [at, name] of MOMENTS.entries()) {
      if (!NIGHTLY && at % 2 === 0) continue;
      await turnTo(page, name);
      for (const viewport of some(SIZES, byDay(at))) {
        await page.setViewportSize(viewport);
        await page
          .locator(viewport === NARROW ? "[role=tab]" : "[data-hex]")
          .first()
          .waitFor();
        expect(await scrolls(page), `${name} ${viewport.width}`).toEqual({ x: 0, y: 0 });
        if (toAxe(at)) expect(await violations(page, ".table, .narrow"), `${name} ${viewport.width}`).toEqual([]);
      }
    }
  });
});

describe("a scoring tile", () => {
  it("holds all its icons, however wide the page and whatever is next to it", async () => {
    const page = await story("industria", { width: 1920, height: 1080 });
    for (const viewport of [{ width: 1920, height: 1080 }, WIDE, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport);
      await page.locator(".tile .counts .icon").first().waitFor();
      const out = await page.locator("ol.tiles .tile").evaluateAll(
        (tiles) =>
          tiles.flatMap((tile) => {
            const { left, right } = tile.getBoundingClientRect();
            return [...tile.querySelectorAll(".counts .icon")].filter((icon) => {
              const drawn = icon.getBoundingClientRect();
              return drawn.left < left || drawn.right > right;
            });
          }).length,
      );
      expect(out, String(viewport.width)).toBe(0);
    }
  });
});

describe("the end of a round", () => {
  it("is shown on a card that axe finds no fault with, that fits, and that Escape closes", async () => {
    for (const viewport of some([WIDE, LOW, NARROW], [LOW])) {
      const page = await story("small", viewport);
      await page.removeLocatorHandler(page.locator(CARD));
      await page.goto(new URL("/story/caledonia/round", page.url()).href);
      await page.getByRole("heading", { name: "Round 2 is over" }).waitFor();
      expect(await violations(page, CARD)).toEqual([]);
      const box = await page.locator(CARD).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press("Escape");
      await page.locator(CARD).waitFor({ state: "detached" });
      await page.context().close();
    }
  });
});

describe("the map", () => {
  it("is panned by dragging, zoomed by the wheel, and neither chooses a hex", async () => {
    const page = await story("turn");
    const map = page.getByRole("application", { name: "Map" });
    const seen = () => map.getAttribute("viewBox");
    const whole = await settled(seen);
    const box = (await map.boundingBox()) as { x: number; y: number; width: number; height: number };
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.wheel(0, -300);
    await expect.poll(seen).not.toBe(whole);
    const near = await settled(seen);
    await page.mouse.down();
    await page.mouse.move(middle[0] - 120, middle[1] - 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(seen).not.toBe(near);
    expect(await page.locator('[data-hex][aria-pressed="true"]').count()).toBe(0);
    await page.getByRole("button", { name: "Show the whole map" }).click();
    await expect.poll(seen).toBe(whole);
  });

  it("keeps my board as high as it is, however much there is to tell of a clan", async () => {
    const page = await story("turn");
    const height = async () => (await page.locator(".table > .mine").boundingBox())?.height;
    const before = await height();
    await page.locator(".mine .power p").evaluate((told) => told.append(" and a barrel in the cellar".repeat(20)));
    expect(await height()).toBe(before);
  });

  it("a click on a hex opens its card with the price of every unit that can stand there", async () => {
    const page = await story("turn");
    const hex = page.getByRole("button", { name: /units can be deployed/ }).first();
    await hex.click();
    const card = page.getByRole("region", { name: /^Hex / });
    await card.getByRole("button", { name: /£\d+/ }).first().click();
    // The pointer would rest on the hex under the card, and open that one's.
    await page.mouse.move(0, 0);
    // The bill of the choice is shown elsewhere; pressing the hex again reopens the card.
    await card.waitFor({ state: "detached" });
    await page.locator('[data-hex][aria-pressed="true"]').click();
    expect(await card.getByText("unit", { exact: true }).count()).toBe(1);
    expect(await card.getByText("land", { exact: true }).count()).toBe(1);
    await page.keyboard.press("Escape");
  });

  it("an expansion takes few keys: to the map, along it, Enter, and the unit", async () => {
    const page = await story("turn");
    await page.locator('[data-hex][tabindex="0"]').focus();
    const first = await page.evaluate(() => (document.activeElement as SVGElement).dataset.hex);
    await page.keyboard.press("ArrowDown");
    const second = await page.evaluate(() => (document.activeElement as SVGElement).dataset.hex);
    expect(second).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: `Hex ${first}` }).waitFor();
  });

  it("every target is at least 24 pixels large", async () => {
    const all: readonly (readonly [string, typeof WIDE])[] = [
      ["turn", LOW],
      ["turn", NARROW],
      ["turn", WIDE],
      ["clans", NARROW],
    ];
    for (const [name, viewport] of some(all, all.slice(0, 2))) {
      const page = await story(name, viewport);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".table button, .narrow button, [data-hex]")]
          .map((each) => ({
            box: each.getBoundingClientRect(),
            name: each.getAttribute("aria-label") ?? each.textContent,
          }))
          .filter(({ box }) => box.width && (box.width < 23.5 || box.height < 23.5))
          .map(({ box, name }) => `${name?.trim()}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`),
      );
      expect(small, `${name} ${viewport.width}`).toEqual([]);
      await page.context().close();
    }
  });
});

describe("a phone", () => {
  it("returns to the same tab and the same part of the map after its page was closed", async () => {
    const page = await story("turn", NARROW);
    const back = async () => {
      await page.waitForTimeout(400);
      await page.reload();
      await page.locator("[role=tab]").first().waitFor();
    };
    const map = page.getByRole("application", { name: "Map" });
    await page.getByRole("button", { name: "Shown on the map" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.mouse.move(200, 200);
    await page.mouse.down();
    await page.mouse.move(140, 160, { steps: 6 });
    await page.mouse.up();
    const seen = async () => near(await map.getAttribute("viewBox"))?.join(" ");
    const left = await settled(seen);
    await back();
    await expect.poll(seen).toBe(left);
    await page.getByRole("tab", { name: "Trade" }).click();
    await back();
    expect(await page.getByRole("tab", { name: "Trade" }).getAttribute("aria-selected")).toBe("true");
  });

  it("shows the whole map at 37 pixels a hex", async () => {
    const page = await story("turn", NARROW);
    const box = await page.locator("[data-hex=f5]").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(36);
    for (const hex of ["a1", "m9", "a9", "m1"]) {
      const corner = await page.locator(`[data-hex=${hex}]`).boundingBox();
      expect(corner?.x).toBeGreaterThanOrEqual(-1);
      expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThanOrEqual(391);
    }
  });

  it("has all of my board on the page", async () => {
    const page = await story("first-workers", NARROW);
    await page.getByRole("tab", { name: "Mine" }).click();
    const out = await page.locator(".player").evaluate((board) => {
      const { right } = board.getBoundingClientRect();
      return [...board.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > right + 1)
        .length;
    });
    expect(out).toBe(0);
  });

  it("opens the tab a choice needs", async () => {
    const page = await story("turn", NARROW);
    for (const tab of ["Trade", "Mine", "Players", "Map"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await page.getByRole("tabpanel").isVisible()).toBe(true);
      expect(await scrolls(page)).toEqual({ x: 0, y: 0 });
    }
  });
});
