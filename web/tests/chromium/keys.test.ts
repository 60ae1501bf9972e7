/**
 * The client makes its sentences itself: in French, with a server whose sentences are all empty, nothing is without
 * words.
 */

import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser, WIDE } from "./browser";
import { askAs, keep } from "./guest";

const { open } = useBrowser({ quietAbout: [/503/] });
/** Fields in which an answer may hold a sentence; values, positions and components have none. */
const SENTENCES = new Set(["text", "texts", "title", "about", "why"]);
const DATA = new Set(["values", "view", "changed", "options"]);
/** Texts that people write, and those to read as a whole. */
const READ = /\/(?:chat|rules|messages|record|pack|lesson)\b/;

/** Returns an answer with empty sentences. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(emptied);
  if (data === null || typeof data !== "object") return data;
  const fields = Object.entries(data).map(([name, value]) => {
    if (SENTENCES.has(name) && typeof value === "string") return [name, ""];
    return [name, DATA.has(name) && !Array.isArray(value) ? value : emptied(value)];
  });
  return Object.fromEntries(fields);
}

async function answerWithoutWords(route: Route): Promise<void> {
  const answer = await route.fetch();
  const isData = answer.headers()["content-type"]?.startsWith("application/json");
  if (!isData || READ.test(route.request().url())) return route.fulfill({ response: answer });
  const told = await answer.text();
  return route.fulfill({ response: answer, body: told && JSON.stringify(emptied(JSON.parse(told))) });
}

async function wordless(page: Page): Promise<void> {
  await page.route(/\/api\/(?!live)/, (route) =>
    answerWithoutWords(route).catch((error: unknown) => {
      // The test is over, and its page was closed while it still asked.
      if (!/disposed|closed/.test(String(error))) throw error;
    }),
  );
  await page.routeWebSocket(/\/api\/live\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => socket.send(JSON.stringify(emptied(JSON.parse(String(text))))));
  });
}

/** Returns what is shown without words: empty controls and headings, and keys in place of sentences. */
const lacking = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (part: Element): string =>
      [
        part.textContent,
        part.getAttribute("aria-label"),
        part.getAttribute("title"),
        part.querySelector("[aria-label]")?.getAttribute("aria-label"),
      ]
        .join("")
        .trim();
    for (const part of document.querySelectorAll(
      "button, a[href], option, legend, h1, h2, h3, h4, th, label, summary, li",
    ))
      if (part.checkVisibility() && !nameOf(part) && !part.querySelector("svg, img, input"))
        found.push(part.outerHTML.slice(0, 200));
    for (const part of document.querySelectorAll("*")) {
      const said = [part.getAttribute("aria-label"), part.getAttribute("title")];
      for (const child of part.childNodes) if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent);
      if (part.closest("script, style")) continue;
      const read = said.filter((text) =>
        /\[[a-z]+(?:-[a-z0-9]+)+[\] ]|\b(?:undefined|null|\[object)\b/.test(text ?? ""),
      );
      found.push(...read.map(String));
    }
    return found;
  });

/** Opens a page in French, for a guest, with a server that has no sentences. */
async function visit(pathOf: (page: Page) => Promise<string>): Promise<Page> {
  const page = await open("/", WIDE, { locale: "fr-FR" });
  const path = await pathOf(page);
  await wordless(page);
  await page.evaluate(() => localStorage.setItem("bothy.settings", '{"language":"fr"}'));
  await page.goto(new URL(path, page.url()).href);
  await page.locator("main").waitFor();
  return page;
}

/** Opens a running game of Glen More with modules that ask for reactions, against a bot. */
async function begun(page: Page): Promise<string> {
  const options = { mobs: true, haggis: true, boats: true };
  const { id } = await askAs<{ id: string }>(page, "/api/tables", { game: "glenmore", seats: 2, options });
  await askAs(page, `/api/tables/${id}/bots`, { bot: "wren" });
  await askAs(page, `/api/tables/${id}/start`, {});
  return `/table/${id}`;
}

describe("with a server that has no sentences, in French", () => {
  it.each([
    ["caledonia", /^Industria\s: modules$/],
    ["glenmore", /^Chroniques$/],
  ])("home, and the setup of %s, name everything", async (game, group) => {
    const page = await visit(async () => "/");
    await page.getByRole("heading", { name: /Caledonia/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await lacking(page)).toEqual([]);
    await page.goto(new URL(`/new/${game}`, page.url()).href);
    await page.getByText(group).first().waitFor({ state: "attached" });
    const closed = page.locator("details:not([open]) > summary");
    while (await closed.count()) await closed.first().click();
    expect(await lacking(page)).toEqual([]);
    expect(await page.locator("main").textContent()).toMatch(/tiré au sort|Le dé joue aussi/);
  });

  it("blocked actions, ideas and reactions have words at a table", async () => {
    const page = await visit(begun);
    await page.locator("main[data-seq] section.actions").waitFor();
    const dialog = page.locator("dialog[open]");
    await page
      .getByRole("button", { name: /^Pourquoi/ })
      .first()
      .click();
    await dialog.locator("li").first().waitFor();
    expect(await dialog.getByText(/^Règle/).count()).toBeGreaterThan(0);
    expect(await lacking(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Réactions" }).click();
    await page.getByText(/^Bruce McMail.:/).waitFor();
    expect(await lacking(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /idée/i }).first().click();
    await page.locator("section.drawer ol > li h3").first().waitFor();
    expect(await lacking(page)).toEqual([]);
  });

  it("the score sheet gives its reasons, and the lists of tables their names", async () => {
    const page = await visit(async (there) => {
      await begun(there);
      return `/table/${(await keep(there, "glenmore", "two-players-with-die")).id}`;
    });
    const sheet = page.locator("dialog[open]");
    await sheet.getByRole("table").first().waitFor();
    await sheet
      .getByRole("button", { name: /Pourquoi/ })
      .first()
      .click();
    await sheet.locator(".reason li").first().waitFor();
    await sheet.locator(".proof summary").click();
    expect(await lacking(page)).toEqual([]);
    await sheet.getByRole("tab").nth(1).click();
    await sheet.locator("path.line").first().waitFor();
    expect(await lacking(page)).toEqual([]);
    await page.goto(new URL("/tables", page.url()).href);
    await page.getByText("Pile A").first().waitFor();
    expect(await lacking(page)).toEqual([]);
  });

  it("a refusal is told by its reason, also where few pages have its words", async () => {
    const page = await visit(async () => "/");
    // No server is about to stop here: the answer is the one that it would give.
    const reason = { key: "process-leaving", values: {}, rule: "" };
    await page.route("**/api/tables", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, json: { reason } }) : route.fallback(),
    );
    await page
      .getByRole("button", { name: /^Jouer tout de suite/ })
      .first()
      .click();
    await page
      .getByText(/va s’arrêter/)
      .first()
      .waitFor();
    expect(await lacking(page)).toEqual([]);
  });
});
