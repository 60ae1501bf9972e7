import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { byNight, NIGHTLY } from "../support/nightly";
import { scrolls, violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { playOn } from "./player";

const { open } = useBrowser();
const LONG = 300_000;
/**
 * Number of table states that axe checks: all ten take a minute. By day it checks one game wide, the other narrow.
 */
const STATES = NIGHTLY ? 10 : 1;

/** Starts a table of two at this screen. */
async function begin(game: string, viewport = WIDE): Promise<Page> {
  const page = await open(`/new/${game}?with=here`, viewport);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.actions").waitFor();
  return page;
}

const seq = (page: Page) => page.locator("main").getAttribute("data-seq");
async function moved(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (shown) => document.querySelector("main")?.getAttribute("data-seq") !== shown,
    before,
  );
}

describe.each(["caledonia", "glenmore"])("a table of %s", (game) => {
  it(
    `looking never acts; axe knows of no violation, states looked at: ${STATES}; and the page never scrolls`,
    async () => {
      const page = await begin(game);
      await lookAround(page);
      for (let state = 0; state < STATES; state++) {
        if (NIGHTLY || game === "caledonia") expect(await violations(page), `state ${state}`).toEqual([]);
        for (const size of [WIDE, LOW, NARROW]) {
          await page.setViewportSize(size);
          const { x, y } = await scrolls(page);
          expect({ x, y, size }).toEqual({ x: 0, y: 0, size });
        }
        if (NIGHTLY ? state % 2 : game === "glenmore")
          expect(await violations(page), `state ${state}, narrow`).toEqual([]);
        await page.setViewportSize(WIDE);
        await playOn(page, state, undefined, 8);
      }
    },
    LONG,
  );
});

describe("one Enter chooses, the next confirms", () => {
  it.each([
    ["a clan", "caledonia", ".clans button"],
    ["a tile of the rondel", "glenmore", "[data-rove][data-tile].open"],
  ])("%s; Escape leads back to it", async (_, game, selector) => {
    const page = await begin(game);
    const before = await seq(page);
    const commit = page.locator(".commit button:focus");
    await page.locator(selector).first().focus();
    await page.keyboard.press("Enter");
    await commit.waitFor({ timeout: 5000 });
    await page.keyboard.press("Escape");
    await page.locator(".commit").waitFor({ state: "detached" });
    expect(await page.evaluate((of) => document.activeElement?.matches(of), selector)).toBe(true);
    await page.keyboard.press("Enter");
    await commit.waitFor({ timeout: 5000 });
    expect(await seq(page)).toBe(before);
    await page.keyboard.press("Enter");
    await moved(page, before);
    await page.context().close();
  });
});

it("the command box suggests while one types, and says why not", async () => {
  const page = await begin("caledonia");
  const clan = (await page.locator(".clans button b").first().textContent())?.trim() ?? "";
  await page.keyboard.press("/");
  await page.locator(".command input:focus").waitFor();
  await page.keyboard.type(clan.slice(-4));
  const suggested = page.locator(".command .suggested button", { hasText: clan });
  await suggested.waitFor({ timeout: 5000 });
  expect(await violations(page, ".command")).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator(".command .answer", { hasText: "Enter confirms" }).waitFor();
  await page.keyboard.type("expand sheep f6");
  await page.keyboard.press("Enter");
  await page.locator(".command .answer", { hasText: "Not now. Which clan do you lead?" }).waitFor();
});

/** Makes and cancels a choice, and checks that nothing happened. */
async function lookAround(page: Page): Promise<void> {
  const before = await seq(page);
  await page.locator("section.actions .verbs button").first().click();
  await page.keyboard.press("Escape");
  await page.locator("section.actions .verbs button").first().waitFor();
  expect(await seq(page)).toBe(before);
}

describe("acting", () => {
  it("undo takes one step back, and the log shows what remains", async () => {
    const page = await begin("glenmore");
    await playOn(page, 3, undefined, 4);
    await page.getByRole("button", { name: "What happened" }).click();
    const lines = page.locator("section[aria-labelledby] .step");
    const before = await lines.count();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    if ((await undo.getAttribute("aria-disabled")) !== "true") {
      const shown = await seq(page);
      await undo.click();
      await moved(page, shown);
      expect(await lines.count()).toBeLessThan(before);
    }
  });

  // By day the one in screenreader.test.ts, mid-game.
  byNight("an expansion takes at most twelve keys from the start of the turn", async () => {
    const page = await begin("caledonia");
    // Clans first, by mouse: keys are counted from the first worker on.
    for (let seat = 0; seat < 2; seat++) {
      const shown = await seq(page);
      await playOn(page, seat, undefined, 2);
      if (shown === (await seq(page))) await playOn(page, seat, undefined, 1);
    }
    await page.getByText("Where does your worker stand?").first().waitFor();
    const hex = await firstHex(page);
    const shown = await seq(page);
    const pressed = ["/", ..."ex w ", ...hex, "Enter", "Enter"];
    for (const [at, key] of pressed.entries()) {
      if (at === pressed.length - 1)
        await page.locator(".command .answer", { hasText: "Enter confirms" }).waitFor();
      await page.keyboard.press(key === " " ? "Space" : key);
      if (at === 0) await page.locator(".command input:focus").waitFor();
    }
    await moved(page, shown);
    expect(pressed.length).toBeLessThanOrEqual(12);
  });
});

/** Returns a hex for a woodcutter, from the command box itself. */
async function firstHex(page: Page): Promise<string> {
  await page.keyboard.press("/");
  await page.locator(".command input:focus").waitFor();
  await page.keyboard.type("ex w");
  await page.keyboard.press("Enter");
  const answer = await page.locator(".command .answer", { hasText: "woodcutter on" }).textContent();
  await page.keyboard.press("Escape");
  return /woodcutter on (\w+)/.exec(answer ?? "")?.[1] ?? "";
}

describe("against a bot", () => {
  it(
    "it plays by itself, what it did is told in a line, and the tab calls when it is my turn",
    async () => {
      const page = await open("/");
      await page.getByText("Wren", { exact: true }).click();
      await page.getByRole("button", { name: "Play now against Wren" }).last().click();
      await page.locator("section.actions .verbs, .arguments").first().waitFor({ timeout: 30_000 });
      expect(await page.title()).toBe("● Your turn");
      const log = page.getByRole("button", { name: "What changed since your turn" });
      for (let turn = 0; turn < 20 && !(await log.count()); turn++) {
        const skip = page.getByRole("button", { name: "Skip to my turn" });
        if (await skip.count()) await skip.click().catch(() => {});
        await playOn(page, 5, undefined, 3);
      }
      await log.waitFor();
      expect(await log.textContent()).toContain("Wren");
    },
    LONG,
  );
});

describe("the replay", () => {
  it(
    "opens at a step from a link, and goes on by keys",
    async () => {
      const page = await begin("glenmore");
      await playOn(page, 9, undefined, 12);
      const table = new URL(page.url()).pathname.split("/").at(-1);
      const info = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table);
      await page.goto(new URL(`/replay/${info.match}?step=2`, page.url()).href);
      const at = (step: number) => page.locator(`main.replay[data-seq="${step}"]`).waitFor();
      await at(2);
      await page.keyboard.press("ArrowRight");
      await at(3);
      await page.waitForURL(/[?]step=3$/);
      await page.keyboard.press("Home");
      await at(0);
      await page.locator("[data-tile]").first().waitFor();
      expect(await violations(page)).toEqual([]);
    },
    LONG,
  );
});
