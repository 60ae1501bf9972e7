/**
 * Pictures of every screen at five sizes, light and dark, in a few minutes: fixed states (`/story/...`) where there are
 * some, finished games from golden records for score sheet and replay. Progress is printed.
 *
 *   node scripts/run.mjs scripts/look.ts                    all of it, into .cache/look
 *   ONLY=home,setup SIZES=1440x900 THEMES=dark node ...     some of it
 */

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { ROOT, startServer } from "../tests/chromium/server";

const TO = process.env.TO ?? join(ROOT, "web/.cache/look");
const GAMES = ["caledonia", "glenmore"] as const;
type Game = (typeof GAMES)[number];
const list = (given: string | undefined, all: string): string[] => (given ?? all).split(",");
const SIZES = list(process.env.SIZES, "1920x1080,1440x900,1366x650,1024x768,390x844");
const THEMES = list(process.env.THEMES, "light,dark");
const ONLY = process.env.ONLY?.split(",");
/** What shows a game in its middle, a choice half made, and what the end of a round brings. */
const MOMENTS: Record<Game, Readonly<Record<string, string>>> = {
  caledonia: { game: "turn", choosing: "turn", "round-end": "production" },
  glenmore: { game: "middle", choosing: "placing", "round-end": "clans" },
};

/** One picture: where it is, and what has to be done there first. */
interface Shot {
  name: string;
  path: string;
  before?: (page: Page) => Promise<void>;
}

async function call<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([where, given]) => {
      const { csrf } = await fetch("/api/me").then((answer) => answer.json());
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      return fetch(where as string, { method: "POST", headers, body: given }).then((answer) => answer.json());
    },
    [path, JSON.stringify(body)] as const,
  ) as Promise<T>;
}

/** A finished game out of its record, as a table of its own. */
async function finished(page: Page, game: Game): Promise<{ id: string; match: string }> {
  const record = readFileSync(join(ROOT, `tests/games/${game}/golden/four-players.bothy`), "utf8");
  return call(page, "/api/records", { record });
}

/** Tables that are being played, for the home page to carry on with. */
async function left(page: Page): Promise<void> {
  for (const game of GAMES) {
    const { id } = await call<{ id: string }>(page, "/api/tables", { game, options: {}, seats: 3 });
    for (const seat of [1, 2]) await call(page, `/api/tables/${id}/bots`, { bot: "wren", seat });
    await call(page, `/api/tables/${id}/start`, {});
  }
}

/** Chooses something on the board, without doing it. */
async function choose(page: Page): Promise<void> {
  const unit = page.locator(".edge button.unit, .palette button").first();
  if (await unit.count()) await unit.click();
  const place = page.locator("[data-hex].lit, button.open, .cell.free").first();
  if (await place.count()) await place.click();
}

async function shots(page: Page): Promise<Shot[]> {
  await left(page);
  const all: Shot[] = [{ name: "home", path: "/" }];
  for (const game of GAMES) {
    const { id, match } = await finished(page, game);
    const sheet = async (at: Page) => void (await at.locator("dialog[open] table").first().waitFor());
    const stories = Object.entries(MOMENTS[game]).map(
      ([name, story]): Shot => ({
        name: `${game}-${name}`,
        path: `/story/${game}/${story}`,
        ...(name === "choosing" ? { before: choose } : {}),
      }),
    );
    all.push(
      { name: `${game}-setup`, path: `/new/${game}` },
      ...stories,
      { name: `${game}-score`, path: `/table/${id}`, before: sheet },
      { name: `${game}-replay`, path: `/replay/${match}?step=60` },
      {
        name: `${game}-recap`,
        path: `/replay/${match}?step=60`,
        before: async (at) => {
          await at.keyboard.press("ArrowRight");
          await at.waitForTimeout(500);
        },
      },
    );
  }
  return all.filter(({ name }) => !ONLY || ONLY.some((each) => name.includes(each)));
}

async function open(browser: Browser, site: string, theme: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  await context.addInitScript(
    (chosen) => localStorage.setItem("bothy.settings", JSON.stringify({ theme: chosen, name: "Ailsa" })),
    theme,
  );
  const page = await context.newPage();
  await page.goto(site);
  await page.locator("main").waitFor();
  return [context, page];
}

export default async function main(): Promise<number> {
  mkdirSync(TO, { recursive: true });
  const [began, server] = [Date.now(), await startServer()];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  let failed = 0;
  try {
    for (const theme of THEMES) {
      const [context, page] = await open(browser, server.site, theme);
      for (const { name, path, before } of await shots(page)) {
        // Each screen is put up once, at its largest size, and then made smaller.
        for (const size of SIZES) {
          const [width = 0, height = 0] = size.split("x").map(Number);
          try {
            await page.setViewportSize({ width, height });
            if (size === SIZES[0] || width < 760) {
              await page.goto(new URL(path, server.site).href);
              await page.locator("main").waitFor();
              await page.waitForLoadState("networkidle");
              await before?.(page);
            }
            await page.waitForTimeout(500);
            await page.screenshot({ path: join(TO, `${name}-${size}-${theme}.png`) });
          } catch (error) {
            failed++;
            console.error(`${name} ${size} ${theme}: ${String(error).split("\n")[0]}`);
          }
        }
        console.log(`${Math.round((Date.now() - began) / 1000)} s: ${name}, ${theme}`);
      }
      await context.close();
    }
    return failed ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}
