import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { some } from "../support/nightly";
import { overflow, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";

const { open } = useBrowser();

async function gallery(viewport = WIDE): Promise<Page> {
  const page = await open("/gallery", viewport);
  await page.getByRole("heading", { name: "Colours and type" }).waitFor();
  return page;
}

/** Opens folded sheets: the rest isn't mounted. */
async function unfold(page: Page, ...sheets: string[]): Promise<void> {
  for (const sheet of sheets) await page.locator(`#${sheet} > summary`).press("Enter");
}
const PLAIN = ["table", "buttons", "small", "surfaces", "arriving"];

describe("the gallery", () => {
  it.each(
    some(
      [
        ["light", WIDE],
        ["dark", NARROW],
      ] as const,
      [["dark", NARROW]] as const,
    ),
  )("has no violation that axe knows, %s", async (theme, viewport) => {
    const page = await gallery(viewport);
    await page.getByText(theme, { exact: true }).click();
    await unfold(page, ...PLAIN);
    expect(await violations(page)).toEqual([]);
  });

  it("has no violation in a dialog, and closing it gives the focus back", async () => {
    const page = await gallery();
    await unfold(page, "surfaces");
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
    await unfold(page, ...PLAIN, "plates", "tartans", "icons", "colours");
    for (const [width, size] of [
      [320, 100],
      [390, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByText(`${size} %`, { exact: true }).click();
      expect(await overflow(page), `${width} px, ${size} %`).toBeLessThanOrEqual(0);
    }
  });

  it("speaks three languages, tells screen readers which, and remembers it", async () => {
    const page = await gallery();
    await page.getByText("Français", { exact: true }).click();
    await page.getByRole("group", { name: "Thème" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await page.getByText("Português", { exact: true }).click();
    await page.getByRole("group", { name: "Tema" }).waitFor();
    await page.reload();
    await page.getByRole("group", { name: "Tema" }).waitFor();
  });

  it("shows the test language without clipped text", async () => {
    const page = await gallery(NARROW);
    await unfold(page, ...PLAIN);
    await page.getByText("test language", { exact: true }).click();
    await page.getByRole("heading", { name: "Gállérýérý" }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => !element.closest(".visually-hidden, svg, .label"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter((element) => !["visible", "auto", "scroll"].includes(getComputedStyle(element).overflowX))
        .map((element) => `${element.tagName} ${element.textContent}`),
    );
    expect(clipped).toEqual([]);
  });

  it("tells why a button is blocked, goes along tabs by arrows, and shows itself as others see it", async () => {
    const page = await gallery();
    await unfold(page, "buttons", "surfaces");
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
