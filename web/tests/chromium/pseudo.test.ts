/** In a language with words a third longer nothing is clipped, on any page and in many states of both games. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NIGHTLY, some } from "../support/nightly";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { LESSONS, learn, take } from "./lesson";
import { playOn } from "./player";

const { open } = useBrowser();
const LONG = 300_000;
const SIZES = [WIDE, LOW, NARROW];
/** Number of table states checked, some presses apart. */
const STATES = NIGHTLY ? 3 : 2;
/** Present as soon as a board of either game is drawn, wide or narrow. */
const BOARD = "[data-hex], [role=tab], [data-tile]";
const PAGES = [
  "/",
  "/tables",
  "/settings",
  "/rules/caledonia",
  "/rules/glenmore",
  "/new/caledonia",
  "/new/caledonia?with=here",
  "/new/glenmore?with=friends",
  "/no/such/page",
];
/** One of each kind. */
const BY_DAY = PAGES.filter((path) => !["/rules/glenmore", "/new/caledonia", "/no/such/page"].includes(path));
const MOMENTS = {
  caledonia: ["clans", "first-workers", "turn", "slaughter", "bonuses", "keep", "rewards", "production", "end"],
  glenmore: ["first", "middle", "pay", "placing", "immediate", "gathering", "activating", "clans", "end"],
};

/** Returns clipped text at every size, or at some. */
async function atEverySize(page: Page, sizes: readonly (typeof WIDE)[] = SIZES): Promise<string[]> {
  const all: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    all.push(...(await clipped(page)).map((each) => `${size.width}: ${each}`));
  }
  return all;
}

const inPseudo = (path: string) => `${path}${path.includes("?") ? "&" : "?"}words=pseudo`;
const pseudo = (path: string) => open(inPseudo(path));

/** Goes to another address on the same page, without reloading scripts and fonts. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(new URL(inPseudo(path), page.url()).href);
  await page.locator("main").waitFor();
}

describe("with longer words", () => {
  it("the pages cut nothing off", { timeout: LONG }, async () => {
    const cut: string[] = [];
    const page = await pseudo("/");
    for (const path of some(PAGES, BY_DAY)) {
      await turnTo(page, path);
      await page.waitForLoadState("networkidle");
      // Opens folded sections too.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll("details")) each.open = true;
      });
      cut.push(...(await atEverySize(page, some(SIZES, [LOW, NARROW]))).map((each) => `${path} ${each}`));
    }
    await turnTo(page, "/new/glenmore?with=friends");
    await page.locator('form button[type="submit"]').click();
    await page.getByRole("textbox").first().waitFor();
    cut.push(...(await atEverySize(page)).map((each) => `waiting room ${each}`));
    expect(cut).toEqual([]);
  });

  // By day one of them on a phone: tutorial.test.ts.
  it.skipIf(!NIGHTLY).each(LESSONS)(
    "the lesson of %s, %s, cuts nothing off",
    { timeout: LONG },
    async (game, name) => {
      const cut: string[] = [];
      const page = await pseudo(`/new/${game}`);
      await learn(page, name);
      await take(page, async (step) => {
        cut.push(...(await atEverySize(page)).map((each) => `${step} ${each}`));
      });
      expect(cut).toEqual([]);
    },
  );

  it.each(Object.entries(MOMENTS))(
    "the boards of %s cut nothing off",
    { timeout: LONG },
    async (game, moments) => {
      const cut: string[] = [];
      const page = await pseudo(`/story/${game}/${moments[0]}`);
      for (const [at, moment] of moments.entries()) {
        // By day every third moment, each at one of the sizes.
        if (!NIGHTLY && at % 3) continue;
        await turnTo(page, `/story/${game}/${moment}`);
        await page.locator(BOARD).first().waitFor();
        const sizes = some(SIZES, SIZES.slice(at / 3, at / 3 + 1));
        cut.push(...(await atEverySize(page, sizes)).map((each) => `${moment} ${each}`));
      }
      expect(cut).toEqual([]);
    },
  );

  it.each(some(Object.keys(MOMENTS), ["glenmore"]))(
    "a table of %s, its replay and its log cut nothing off",
    { timeout: LONG },
    async (game) => {
      const page = await pseudo(`/new/${game}?with=here`);
      await page.locator('form button[type="submit"]').click();
      await page.locator("main[data-seq] section.actions").waitFor();
      const cut: string[] = [];
      for (let state = 0; state < STATES; state++) {
        const sizes = some(SIZES, [state ? LOW : NARROW]);
        cut.push(...(await atEverySize(page, sizes)).map((each) => `state ${state} ${each}`));
        await page.setViewportSize(WIDE);
        await playOn(page, state, undefined, 7);
      }
      const table = new URL(page.url()).pathname.split("/").at(-1);
      const info = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table);
      await page.goto(new URL(`/replay/${info.match}?step=2&words=pseudo`, page.url()).href);
      await page.locator('main.replay[data-seq="2"]').locator(BOARD).first().waitFor();
      cut.push(...(await atEverySize(page, some(SIZES, [NARROW]))).map((each) => `replay ${each}`));
      expect(cut).toEqual([]);
    },
  );
});
