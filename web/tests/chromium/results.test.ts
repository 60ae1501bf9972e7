import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { scrolls, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { keep } from "./guest";
import { checkSheet } from "./player";

const { open } = useBrowser();

/** Returns the bottom position of an element. */
const bottomOf = (part: Locator) => part.first().evaluate((each) => each.getBoundingClientRect().bottom);

const sheet = (page: Page) => page.getByRole("dialog", { name: "Score sheet" });

describe("the end of a game", () => {
  it("with eight chronicles the total is in sight, and the scale of who was ahead is whole", async () => {
    const page = await open("/", WIDE);
    const { id } = await keep(page, "glenmore", "all-chronicles");
    await page.goto(new URL(`/table/${id}`, page.url()).href);
    await sheet(page).getByRole("table").waitFor();
    const foot = sheet(page).locator("tfoot");
    for (const size of [WIDE, { width: 1024, height: 768 }, NARROW]) {
      await page.setViewportSize(size);
      await sheet(page).locator("tbody tr").first().scrollIntoViewIfNeeded();
      const body = (await sheet(page).locator("> .body").boundingBox()) ?? { y: 0, height: 0 };
      expect(await bottomOf(foot), String(size.width)).toBeLessThanOrEqual(body.y + body.height + 1);
    }
    await page.setViewportSize(WIDE);
    const out = await sheet(page)
      .locator("svg text.tick")
      .evaluateAll((ticks) =>
        ticks.flatMap((tick) => {
          const left = (tick as SVGTextElement).ownerSVGElement?.getBoundingClientRect().left ?? 0;
          const { textContent } = tick;
          return tick.getBoundingClientRect().left < left ? [textContent] : [];
        }),
      );
    expect(out).toEqual([]);
    expect(await sheet(page).getByText(/-\d/).count()).toBe(0);
  });

  it.each([
    ["caledonia", "two-players-auction", WIDE, "Settlements", /Settlements linked by ships/],
    ["glenmore", "two-players-with-die", NARROW, "Persons", /Scoring 1/],
  ] as const)("%s: numbers have reasons, charts lead to the replay", async (game, name, size, category, why) => {
    const page = await open("/", size);
    const { id, match } = await keep(page, game, name);
    await page.goto(new URL(`/table/${id}`, page.url()).href);
    await sheet(page).getByRole("table").waitFor();
    await checkSheet(page, 2);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`, ${category}: .* Why`) })
      .first()
      .click();
    await sheet(page).getByText(why).first().waitFor();
    await sheet(page).getByText("What was checked?").click();
    await sheet(page).getByText("Then each player added a word").waitFor();
    expect(await violations(page, "dialog[open]")).toEqual([]);
    expect(await scrolls(page)).toEqual({ x: 0, y: 0 });

    await sheet(page).getByRole("tab", { name: "How the game went" }).click();
    const chart = sheet(page).getByRole("img", { name: /^Points over time/ });
    await chart.waitFor();
    expect(await chart.locator("path.line").count()).toBe(2);
    await sheet(page).getByText("As a table").click();
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await sheet(page).getByText("Prices", { exact: true }).click();
    await sheet(page)
      .getByRole("img", { name: /over time/ })
      .nth(4)
      .waitFor();
    await sheet(page).getByText("Points", { exact: true }).click();
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.click({ position: { x: width / 2, y: height / 2 } });
    await page.waitForURL(new RegExp(`/replay/${match}[?]step=[1-9]`));

    const replay = page.locator("main.replay");
    await replay.getByRole("slider", { name: "Turn" }).waitFor();
    const step = new URL(page.url()).searchParams.get("step");
    expect(await replay.getAttribute("data-seq")).toBe(step);
    await page.waitForLoadState("networkidle");
    expect(await violations(page)).toEqual([]);
    expect(await scrolls(page)).toEqual({ x: 0, y: 0 });
  });

  it("is shown in a frame of another site, from where every way leads to a tab of its own", async () => {
    const page = await open("/", WIDE);
    const { match } = await keep(page, "glenmore", "two-players-with-die");
    const at = (path: string) => new URL(path, page.url()).href;
    const paths = [`/embed/result/${match}`, `/embed/replay/${match}`, `/replay/${match}`];
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1600, height: 900 });
    const frames = paths.map((path) => `<iframe src="${at(path)}" width="760" height="800"></iframe>`);
    const club = createServer(
      (_, answer) => void answer.setHeader("content-type", "text/html").end(frames.join("")),
    );
    await new Promise<void>((listening) => club.listen(0, "127.0.0.1", listening));
    await other.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
    const [result, replay, refused] = other.frames().slice(1);
    await result?.getByRole("dialog", { name: "Score sheet" }).getByRole("table").waitFor();
    await replay?.getByRole("slider", { name: "Turn" }).waitFor();
    expect(refused?.url()).toBe("chrome-error://chromewebdata/");
    const [tab] = await Promise.all([
      other.context().waitForEvent("page"),
      replay?.getByRole("link", { name: "Open in Bothy" }).click(),
    ]);
    await tab.waitForURL(new RegExp(`/replay/${match}`));
    await Promise.all([other, tab].map((each) => each.close()));
    club.close();
  });

  it("with Industria the whole sheet is visible at once, and no bids where nothing was bid", async () => {
    const page = await open("/");
    const { id } = await keep(page, "caledonia", "industria");
    await page.goto(new URL(`/table/${id}`, page.url()).href);
    await sheet(page).getByText("Fair shuffle").waitFor();
    expect(await sheet(page).getByText("Auction bid").count()).toBe(0);
    const total = sheet(page).locator("tfoot");
    const body = sheet(page).locator("> .body");
    expect(await bottomOf(sheet(page).locator(".count button"))).toBeLessThan(await bottomOf(total));
    expect(await bottomOf(total)).toBeLessThanOrEqual(await bottomOf(body));
    const { y = 0 } = (await total.boundingBox()) ?? {};
    expect(await bottomOf(sheet(page).locator("tbody tr:last-child"))).toBeLessThanOrEqual(y + 1);
    // On a lower screen the categories scroll; the total stays at the edge, and nothing shows below it.
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(async () => Math.round((await bottomOf(body)) - (await bottomOf(total)))).toBe(0);
    const touching = await sheet(page)
      .locator("svg .named")
      .evaluateAll((plaques) =>
        plaques.filter((plaque) => {
          const [points, place] = [".total", ".place"].map((of) =>
            plaque.querySelector(of)?.getBoundingClientRect(),
          );
          return points && place && place.left < points.right;
        }),
      );
    expect(touching).toEqual([]);
  });

  it("the prompt says no phase, and its ring strikes through nothing", async () => {
    const page = await open("/");
    const { id } = await keep(page, "caledonia", "two-players-auction");
    await page.goto(new URL(`/table/${id}`, page.url()).href);
    await sheet(page).getByRole("table").waitFor();
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    expect(await page.locator(".prompt .status").textContent()).toBe("Round 5 of 5");
    await page.locator(".prompt .asked").focus();
    await page.keyboard.press("Shift"); // from now on the focus is visible
    const ring = await page.evaluate(() => {
      const ringed = [...document.querySelectorAll(".prompt, .prompt .words, .prompt .asked")].filter(
        (each) => getComputedStyle(each).outlineStyle !== "none",
      );
      return ringed.map((each) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(each);
        const top =
          each.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
        const above = document.querySelector(".prompt .status")?.getBoundingClientRect();
        return { strikes: !!above && top > above.top && top < above.bottom };
      });
    });
    expect(ring).toEqual([{ strikes: false }]);
  });

  it("the replay describes the set-up in whole lines, and shows all of it on focus", async () => {
    for (const viewport of [WIDE, NARROW]) {
      const page = await open("/", viewport);
      const { match } = await keep(page, "caledonia", "two-players-auction");
      await page.goto(new URL(`/replay/${match}?step=0`, page.url()).href);
      await page.getByText("Port").first().waitFor();
      const told = page.getByRole("group", { name: "What happened" });
      /** Returns the partly visible lines. */
      const cut = () =>
        told.evaluate((box) => {
          const words = box.querySelector("p") as Element;
          const range = document.createRange();
          range.selectNodeContents(words);
          let edge = (document.querySelector(".replay .board") as Element).getBoundingClientRect().top;
          for (let each: Element | null = words; each; each = each.parentElement)
            if (getComputedStyle(each).overflowY !== "visible")
              edge = Math.min(edge, each.getBoundingClientRect().bottom);
          return [...range.getClientRects()].filter(({ top, bottom }) => top < edge - 3 && bottom > edge + 3)
            .length;
        });
      expect(await cut()).toBe(0);
      await told.focus();
      const whole = await told.locator("p").evaluate((each) => each.scrollHeight <= each.clientHeight + 1);
      expect(whole).toBe(true);
    }
  });

  it("the replay goes by keys and slider, from any seat, and a link leads back to the step", async () => {
    const page = await open("/");
    const { match, last } = await keep(page, "glenmore", "two-players-with-die");
    await page.goto(new URL(`/replay/${match}?step=30&seat=1`, page.url()).href);
    const at = (seq: string) => page.locator(`main.replay[data-seq="${seq}"]`).waitFor();
    await at("30");
    expect(await page.getByLabel("Viewing as").inputValue()).toBe("1");
    await page.keyboard.press("ArrowRight");
    await at("31");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await at("29");
    await page.keyboard.press("End");
    await at(last);
    await page.keyboard.press("Home");
    await at("0");
    await page.getByRole("slider", { name: "Turn" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const turned = await page.locator("main.replay").getAttribute("data-seq");
    expect(Number(turned)).toBeGreaterThan(2);
    await page.getByLabel("Viewing as").selectOption("0");
    await page.waitForURL(/seat=0/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy a link to this step" }).click();
    await page.getByText("Link copied.").first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await at(turned ?? "");
    expect(await page.getByLabel("Viewing as").inputValue()).toBe("0");
    const [record] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the record" }).click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^glenmore-.*\.bothy$/);
    await page.getByRole("button", { name: "How the game went" }).click();
    await page.getByRole("img", { name: /^Points over time/ }).click({ position: { x: 31, y: 60 } });
    await at("0");
  });
});
