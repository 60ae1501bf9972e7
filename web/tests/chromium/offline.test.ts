/** Playing in the page: only a static host, then not even that. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchKept } from "./launching";
import { type StaticHost, startStaticHost } from "./static-host";

/** A busy machine takes its time to start Python. */
const PATIENCE = 60_000;
const BASE = "/bothy/";

let host: StaticHost;
let folder: string;
let context: BrowserContext;
/** Address of the table that the first test opens. */
let table = "";

const ready = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("bothy-ready").length > 0, null, { timeout: PATIENCE });
const board = (page: Page) => page.locator("[data-hex], svg.map, main svg").first().waitFor({ timeout: PATIENCE });

/** Returns how many entries of matches the browser keeps. */
const entries = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        const opened = indexedDB.open("bothy");
        opened.onsuccess = () => {
          const counted = opened.result.transaction("entries").objectStore("entries").count();
          counted.onsuccess = () => {
            opened.result.close();
            found(counted.result);
          };
        };
      }),
  );

beforeAll(async () => {
  host = await startStaticHost(BASE);
  folder = mkdtempSync(join(tmpdir(), "bothy-profile-"));
  context = await launchKept(folder);
}, 60_000);
afterAll(async () => {
  await context.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a page without a server", { timeout: 4 * PATIENCE }, () => {
  it("opens below any path, and plays against a bot", async () => {
    const page = await context.newPage();
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.goto(host.site);
    await page.getByText("Games here are never rated").waitFor();
    expect(await page.getByRole("button", { name: "With friends by link" }).count()).toBe(0);
    await page
      .getByRole("button", { name: /Play now against/ })
      .first()
      .click();
    await page.waitForURL(/\/bothy\/table\//, { timeout: PATIENCE });
    table = page.url();
    const before = await entries(page);
    await page.locator(".clans button").first().click({ timeout: PATIENCE });
    await page.getByRole("button", { name: "Choose this clan" }).click();
    await expect.poll(() => entries(page), { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(host.asked.filter((path) => path.includes("/api/"))).toEqual([]);
    expect(told.filter((text) => text.includes("rest of Python's library"))).toEqual([]);
    await page.close();
  });

  it("has every acknowledged move after its process was killed", async () => {
    const page = await context.newPage();
    await page.goto(table);
    await ready(page);
    await board(page);
    const kept = await entries(page);
    const crash = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    void crash.send("Page.crash").catch(() => {}); // a dead page doesn't answer
    await crashed;
    const again = await context.newPage();
    await again.goto(table);
    await ready(again);
    await board(again);
    expect(await entries(again)).toBeGreaterThanOrEqual(kept);
    await page.close();
    await again.close();
  });

  it("tells a second tab that the first one plays, and lets it take over", async () => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto(table);
    await ready(one);
    await board(one);
    await other.goto(table);
    await other.getByText("open in another tab").waitFor({ timeout: PATIENCE });
    await other.getByRole("button", { name: "Play here instead" }).click();
    await one.getByText("open in another tab").waitFor({ timeout: PATIENCE });
    await other.waitForLoadState();
    await board(other);
    await one.close();
    await other.close();
  });

  it("needs no network once it's kept", async () => {
    const page = await context.newPage();
    await page.goto(host.site);
    await ready(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await host.stop();
    for (const address of [host.site, table, `${host.site}new/glenmore`]) {
      await page.goto(address);
      await ready(page);
      await page.locator("main").waitFor();
    }
    await page.close();
  });
});
