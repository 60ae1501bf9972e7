/** The pages about people, as they stand for somebody who plays here: in three languages, on a screen and on a phone. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import { NIGHTLY } from "../support/nightly";
import { overflow, scrolls, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { type Club, startClub } from "./club";

/** Each page with what one came for: it can be had by keys alone. */
const PAGES: readonly (readonly [string, string])[] = [
  ["/tables", "section:has(h2 button) li button"], // to sit down at an open table, the last of its lists
  ["/settings", "form button[type=submit]"],
  ["/account", "main section button"],
  ["/sign-in", "main form button, main form input"],
  ["/profile", "main a, nav a"],
  ["/leaders", "main button, main select, main input"],
  ["/unsubscribe/no-such-link", "a"],
];
/** More presses of the tab key than any of these pages needs. */
const MOST = 60;
// Whoever asks who they are and is nobody yet is told so; so is who brings a link that was never written.
const { open } = useBrowser({ quietAbout: [/status of (401|404)/] });
let club: Club;
let ailsa: Pick<BrowserContextOptions, "storageState">;
let iain: typeof ailsa;
/** Where both sit, and it is Ailsa's turn. */
let table = "";

interface Asker {
  page: Page;
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** Somebody who asks the server as their browser would. */
async function somebody(name: string): Promise<Asker> {
  const page = await open(`${club.site}/settings`);
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    page.evaluate(
      async ([how, where, what]) => {
        const kept = window as unknown as { csrf?: string };
        const headers = { "content-type": "application/json", "x-bothy-csrf": kept.csrf ?? "" };
        const answer = await fetch(where, {
          method: how,
          headers,
          ...(what === undefined ? {} : { body: JSON.stringify(what) }),
        });
        const told = await answer.json();
        kept.csrf ??= told.csrf;
        return told;
      },
      [method, path, body] as const,
    ) as Promise<T>;
  await ask("POST", "/api/me", { name });
  return { page, ask };
}

interface Told {
  id: string;
  invite: string;
}

beforeAll(async () => {
  club = await startClub();
  const [host, guest] = [await somebody("Ailsa"), await somebody("Iain")];
  const made = await host.ask<Told>("POST", "/api/tables", { game: "creel", seats: 2 });
  table = `/table/${made.id}`;
  await guest.ask("POST", `/api/tables/${made.id}/seats`, { invite: made.invite });
  await host.ask("POST", `/api/tables/${made.id}/start`);
  await guest.ask("POST", `/api/tables/${made.id}/chat`, { text: "You play like a sheep." });
  await guest.ask("POST", "/api/tables", { game: "glenmore", seats: 3, listed: true });
  await host.ask("POST", "/api/tables", { game: "caledonia", seats: 2 });
  ailsa = { storageState: await host.page.context().storageState() };
  iain = { storageState: await guest.page.context().storageState() };
});
afterAll(() => club.close());

/** The page once all it asked for is there. */
async function loaded(path: string, who = ailsa): Promise<Page> {
  const page = await open(`${club.site}${path}`, WIDE, who);
  await page.waitForLoadState("networkidle");
  return page;
}

async function speak(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem("bothy.settings", `{"language":"${spoken}"}`), language);
  await page.goto(`${club.site}${path}`);
}

/** Presses the tab key until something is reached; says whether it was. */
async function reaches(page: Page, wanted: string): Promise<boolean> {
  for (let pressed = 0; pressed < MOST; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return true;
  }
  return false;
}

describe("pages about people", () => {
  // By day axe looks at each page in one language, at night in all three.
  it.each(PAGES.map((each, at) => [...each, at] as const))(
    "%s reads well in three languages at both sizes, and %s is reached by keys",
    async (path, wanted, at) => {
      const page = await open(`${club.site}/no/such/page`, WIDE, ailsa);
      for (const [turn, language] of LANGUAGES.entries()) {
        await speak(page, path, language);
        await page.locator(`html[lang=${language}] :is(${wanted})`).first().waitFor();
        for (const viewport of [WIDE, NARROW]) {
          await page.setViewportSize(viewport);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await clipped(page)).toEqual([]);
          const looked = at % LANGUAGES.length === turn && (viewport === WIDE) === (at % 2 === 0);
          if (NIGHTLY || looked) expect(await violations(page)).toEqual([]);
        }
        await page.setViewportSize(WIDE);
      }
      expect(await reaches(page, wanted)).toBe(true);
    },
  );

  it("whoever has tables to come back to never sees the games flash by, and need not scroll", async () => {
    const page = await loaded("/");
    await page.getByRole("heading", { name: "My tables", level: 1 }).waitFor();
    await page.context().addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector(".games")) Object.assign(window, { flashed: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route("**/api/tables/mine", async (route) => {
      await new Promise((wait) => setTimeout(wait, 500));
      await route.continue();
    });
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
    expect(await page.evaluate(() => "flashed" in window)).toBe(false);
    expect((await scrolls(page)).y).toBe(0);
  });

  it("what the operator announces stands above every page until it is closed, and a table keeps its room", async () => {
    const page = await loaded("/settings");
    await page.route("**/api/server", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), announcement: "We move on Sunday." } });
    });
    await page.goto(`${club.site}${table}`);
    const bar = page.getByRole("region", { name: "Announcement" });
    await bar.getByText("We move on Sunday.").waitFor();
    expect(await bar.getAttribute("aria-live")).toBe("polite");
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      expect(await scrolls(page)).toEqual({ x: 0, y: 0 });
    }
    expect(await violations(page)).toEqual([]);
    await bar.getByRole("button", { name: "Close" }).click();
    await bar.getByText("We move on Sunday.").waitFor({ state: "detached" });
    await page.reload({ waitUntil: "networkidle" });
    expect(await bar.textContent()).toBe("");
  });

  it("somebody unpleasant is reported with what they said, blocked, and let in again", async () => {
    const page = await loaded(table);
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    const line = page.locator(".chat li", { hasText: "sheep" });
    await line.getByRole("button", { name: "Iain" }).click();
    const dialog = page.getByRole("dialog", { name: "Iain" });
    await dialog.getByText("You play like a sheep.").waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("What happened?").fill("Not for the first time.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.locator(".toasts").getByText("The operator can read it now.").waitFor();
    await line.getByRole("button", { name: "Iain" }).click();
    await dialog.getByRole("button", { name: "Block Iain" }).click();
    await line.waitFor({ state: "detached" });

    await page.goto(`${club.site}/settings`);
    await page.getByRole("heading", { name: "People you block" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Unblock.*Iain/ }).click();
    await page.getByRole("heading", { name: "People you block" }).waitFor({ state: "detached" });
  });

  it("whoever leaves a running game is told what becomes of the seat, and the others decide", async () => {
    const page = await loaded(table, iain);
    await page.setViewportSize(NARROW);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the game" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave the game" });
    await dialog.getByText("Your seat stays empty").waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Leave the game" }).click();
    await page.waitForURL(`${club.site}/tables`);
    const other = await loaded(table);
    await other.getByText("Iain has left.").first().waitFor();
  });
});
