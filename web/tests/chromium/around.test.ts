/** Around a table: overlays, broken addresses, the local link, small visual details. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DRAWN, largestEmpty, leaves } from "../../scripts/emptiness.mjs";
import { some } from "../support/nightly";
import { violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { clipped } from "./clipped";
import { END, playOn } from "./player";

const { open } = useBrowser({ quietAbout: [/status of 404/] });

async function begin(game: string, viewport = WIDE): Promise<Page> {
  const page = await open(`/new/${game}?with=here`, viewport);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.actions").waitFor();
  return page;
}

/** Marks the table, to detect a remount. */
const mark = (page: Page) =>
  page.locator("main[data-seq]").evaluate((main) => main.setAttribute("data-marked", "yes"));
const stands = (page: Page) => page.locator("main[data-marked]").count();

/** Uses a tool, which is in a row, or in a menu if there's no room. */
async function use(page: Page, tool: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.count()) await menu.click();
  await page.getByRole("button", { name: tool }).click();
}

describe("over the table", () => {
  it.each(some([WIDE, NARROW], [NARROW]))(
    "rules and settings open, and Back, Escape and the cross lead back to it",
    async (size) => {
      const page = await begin("caledonia", size);
      const address = page.url();
      await mark(page);
      await page.locator("section.actions .verbs button").first().click();
      const half = await page.locator("section.actions").textContent();
      const over = page.locator("dialog[open]");
      await use(page, "Rules");
      await over.getByRole("heading", { name: "Clans of Caledonia: the rules" }).waitFor();
      await over.locator("article p").first().waitFor();
      expect(/R-C\d/.exec((await over.textContent()) ?? "")?.[0]).toBeUndefined();
      if (size === WIDE) expect(await violations(page)).toEqual([]);
      await over.getByRole("link", { name: /^C19/ }).first().click();
      await page.waitForFunction(() => {
        const top = document.querySelector("dialog[open] [id='C19']")?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
      await page.goBack();
      await over.waitFor({ state: "detached" });
      await use(page, "Settings");
      await over.getByText("Français", { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await over.waitFor({ state: "detached" });
      await use(page, "Settings");
      await over.getByRole("button", { name: "Close" }).click();
      await over.waitFor({ state: "detached" });
      await page.waitForURL(address);
      expect(await stands(page)).toBe(1);
      expect(await page.locator("section.actions").textContent()).toBe(half);
    },
  );

  it("a reason leads to its paragraph, and the table stays", async () => {
    const page = await begin("glenmore");
    await mark(page);
    await page.getByRole("button", { name: "Why?" }).click();
    await page
      .getByRole("link", { name: /^Rule G/ })
      .first()
      .click();
    const paragraph = page.locator("dialog[open] article .marked");
    await paragraph.waitFor();
    expect(await paragraph.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.reload();
    await page.locator("dialog[open] article .marked").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator("main[data-seq] section.actions").waitFor();
  });
});

describe("an address that leads nowhere", () => {
  it("says what is missing and leads home", async () => {
    const page = await open("/");
    for (const [path, title] of [
      ["/table/nonsense", "This table doesn’t exist."],
      ["/rules/nothing", "This game isn’t available here."],
      ["/new/nothing", "This game isn’t available here."],
      ["/join/nothing", "This invitation isn’t valid."],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      expect(await violations(page), path).toEqual([]);
      await page.getByRole("link", { name: "Home" }).click();
      await page.getByRole("heading", { name: "Bothy", level: 1 }).waitFor();
    }
  });
});

describe("at home", () => {
  it("nothing is needed but this computer, and the page says so", async () => {
    const page = await open("/");
    await page.getByText("No account, no tracking, works offline.").waitFor();
  });

  it("the link says why it works here only, and a second browser is another guest", async () => {
    const host = await open("/new/caledonia?with=friends");
    await host.getByText("works only on this computer").waitFor();
    await host.getByLabel("Your name").fill("Ailsa");
    await host.getByRole("button", { name: "Open the table and copy the link" }).click();
    const link = await host.getByLabel("Send this link to the people you want to play with").inputValue();
    await host.getByText("works only on this computer").waitFor();
    await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await host.getByRole("button", { name: "Copy the command" }).click();
    await host.getByText("Command copied.").first().waitFor();
    expect(await host.evaluate(() => navigator.clipboard.readText())).toBe("bothy play --share");
    const friend = await open(new URL(link).pathname);
    await friend.getByLabel("Your name").fill("Ruaridh");
    await friend.getByRole("button", { name: "Sit down" }).click();
    await host.getByText("Ruaridh", { exact: true }).waitFor();
    await host.getByRole("button", { name: "Begin" }).click();
    for (const page of [host, friend]) await page.locator("main[data-seq] section.prompt").waitFor();
    // One of them has a decision, and the other waits.
    const asked = () => Promise.all([host, friend].map((page) => page.locator("section.actions").count()));
    await expect.poll(async () => (await asked()).toSorted(), { timeout: 30_000 }).toEqual([0, 1]);
  });
});

describe("small things", () => {
  it("no price of a hex card is cut off, in any language", async () => {
    for (const words of some(["", "?words=pseudo"], ["?words=pseudo"])) {
      const page = await open(`/story/caledonia/turn${words}`);
      await page.locator("[data-hex]").first().waitFor();
      const hexes = await page
        .locator("[data-hex]")
        .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.hex));
      for (const hex of hexes.filter((_, at) => at % 5 === 0)) {
        await page.locator(`[data-hex="${hex}"]`).dispatchEvent("click");
        const out = await page.locator(".card .choices button").evaluateAll((all) =>
          all.flatMap((button) => {
            const price = button.querySelector("b")?.getBoundingClientRect();
            const edge = button.getBoundingClientRect();
            return price && price.right > edge.right + 0.5 ? [button.textContent ?? ""] : [];
          }),
        );
        expect(out, `${hex}`).toEqual([]);
      }
      expect((await clipped(page)).filter((each) => each.includes(".card"))).toEqual([]);
      await page.context().close();
    }
  });

  it("no tip comes up unprompted when the turn is ended", async () => {
    const page = await begin("glenmore");
    for (let presses = 0; !(await page.locator(END).count()); presses++) await playOn(page, presses, undefined, 1);
    const before = await page.locator("main").getAttribute("data-seq");
    await page.locator(END).click();
    await page.waitForFunction(
      (shown) => document.querySelector("main")?.getAttribute("data-seq") !== shown,
      before,
    );
    await page.waitForTimeout(300);
    expect(await page.locator(".tip.shown").count()).toBe(0);
    // Hovered again, it shows why it's blocked.
    await page.mouse.move(5, 400);
    await page.getByRole("button", { name: "End turn" }).hover();
    expect(await page.locator(".tip.shown").count()).toBe(1);
  });
});

// No dead space: a table has no larger gap than its mock-up.

const SIZES = [WIDE, { width: 1920, height: 1080 }, LOW, { width: 1024, height: 768 }, NARROW];

it("in the middle of a game of four nothing on the table is as empty as the drawing is, at any size", async () => {
  const page = await open("/story/glenmore/middle");
  // An empty page is the emptiest of all: measure only once the last panel is there.
  await page.locator("[data-tile]").first().waitFor();
  await page.waitForLoadState("networkidle");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    const found = await page.evaluate(leaves);
    const { y = 0 } = (await page.locator(".wide, .narrow").first().boundingBox()) ?? {};
    const onTable = found.map((each) => ({ ...each, top: each.top - y, bottom: each.bottom - y }));
    const most = DRAWN.glenmore * Math.max(1, (size.width * size.height) / (WIDE.width * WIDE.height));
    const hole = largestEmpty(onTable, size.width, size.height - y);
    expect(hole.area, `${size.width}x${size.height}: ${JSON.stringify(hole)}`).toBeLessThanOrEqual(most);
  }
});
