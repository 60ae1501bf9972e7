import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NARROW, useBrowser, WIDE } from "./browser";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { open } = useBrowser();

/** What axe finds, one line a rule with where it is broken. */
async function violations(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(AXE);
  const run = (where: string) => (globalThis as unknown as { axe: typeof axe }).axe.run(where);
  const result = await page.evaluate(run, within);
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
  );
}

/** Whether anything sticks out of the page to the right. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function gallery(viewport = WIDE): Promise<Page> {
  const page = await open("/gallery", viewport);
  await page.getByRole("heading", { name: "Colours and type" }).waitFor();
  return page;
}

describe("the gallery", () => {
  it.each([
    ["light", WIDE],
    ["dark", NARROW],
  ])("has no violation that axe knows, %s", async (theme, viewport) => {
    const page = await gallery(viewport);
    await page.getByText(theme, { exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });

  it("has no violation in a dialog, and closing it gives the focus back", async () => {
    const page = await gallery();
    const button = page.getByRole("button", { name: "Open a dialog" });
    await button.click();
    await page.getByRole("dialog", { name: "Pass" }).waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("reflows on narrow screens and with large text", async () => {
    const page = await gallery();
    for (const [width, size] of [
      [320, 100],
      [390, 100],
      [390, 200],
      [640, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByText(`${size} %`, { exact: true }).click();
      expect(await overflow(page), `${width} px, ${size} %`).toBeLessThanOrEqual(0);
    }
  });

  it("speaks three languages, tells screen readers which, and remembers it", async () => {
    const page = await gallery();
    await page.getByText("Français", { exact: true }).click();
    await page.getByRole("heading", { name: "Galerie", level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await page.getByText("Português", { exact: true }).click();
    await page.getByRole("heading", { name: "Galeria", level: 1 }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Galeria", level: 1 }).waitFor();
  });

  it("shows the test language without clipped text", async () => {
    const page = await gallery(NARROW);
    await page.getByText("test language", { exact: true }).click();
    await page.getByRole("heading", { name: "Gállérýérý" }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => !element.closest(".visually-hidden, svg, .label"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter((element) => getComputedStyle(element).overflowX !== "visible")
        .map((element) => `${element.tagName} ${element.textContent}`),
    );
    expect(clipped).toEqual([]);
  });

  it("tells why a button is blocked, goes along tabs by arrows, and shows itself as others see it", async () => {
    const page = await gallery();
    await page.locator("#buttons").getByRole("button", { name: "field" }).focus();
    await page
      .locator("#buttons")
      .getByText("It costs £18, and you have £14.")
      .first()
      .waitFor({ state: "visible" });

    const tabs = page.getByRole("tablist", { name: "Tabs", exact: true });
    await tabs.getByRole("tab", { name: "Map" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await tabs.getByRole("tab", { name: "Market" }).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("End");
    expect(await tabs.getByRole("tab", { name: "Log" }).evaluate((tab) => tab === document.activeElement)).toBe(
      true,
    );

    await page.getByText("deutan", { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.style.filter)).toContain("seen-deutan");
  });
});
