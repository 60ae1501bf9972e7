import { errors, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./axe";
import { NARROW, useBrowser } from "./browser";
import { type Host, startHost } from "./hosted";
import { CONFIRM, playOn } from "./player";

const { open } = useBrowser({ quietAbout: [/WebSocket connection to/, /Failed to load resource/] });
const LONG = 300_000;
let host: Host;

beforeAll(async () => {
  host = await startHost();
}, LONG);
afterAll(() => host.close());

const seq = async (page: Page) => Number(await page.locator("main[data-seq]").getAttribute("data-seq"));
const asked = async (page: Page) => (await page.locator("section.actions").count()) > 0;

/**
 * Presses once for the deciding player. The button may have disappeared with the connection: then it looks again.
 */
async function press(page: Page, seed: number): Promise<void> {
  try {
    await playOn(page, seed, undefined, 1);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || (await page.locator(".arguments").count())) throw error;
    console.log("a half-made choice was gone");
  }
}

/** Plays for both until this many steps have been taken in total. */
async function playBoth(pages: readonly Page[], steps: number): Promise<void> {
  const until = Math.max(...(await Promise.all(pages.map(seq)))) + steps;
  for (let tries = 0; tries < 400; tries++) {
    if ((await seq(pages[0] as Page)) >= until) return;
    for (const page of pages) if (await asked(page)) await press(page, tries);
    await pages[0]?.waitForTimeout(20);
  }
  throw new Error("the game does not go on");
}

/** Checks that both see the same newest step. */
async function agree(pages: readonly [Page, Page]): Promise<void> {
  await expect.poll(async () => (await seq(pages[0])) === (await seq(pages[1])), { timeout: 20_000 }).toBe(true);
}

describe("friends at two browsers and two server processes", () => {
  it(
    "come by a link, and play on through a killed process and a lost connection",
    async () => {
      const ailsa = await open(new URL("/new/glenmore?with=friends", host.doors[0].site).href);
      await ailsa.getByLabel("Your name").fill("Ailsa");
      await ailsa.getByRole("button", { name: "Open the table and copy the link" }).click();
      const link = await ailsa.getByLabel("Send this link").inputValue();
      expect(await violations(ailsa)).toEqual([]);

      const iain = await open(new URL(new URL(link).pathname, host.doors[1].site).href, NARROW);
      await iain.getByText("Ailsa invites you").waitFor();
      expect(await violations(iain)).toEqual([]);
      await iain.getByLabel("Your name").fill("Iain");
      await iain.getByRole("button", { name: "Sit down" }).click();
      await ailsa.getByText("Iain", { exact: true }).waitFor();
      await ailsa.getByRole("button", { name: "Begin" }).click();
      for (const page of [ailsa, iain]) await page.locator("main[data-seq] section.prompt").waitFor();
      await playBoth([ailsa, iain], 6);
      await agree([ailsa, iain]);

      await host.kill(1); // Iain's
      await playBoth([ailsa, iain], 6);
      await agree([ailsa, iain]);
      await iain.getByText("Reconnecting").waitFor({ state: "detached" });

      // Ailsa is in a tunnel: her move is sent once she's out, and only once.
      for (let tries = 0; tries < 200 && !(await asked(ailsa)); tries++) {
        if (await asked(iain)) await press(iain, tries);
        await ailsa.waitForTimeout(20);
      }
      const confirm = ailsa.locator(CONFIRM);
      for (let tries = 0; tries < 10 && !(await confirm.count()); tries++) await press(ailsa, tries);
      const before = await seq(ailsa);
      host.doors[0].cut();
      await ailsa.getByText("Reconnecting").waitFor();
      if (await confirm.count()) await confirm.click();
      await ailsa.waitForTimeout(1500);
      expect(await seq(ailsa)).toBe(before);
      host.doors[0].mend();
      await ailsa.getByText("Reconnecting").waitFor({ state: "detached", timeout: 30_000 });
      await expect.poll(() => seq(ailsa), { timeout: 20_000 }).toBe(before + 1);
      await agree([ailsa, iain]);
      await playBoth([ailsa, iain], 4);

      await ailsa.getByRole("button", { name: "Chat", exact: true }).click();
      await ailsa.getByLabel("Write a message").fill("Well played.");
      await ailsa.keyboard.press("Enter");
      await iain.getByRole("button", { name: /Chat, 1 new/ }).click();
      await iain.getByText("Well played.").waitFor();
    },
    LONG,
  );

  it(
    "whoever comes when all seats are taken may watch, and cannot act",
    async () => {
      const ailsa = await open(new URL("/new/caledonia", host.doors[0].site).href);
      await ailsa.getByRole("button", { name: "Begin" }).click();
      await ailsa.locator("main[data-seq] section.prompt").waitFor();
      const table = new URL(ailsa.url()).pathname;
      const watcher = await open(new URL(table, host.doors[0].site).href);
      await watcher.locator("main[data-seq] section.prompt").waitFor();
      expect(await watcher.locator("section.actions").count()).toBe(0);
      expect(await watcher.getByRole("button", { name: "End turn" }).count()).toBe(0);
    },
    LONG,
  );
});
