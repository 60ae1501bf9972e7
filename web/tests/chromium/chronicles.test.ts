/**
 * All chronicles with four seats: whole games, every panel at every size, and all players' parts within
 * reach.
 */

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { COVERS } from "../../src/games/clients";
import type { MatchState, TableInfo } from "../../src/wire/types";
import { byNight, some } from "../support/nightly";
import { scrolls, violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { askAs, comeIn } from "./guest";
import { type Hands, keys, mouse, reach, thumb } from "./hands";
import { checkSheet, playOn } from "./player";

const { open } = useBrowser();
const LONG = 1_800_000;
const SIZES = [WIDE, LOW, NARROW];
/** More presses than a game of four takes, to stop endless loops. */
const MOST = 5000;
/** The moments in which a panel is open, and the one that represents them by day. */
const PANELS = {
  vote: "council",
  prison: "mobs",
  serving: "haggis",
  feast: "haggis",
  telling: "tome",
  rivers: "boats",
  reward: "boats",
  ageing: "cask",
  sale: "cask",
  english: "hammer",
};
const BY_DAY = ["vote"];
const CHRONICLES = (COVERS.glenmore?.expansions ?? []).map(({ id }) => id);
const FOUR = 'fieldset label:has-text("4") input[type="radio"]';
const EVERYTHING = '[data-set="everything"]';
const panel = (name: string) => `[data-part="panel"][data-of="${name}"]`;

/** Sets up four seats at this screen, with every chronicle. */
async function begin(page: Page, hands: Hands, choosesFour: () => Promise<unknown>): Promise<void> {
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await choosesFour();
  await page.locator(`${FOUR}:checked`).waitFor({ state: "attached" });
  // On a phone the sets are folded.
  if (!(await page.locator(EVERYTHING).isVisible())) await hands.press("details:has([data-set]) > summary");
  await hands.press(EVERYTHING);
  expect(await page.locator(EVERYTHING).getAttribute("aria-pressed")).toBe("true");
  await hands.press('form button[type="submit"]');
  await page.locator("main[data-seq] section.actions").waitFor();
  await page
    .locator("[data-chronicle]")
    .nth(CHRONICLES.length - 1)
    .waitFor();
}

/** Plays to the score sheet, with a column for each of four players. */
async function playToTheEnd(page: Page, seed: number, hands: Hands): Promise<void> {
  const start = performance.now();
  const { presses } = await playOn(page, seed, hands, MOST);
  console.log(`${presses} presses in ${Math.round((performance.now() - start) / 1000)} s`);
  expect(presses).toBeLessThan(MOST);
  await checkSheet(page, 4);
}

describe("a game of four with all chronicles, from set-up to score sheet", () => {
  byNight("by clicks", { timeout: LONG }, async () => {
    const page = await open("/new/glenmore?with=here");
    const hands = mouse(page);
    await begin(page, hands, () => page.locator(FOUR).locator("..").click());
    await playToTheEnd(page, 3, hands);
  });

  byNight("by keys", { timeout: LONG }, async () => {
    const page = await open("/new/glenmore?with=here");
    const hands = keys(page);
    await begin(page, hands, async () => {
      await reach(page, 'fieldset input[type="radio"]:checked', 0);
      for (let pressed = 0; pressed < 4 && !(await page.locator(`${FOUR}:checked`).count()); pressed++)
        await page.keyboard.press("ArrowRight");
    });
    await playToTheEnd(page, 5, hands);
  });

  byNight("on a phone, by touch", { timeout: LONG }, async () => {
    const page = await open("/new/glenmore?with=here", NARROW, { hasTouch: true });
    const hands = thumb(page);
    await begin(page, hands, () => page.locator(FOUR).locator("..").tap());
    await playToTheEnd(page, 7, hands);
  });
});

/** Shows a recorded moment at a size, once its shelf is there; it's loaded only if another one is shown. */
async function turnTo(page: Page, moment: string, size: typeof WIDE, words = ""): Promise<void> {
  await page.setViewportSize(size);
  const { href } = new URL(`/story/glenmore/${moment}${words && `?words=${words}`}`, page.url());
  if (page.url() !== href) await page.goto(href);
  await page.locator("[data-chronicle]").first().waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Lists scrollable elements inside the page, with their overflow. */
function scrollable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map((each) => `${each.className} ${each.scrollHeight - each.clientHeight}`),
  );
}

