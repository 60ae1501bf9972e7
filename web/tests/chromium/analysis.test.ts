/** After the game: from the score sheet to missed points, by keyboard, and on from there against bots. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/messages/languages";
import { violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";

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
  // English comes last, and stays.
  for (const [turn, language] of LANGUAGES.toReversed().entries()) {
    await speak(page, `/table/${id}`, language);
    await reachTab(page, TAB[language]);
    // The workers may still be busy: a line of text is there until they're done.
    await page.locator(TURNS).first().waitFor({ timeout: 25_000 });
    expect(await page.locator("dialog[open] svg path.line").count()).toBe(2);
    expect(await page.locator(TURNS).count()).toBeLessThanOrEqual(3);
    await page.setViewportSize(turn === 1 ? NARROW : WIDE);
    await page.emulateMedia({ colorScheme: turn === 0 ? "dark" : "light" });
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
