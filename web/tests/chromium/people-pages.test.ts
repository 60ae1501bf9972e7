/** The pages about people, for an active player: in three languages, on a screen and on a phone. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/messages/languages";
import { NIGHTLY, some } from "../support/nightly";
import { overflow, scrolls, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { type Club, startClub } from "./club";
import { comeIn, type Guest } from "./guest";

/** Each page with its main control, which must be reachable by keyboard. */
const PAGES: readonly (readonly [string, string])[] = [
  ["/tables", "section:has(h2 button) li button"], // sitting down at an open table, the last of its lists
  ["/settings", "form button[type=submit]"],
  ["/account", "main section button"],
  ["/sign-in", "main form button, main form input"],
  ["/profile", "nav:has(~ main section) a"],
  ["/leaders", "main button, main select, main input"],
  ["/unsubscribe/no-such-link", "a"],
];
const SPOKEN = some<Language>(LANGUAGES, ["en", "fr"]);
/** More presses of Tab than any of these pages needs. */
const MOST = 60;
// The page of an invalid link gets a 404.
const { open } = useBrowser({ quietAbout: [/status of 404/] });
let club: Club;
let ailsa: Guest;
let iain: Guest;
/** A table where both sit, on Ailsa's turn; and one where Iain waits for others. */
let [table, waiting] = ["", ""];

interface Told {
  id: string;
  invite: string;
}

beforeAll(async () => {
  club = await startClub();
  [ailsa, iain] = await Promise.all([comeIn(club.site, "Ailsa"), comeIn(club.site, "Iain")]);
  const made = await ailsa.ask<Told>("POST", "/api/tables", { game: "creel", seats: 2 });
  table = `/table/${made.id}`;
  await iain.ask("POST", `/api/tables/${made.id}/seats`, { invite: made.invite });
  await ailsa.ask("POST", `/api/tables/${made.id}/start`);
  await iain.ask("POST", `/api/tables/${made.id}/chat`, { text: "You play like a sheep." });
  await iain.ask("POST", "/api/tables", { game: "glenmore", seats: 3, listed: true });
  const other = await ailsa.ask<Told>("POST", "/api/tables", { game: "caledonia", seats: 3 });
  waiting = `/table/${other.id}`;
  await iain.ask("POST", `/api/tables/${other.id}/seats`, { invite: other.invite });
});
afterAll(() => club.close());

const opened = (path: string, who = ailsa) => open(`${club.site}${path}`, WIDE, who.browser());

/** Goes to another page as Back and Forward do, without reloading. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((where) => {
    history.pushState(null, "", where);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Presses Tab until an element is reached; returns whether it was. */
async function reaches(page: Page, wanted: string): Promise<boolean> {
  for (let pressed = 0; pressed < MOST; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return true;
  }
  return false;
}