describe("with all chronicles and four players", () => {
  it("nothing scrolls, at any size", async () => {
    const page = await open("/story/glenmore/shelf");
    const found: string[] = [];
    for (const size of SIZES) {
      await turnTo(page, "shelf", size);
      const { x, y } = await scrolls(page);
      if (x || y) found.push(`${size.width}: the page by ${x}, ${y}`);
      found.push(...(await scrollable(page)).map((each) => `${size.width}: ${each}`));
    }
    expect(found).toEqual([]);
  });

  it("every chip has room for its name and its line, in every language", { timeout: LONG }, async () => {
    const cut: string[] = [];
    for (const locale of some(["en-GB", "fr-FR", "pt-BR"], ["en-GB", "fr-FR"])) {
      const page = await open("/story/glenmore/shelf", WIDE, { locale });
      for (const [moment, size] of [
        ["shelf", { width: 1024, height: 768 }] as const,
        ...some(["shelf", ...Object.keys(PANELS)], ["shelf"]).map((each) => [each, WIDE] as const),
      ]) {
        await turnTo(page, moment, size);
        cut.push(
          ...(
            await page
              .locator(".chip .text > *")
              .evaluateAll((lines) =>
                lines
                  .filter((line) => line.textContent?.trim() && line.scrollWidth > line.clientWidth)
                  .map((line) => `${line.textContent?.trim()} by ${line.scrollWidth - line.clientWidth}`),
              )
          ).map((each) => `${locale} ${moment} ${size.width}: ${each}`),
        );
      }
    }
    expect(cut).toEqual([]);
  });

  it("one thing at a time covers the table, and Escape closes it, wherever the focus is", async () => {
    const page = await open("/story/glenmore/shelf");
    await turnTo(page, "shelf", WIDE);
    const grown = page.locator("section.grown");
    await page.locator('[data-chronicle="mobs"]').click();
    await page.locator(panel("mobs")).waitFor();
    await page.keyboard.press("Escape"); // on the chip
    await page.locator(panel("mobs")).waitFor({ state: "detached" });
    await page.locator('[data-chronicle="mobs"]').click();
    await page.getByRole("button", { name: "grow" }).evaluate((button) => (button as HTMLElement).click());
    await grown.waitFor();
    expect(await page.locator(panel("mobs")).count()).toBe(0);
    await page.keyboard.press("Escape");
    await grown.waitFor({ state: "detached" });
  });

  it("words about the stack keep inside their box, in every language", async () => {
    const out: string[] = [];
    for (const words of ["", "pseudo"])
      for (const locale of words ? ["en-GB"] : some(["en-GB", "fr-FR", "pt-BR"], ["en-GB"])) {
        const page = await open(`/story/glenmore/shelf${words && `?words=${words}`}`, WIDE, { locale });
        for (const size of [WIDE, { width: 1024, height: 768 }, LOW]) {
          await turnTo(page, "shelf", size, words);
          out.push(
            ...(
              await page.locator(".stack").evaluateAll((boxes) =>
                boxes.flatMap((box) => {
                  const frame = (box.parentElement ?? box).getBoundingClientRect();
                  return [...box.querySelectorAll(":scope > .left, :scope > .about")]
                    .map((each) => {
                      const range = document.createRange();
                      range.selectNodeContents(each);
                      return { text: each.textContent?.trim(), at: range.getBoundingClientRect() };
                    })
                    .map(({ text, at }) => ({
                      text,
                      over: Math.max(at.right - frame.right, at.bottom - frame.bottom),
                    }))
                    .filter(({ over }) => over > 1)
                    .map(({ text, over }) => `${text} by ${over}`);
                }),
              )
            ).map((each) => `${locale} ${words} ${size.width}: ${each}`),
          );
        }
      }
    expect(out).toEqual([]);
  });

  it("no tile's name is covered by the dot that says it is new", async () => {
    const page = await open("/story/glenmore/shelf");
    for (const size of [WIDE, { width: 1024, height: 768 }, NARROW]) {
      await turnTo(page, "shelf", size);
      const found = await page.locator(".space.tile").evaluateAll((tiles) =>
        tiles.map((tile) => {
          tile.classList.add("fresh");
          const dot = getComputedStyle(tile, "::before");
          const at = tile.getBoundingClientRect();
          const name = tile.querySelector("text.title")?.getBoundingClientRect();
          const [top, left] = [at.top + Number.parseFloat(dot.top), at.left + Number.parseFloat(dot.left)];
          const meets =
            name && top < name.bottom && top + 12 > name.top && left < name.right && left + 12 > name.left;
          return meets ? (tile.textContent ?? "").trim() : "";
        }),
      );
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter(Boolean), String(size.width)).toEqual([]);
    }
  });

  it("a tile's name is whole and inside its tile, however narrow", async () => {
    const page = await open("/story/glenmore/shelf");
    for (const size of [WIDE, { width: 1024, height: 768 }, NARROW]) {
      await turnTo(page, "shelf", size);
      const found = await page.locator(".space.tile:has(text.title)").evaluateAll((tiles) =>
        tiles.map((tile) => {
          const title = tile.querySelector("text.title") as SVGTextElement;
          const name = title.textContent?.trim() ?? "";
          const [at, frame] = [title.getBoundingClientRect(), tile.getBoundingClientRect()];
          const over = Math.max(frame.left - at.left, at.right - frame.right);
          const heard = tile.querySelector(".visually-hidden")?.textContent ?? "";
          // First names may be initials.
          const whole = name !== "" && heard.split(",")[0]?.endsWith(name.split(" ").at(-1) ?? "");
          return over > 0.5 || !whole ? `${name} by ${over.toFixed(1)}: ${heard}` : "";
        }),
      );
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter(Boolean), String(size.width)).toEqual([]);
    }
  });

  it("each seat's parts are found within two clicks", async () => {
    const page = await open("/story/glenmore/shelf");
    await turnTo(page, "shelf", WIDE);
    const seats = await page.locator('[data-part="players"] button.land').count();
    expect(seats).toBe(3);
    for (let at = 0; at < seats; at++) {
      await page.locator('[data-part="players"] button.land').nth(at).click();
      // One click: a player's tiles, pieces on them, cellars, plates, mobsters and pennies.
      for (const part of ["slot", "haggis", "pennies"])
        expect(await page.locator(`.own [data-anchor^="${part}-"]`).count(), part).toBeGreaterThan(0);
      expect(await page.locator(".ground [data-tile]").count()).toBeGreaterThan(2);
    }
    // One click on a chip opens the rest: a chronicle's panel shows everyone's holdings, by seat.
    for (const name of CHRONICLES) {
      await page.locator(`[data-chronicle="${name}"]`).click();
      await page.locator(panel(name)).waitFor();
    }
  });

  it.each(
    some(
      Object.entries(PANELS),
      Object.entries(PANELS).filter(([moment]) => BY_DAY.includes(moment)),
    ),
  )("%s: its panel is in order, and cuts nothing off in any language", { timeout: LONG }, async (moment, name) => {
    const cut: string[] = [];
    for (const locale of some(["fr-FR", "pt-BR", "pseudo"], ["pseudo"])) {
      const colorScheme = locale === "pt-BR" ? "dark" : "light";
      const spoken = locale === "pseudo" ? {} : { locale };
      const words = locale === "pseudo" ? locale : "";
      const page = await open(`/story/glenmore/${moment}${words && `?words=${words}`}`, WIDE, {
        colorScheme,
        ...spoken,
      });
      for (const size of SIZES) {
        await turnTo(page, moment, size, words);
        await page.locator(panel(name)).waitFor();
        cut.push(...(await clipped(page)).map((each) => `${size.width} ${locale}: ${each}`));
        expect(await violations(page, panel(name)), `${size.width} ${locale}`).toEqual([]);
      }
    }
    expect(cut).toEqual([]);
  });
});

