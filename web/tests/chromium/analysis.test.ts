/** After the game: from the score sheet to missed points, by keyboard, and on from there against bots. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/messages/languages";
import { NIGHTLY } from "../support/nightly";
import { violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { CONFIRM } from "./player";

const { open } = useBrowser();
const TABS = "dialog[open] [role=tab]";
const TURNS = "dialog[open] article";
const TAB: Record<Language, string> = { en: "Missed points", fr: "Points perdus", pt: "Pontos perdidos" };

/** Plays a real game of two at one screen who pass whenever possible: it's short, and misses many points. */
async function played(page: Page): Promise<{ id: string; match: string }> {
  return page.evaluate(async () => {
    const { csrf } = await fetch("/api/me").then((answer) => answer.json());
    const ask = async (method: string, path: string, body?: unknown) => {
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(path, { method, headers, ...sent })).json();
    };
    const { id } = await ask("POST", "/api/tables", { game: "caledonia", seats: 2 });
    await ask("POST", `/api/tables/${id}/seats`, { seat: 1, name: "Iain" });
    const { match } = await ask("POST", `/api/tables/${id}/start`);
    let state = await ask("GET", `/api/matches/${match}`);
    for (let steps = 0; !state.finished && steps < 100; steps++) {
      const seat = state.seats_to_act[0];
      if (state.mine?.decision?.seat !== seat) state = await ask("GET", `/api/matches/${match}?seat=${seat}`);
      const actions: [string][] = state.mine.decision.actions;
      const wanted = actions.find(([verb]) => verb === "pass" || verb === "end-turn") ?? actions[0];
      state = await ask("POST", `/api/matches/${match}/actions`, { actions: [wanted], seat, after: state.seq });
    }
    return { id, match };
  });
}

async function speak(page: Page, path: string, language: Language): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem("bothy.settings", `{"language":"${spoken}"}`), language);
  await page.goto(new URL(path, page.url()).href);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Goes from the score sheet, which opens automatically, to the last of its tabs, by keyboard only. */
async function reachTab(page: Page, name: string): Promise<void> {
  await page.locator(TABS).nth(2).waitFor();
  await page.locator("dialog[open]").focus();
  for (let pressed = 0; pressed < 8; pressed++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute("role") === "tab")) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("End");
  await page.locator(`${TABS}[aria-selected=true]`, { hasText: name }).waitFor();
}

it("where points were missed opens from the score sheet by keys, in three languages, and is played on", async () => {
  const page = await open("/");
  const { id, match } = await played(page);
  // English comes last, and stays. By day it follows the language with the longest words.
  for (const language of LANGUAGES.toReversed().filter((each) => NIGHTLY || each !== "pt")) {
    await speak(page, `/table/${id}`, language);
    await reachTab(page, TAB[language]);
    // The workers may still be busy: a line of text is there until they're done.
    await page.locator(TURNS).first().waitFor({ timeout: 60_000 });
    expect(await page.locator("dialog[open] svg path.line").count()).toBe(2);
    expect(await page.locator(TURNS).count()).toBeLessThanOrEqual(3);
    await page.setViewportSize(language === "fr" ? NARROW : WIDE);
    await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
    expect(await clipped(page)).toEqual([]);
    expect(await violations(page, "dialog[open]")).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/missed-${language}.png` });
  }
  await page.getByRole("button", { name: "Play again" }).waitFor();
  await page.getByRole("radio", { name: "Iain" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "Where Iain missed points" }).waitFor();

  await page
    .getByRole("button", { name: /^Show it/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/replay/${match}[?]step=[0-9]+&seat=1`));
  await page.locator("main.replay[data-seq]").waitFor();
  await page.goBack();

  await reachTab(page, TAB.en);
  await page
    .getByRole("button", { name: /^Play on from here/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await page.locator("main[data-seq] section.actions").waitFor();
});

/**
 * "Show me an idea": requested, drawn on the board, and played by mouse or keyboard; never before it's confirmed.
 */

const IDEAS = "section.drawer ol > li";
const GHOST = "svg .ghost";

const seq = (page: Page) => page.locator("main").getAttribute("data-seq").then(Number);

async function begun(): Promise<Page> {
  const page = await open("/new/caledonia?with=here");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.actions").waitFor();
  return page;
}

/** Requests ideas, and hovers the first: it appears in the row as if it were chosen. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Show me an idea/ }).click();
  await page.locator(IDEAS).first().hover();
  await page.locator(CONFIRM).waitFor();
  const title = await page.locator(`${IDEAS} h3`).first().textContent();
  expect(await page.locator("section.prompt h2").textContent()).toBe(title?.trim());
}

async function playFirst(page: Page): Promise<void> {
  const before = await seq(page);
  await page.getByRole("button", { name: "Play this" }).first().click();
  await expect.poll(() => page.locator(IDEAS).count()).toBe(0);
  expect(await seq(page), "nothing is played before it is confirmed").toBe(before);
  await page.locator(CONFIRM).click();
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
}

it("an idea is requested, drawn, and played by clicks", async () => {
  const page = await begun();
  const before = await seq(page);
  await ask(page);
  expect(await seq(page), "the log notes that somebody asked").toBe(before + 1);
  expect(await page.locator(IDEAS).count()).toBeLessThanOrEqual(3);
  expect(await violations(page)).toEqual([]);
  // Before the first piece, clans are chosen, which aren't on the map.
  for (let asked = 0; asked < 6 && !(await page.locator(GHOST).count()); asked++) {
    await playFirst(page);
    await ask(page);
  }
  await page.locator(GHOST).first().waitFor({ state: "attached" });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ideas.png` });
  await playFirst(page);
});

it("an idea is requested and played by keys, and announced to those who listen", async () => {
  const page = await begun();
  const before = await seq(page);
  await page.keyboard.press("?");
  await page.locator(IDEAS).first().waitFor();
  expect(await page.locator("section.drawer [role=status]").textContent()).toMatch(/^(One idea|\d ideas)/);
  // The first card's button has the focus: its result is drawn.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Play this");
  await page.locator(CONFIRM).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".commit") !== null)).toBe(true);
  expect(await seq(page)).toBe(before + 1);
  await page.keyboard.press("Enter");
  await expect.poll(() => seq(page)).toBeGreaterThan(before + 1);
});
