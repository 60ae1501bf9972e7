import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NIGHTLY } from "../support/nightly";
import { overflow, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";

const { open } = useBrowser();
const PAGES = [
  "/",
  "/tables",
  "/settings",
  "/rules/caledonia",
  "/rules/glenmore",
  "/new/caledonia",
  "/new/glenmore?with=friends",
  "/no/such/page",
];

/** Opens the page, and waits for its data. */
async function loaded(path: string, viewport = WIDE): Promise<Page> {
  const page = await open(path, viewport);
  await page.waitForLoadState("networkidle");
  return page;
}

describe("pages", () => {
  it("home leads to the settings and back without reloading the page", async () => {
    const page = await open("/");
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/settings");
    await page.goBack();
    await page.getByRole("heading", { name: "Bothy", level: 1 }).waitFor();
    expect(await page.evaluate(() => "mark" in window)).toBe(true);
  });

  it("one of our addresses opens directly, and a wrong one says so", async () => {
    const page = await open("/no/such/page");
    await page.getByRole("heading", { name: "This page doesn’t exist." }).waitFor();
  });

  // By day axe checks pages alternately light and dark, and of those that both games have, one game's.
  it.each([...PAGES.entries()].filter(([at]) => NIGHTLY || ![4, 5].includes(at)))(
    "%i, %s has no violation that axe knows and reflows: light; dark, with text twice as large",
    async (at, path) => {
      const page = await loaded(path);
      if (NIGHTLY || at % 2) expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => localStorage.setItem("bothy.settings", '{"theme":"dark","textSize":200}'));
      await page.setViewportSize(NARROW);
      await page.reload({ waitUntil: "networkidle" });
      await page.locator("main").waitFor();
      if (NIGHTLY || at % 2 === 0) expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
  );

  it("a paragraph of the rules opens by its address, and the rules can be searched", async () => {
    const page = await loaded("/rules/caledonia#C20.8");
    const paragraph = page.locator("[id='C20.8']");
    await paragraph.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const top = () => paragraph.evaluate((each) => Math.abs(each.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(40);
    await page.getByLabel("Find").fill("river delta");
    await page.getByText("is a land hex on the last stretch of river").waitFor();
    expect(await page.locator("article p").count()).toBeLessThan(20);
  });

  it("settings are kept, and the language changes at once", async () => {
    const page = await loaded("/settings");
    await page.getByText("Français", { exact: true }).click();
    await page.getByRole("heading", { name: "Réglages", level: 1 }).waitFor();
    await page.getByRole("switch").first().check();
    await page.reload();
    await page.getByRole("heading", { name: "Réglages", level: 1 }).waitFor();
    expect(await page.getByRole("switch").first().isChecked()).toBe(true);
    await page.goto(new URL("/rules/caledonia", page.url()).href);
    await page.getByRole("heading", { name: "C7 Commercer" }).waitFor();
  });
});