it("at 1024 the line of changes shows one turn that can be read, rather than the starts of three", async () => {
  const page = await open("/");
  const others = await Promise.all(["Boyd", "Cat"].map((name) => comeIn(inject("site"), name)));
  const ask = <T>(path: string, body?: unknown) => askAs<T>(page, path, body);
  const { id, invite } = await ask<TableInfo>("/api/tables", { game: "glenmore", seats: 3 });
  for (const other of others) await other.ask("POST", `/api/tables/${id}/seats`, { invite });
  const { match } = await ask<TableInfo>(`/api/tables/${id}/start`, {});
  const path = `/api/matches/${match}`;
  // Each plays whatever comes first, until both others have moved since.
  const since = new Set<number>();
  for (let moves = 0; moves < 80; moves++) {
    const seat = (await ask<MatchState>(path)).seats_to_act[0] ?? 0;
    if (seat === 0 && since.size === others.length) break;
    const other = others[seat - 1];
    const state = await (other ? other.ask<MatchState>("GET", path) : ask<MatchState>(path));
    const actions = state.mine?.decision?.actions ?? [];
    const body = { actions: [actions.find(([verb]) => verb === "end-turn") ?? actions[0]] };
    if (other) await other.ask("POST", `${path}/actions`, body);
    else await ask(`${path}/actions`, body);
    if (other) since.add(seat);
    else since.clear();
  }
  await page.goto(new URL(`/table/${id}`, page.url()).href);
  await page.locator("main[data-seq] section.actions").waitFor();
  const turns = page.locator(".recap .line > .turn");
  await turns.nth(1).waitFor();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => turns.filter({ visible: true }).count()).toBe(1);
  const text = turns.last().locator(".text").first();
  expect(await text.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});