describe("pages about people", () => {
  // By day in English and in the language with the longest words, and axe checks each page in one of them and at one
  // size, as does the keyboard check.
  it.each([...SPOKEN.entries()])(
    "%i, %s: read well at both sizes, and what one came for is reached by keys",
    async (turn, language) => {
      const page = await open(`${club.site}/no/such/page`, WIDE, ailsa.browser(language));
      for (const [at, [path, wanted]] of PAGES.entries()) {
        await goOn(page, path);
        await page
          .locator(`html[lang=${language}]:has(main h1):not(:has([aria-busy=true])) :is(${wanted})`)
          .first()
          .waitFor();
        const looked = NIGHTLY || at % SPOKEN.length === turn;
        for (const viewport of [NARROW, WIDE]) {
          await page.setViewportSize(viewport);
          expect(await overflow(page), path).toBeLessThanOrEqual(0);
          expect(await clipped(page), path).toEqual([]);
          if (looked && (NIGHTLY || (viewport === WIDE) === at % 4 < 2))
            expect(await violations(page), path).toEqual([]);
        }
        if (looked) expect(await reaches(page, wanted), path).toBe(true);
      }
    },
  );

  it("a player with tables to come back to never sees the games flash by, and doesn't have to scroll", async () => {
    const page = await opened("/");
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
    await page.reload();
    await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
    expect(await page.evaluate(() => "flashed" in window)).toBe(false);
    expect((await scrolls(page)).y).toBe(0);
  });

  it("the operator's announcement stays above every page until closed, and a table keeps its room", async () => {
    const page = await opened("/no/such/page");
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
    expect(await violations(page, "[aria-live]:has(button)")).toEqual([]);
    await bar.getByRole("button", { name: "Close" }).click();
    await bar.getByText("We move on Sunday.").waitFor({ state: "detached" });
    await Promise.all([page.waitForResponse("**/api/server"), page.reload()]);
    await page.locator("main[data-seq] section.prompt").waitFor();
    expect(await bar.textContent()).toBe("");
  });

  it("an unpleasant player is reported with what they said, blocked, and let in again", async () => {
    const page = await opened(table);
    await page.getByRole("button", { name: "Chat", exact: true }).click();
    const line = page.locator(".chat li", { hasText: "sheep" });
    await line.getByRole("button", { name: "Iain" }).click();
    const dialog = page.getByRole("dialog", { name: "Iain" });
    await dialog.getByText("You play like a sheep.").waitFor();
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await dialog.getByLabel("What happened?").fill("Not for the first time.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.locator(".toasts").getByText("Your report is with the operator.").waitFor();
    await line.getByRole("button", { name: "Iain" }).click();
    await dialog.getByRole("button", { name: "Block Iain" }).click();
    await line.waitFor({ state: "detached" });

    // Also for a person seated where players are missing.
    await goOn(page, waiting);
    const plate = page.getByRole("list", { name: "Players" }).getByRole("button", { name: "Iain" });
    await plate.click();
    await dialog.getByText("You’ve blocked Iain.").waitFor();
    await dialog.getByRole("button", { name: "Unblock Iain" }).click();
    await dialog.getByRole("button", { name: "Block Iain", exact: true }).click();
    await dialog.getByLabel("What happened?").fill("He sits down wherever I do.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.waitFor({ state: "detached" });

    await goOn(page, "/settings");
    await page.getByRole("heading", { name: "People you block" }).waitFor();
    expect(await violations(page, "section:has(h2)")).toEqual([]);
    await page.getByRole("button", { name: /^Unblock.*Iain/ }).click();
    await page.getByRole("heading", { name: "People you block" }).waitFor({ state: "detached" });
  });

  it("a host with accounts claims neither that there are none nor that it works offline", async () => {
    const morag = await comeIn(club.site, "Morag");
    const page = await opened("/", morag);
    await page.getByText("No tracking.", { exact: true }).waitFor();
    expect(await page.getByText(/offline|No account/).count()).toBe(0);
  });

  it("a host chooses who may join a table: by link, or everyone, who find it among the open tables", async () => {
    const page = await opened("/new/creel?with=friends");
    const who = page.getByRole("group", { name: "Who can join" });
    await who.getByText("anyone").click();
    expect(await page.getByLabel("Seat 2").locator("option:checked").textContent()).toBe(
      "Open to the first to join",
    );
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: /^Open the table/ }).click();
    await page.getByLabel("Send this link").waitFor();
    await page.getByText("Anyone can find this table").waitFor();
    expect(await violations(page)).toEqual([]);
    const id = new URL(page.url()).pathname.split("/").pop();
    const found = async () =>
      (await iain.ask<{ table: Told }[]>("GET", "/api/tables/open")).map(({ table: { id } }) => id);
    expect(await found()).toContain(id);
    await who.getByText("by link").click();
    await page.getByText("Only people with the link").waitFor();
    expect(await found()).not.toContain(id);
    await who.getByText("anyone").click();
    await page.getByText("Anyone can find this table").waitFor();

    // A stranger sits down from the list, and also reads who may join.
    const stranger = await opened("/tables", iain);
    await stranger.getByRole("button", { name: /^Sit down ?, Creel, Ailsa/ }).click();
    await stranger.getByText("Anyone can find this table").waitFor();
    expect(await stranger.getByRole("group", { name: "Who can join" }).count()).toBe(0);

    // People sharing a screen keep the table to those with the link.
    await goOn(page, "/new/creel?with=here");
    await page.getByRole("button", { name: "Begin" }).waitFor();
    expect(await who.count()).toBe(0);
  });

  it("a player who leaves a running game is told what happens to the seat, and the others decide", async () => {
    const page = await opened(table, iain);
    await page.setViewportSize(NARROW);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the game" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave the game" });
    await dialog.getByText("Your seat stays empty").waitFor();
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("button", { name: "Leave the game" }).click();
    await page.waitForURL(`${club.site}/tables`);
    const other = await opened(table);
    await other.getByText("Iain has left.").first().waitFor();
  });

  it("a bot that plays for a player has both names, and the player finds the way back among their tables", async () => {
    const pace = { kind: "live", seconds: 3600, out: "bot" };
    const made = await ailsa.ask<Told>("POST", "/api/tables", { game: "creel", seats: 2, pace });
    await iain.ask("POST", `/api/tables/${made.id}/seats`, { invite: made.invite });
    await ailsa.ask("POST", `/api/tables/${made.id}/start`);
    const page = await opened(`/table/${made.id}`);
    const players = page.getByRole("list", { name: "Players" });
    await players.getByText("Iain").waitFor();
    await iain.ask("DELETE", `/api/tables/${made.id}/seats/1`);
    await page.locator(".toasts").getByText("Iain leaves the table, Collie takes over.").waitFor();
    const seat = players.locator("li", { hasText: "Collie for Iain" });
    await seat.getByRole("img", { name: "bot" }).waitFor();
    expect(await seat.getByText("away").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await seat.getByRole("img", { name: "bot" }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(WIDE);

    const his = await opened("/tables", iain);
    const row = his.locator("section", { hasText: "Continuing without you" }).locator("li", { hasText: "Collie" });
    await his.getByRole("heading", { name: "Continuing without you" }).waitFor();
    expect(await violations(his)).toEqual([]);
    await his
      .locator(`li:has(a[href="/table/${made.id}"])`)
      .getByRole("button", { name: /^Come back/ })
      .click();
    await his.waitForURL(`${club.site}/table/${made.id}`);
    await page.locator(".toasts").getByText("Iain is back").waitFor();
    await seat.waitFor({ state: "detached" });
    expect(await row.count()).toBe(0);
    await page
      .getByRole("button", { name: "Log", exact: true })
      .or(page.getByRole("button", { name: "What happened" }))
      .first()
      .click();
    await page.getByText("Collie for Iain", { exact: true }).first().waitFor();
  });
});
