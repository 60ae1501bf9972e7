/**
 * Pictures of every screen, from a real server with a fixed deal: home, setup, waiting room, the middle of a game of
 * four with a choice half made, the end of a round, score sheet, replay and what changed. `make screenshots` makes them:
 * those that README, players' guide and "The look" show go to `docs/images`, all others (five sizes, light and dark) to
 * `web/.cache/look`.
 *
 *   ONLY=home,caledonia-game SIZES=wide,narrow THEMES=dark node scripts/run.mjs scripts/screenshots.ts    some of them
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../tests/chromium/server";
import { atTheSeededServer, begin, call, choose, movesOf, NAMES, play, WIDE } from "./seeded";
import { quantised } from "./walk/palette";

const DOCS = join(ROOT, "docs/images");
const CACHE = join(ROOT, "web/.cache/look");
const SIZES = {
  wide: WIDE,
  narrow: { width: 390, height: 844 },
  large: { width: 1920, height: 1080 },
  low: { width: 1366, height: 650 },
  small: { width: 1024, height: 768 },
} as const;
type Size = keyof typeof SIZES;
const GAMES = ["caledonia", "glenmore"] as const;
type Game = (typeof GAMES)[number];
/** At which step the middle of a game is: the first question of mine after it. */
const MIDDLE = { caledonia: 130, glenmore: 300 };
/** Where a replay stands. */
const STEP = 60;
/** What no page of the docs shows. */
const UNTOLD = /-(turn|replay|recap)$/;

const listed = (given: string | undefined, all: readonly string[]): readonly string[] => given?.split(",") ?? all;
const sizes = listed(process.env.SIZES, Object.keys(SIZES)) as readonly Size[];
const themes = listed(process.env.THEMES, ["light", "dark"]) as readonly ("light" | "dark")[];
const wanted = (name: string): boolean => listed(process.env.ONLY, [""]).some((each) => name.includes(each));

/** The docs show every screen wide and narrow by day, and a table also in the dark. */
function folderOf(name: string, theme: string, size: Size): string {
  const shown =
    theme === "light" ? size === "wide" || size === "narrow" : size === "wide" && name.endsWith("-game");
  return shown && !UNTOLD.test(name) ? DOCS : CACHE;
}

/** A screen at all sizes, light and dark; what is chosen stays chosen. */
async function picture(page: Page, name: string): Promise<void> {
  if (!wanted(name)) return;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await page.waitForTimeout(700);
      const file = `${name}${theme === "dark" ? "-dark" : ""}-${size}.png`;
      writeFileSync(join(folderOf(name, theme, size), file), quantised(await page.screenshot()));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(WIDE);
  console.log(`${name}: ${sizes.join(", ")}`);
}

async function photograph(page: Page, site: string, game: Game): Promise<void> {
  await page.goto(`${site}/new/${game}`);
  await page.getByLabel("Your name").fill(NAMES[0] ?? "");
  await page.locator("h1").click();
  await picture(page, `${game}-setup`);
  const { id, match } = await begin(page, game);
  const table = `${site}/table/${id}`;
  const moves = await movesOf(page, match);
  // The middle: a fixed step, and from there the next question that chooses what the turn is about.
  const middle = moves.findIndex(
    ([seat, [verb]], at) => at >= MIDDLE[game] && seat === 0 && (verb === "expand" || verb === "take"),
  );
  await play(page, match, moves, middle);
  await page.goto(table);
  await page.locator("section.actions .verbs button").first().waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-turn`);
  await choose(page, game);
  await picture(page, `${game}-game`);
  await play(page, match, moves, moves.length);
  await page.goto(table);
  await page.locator("dialog[open] table").first().waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-scores`);
  await page.goto(`${site}/replay/${match}?step=${STEP}`);
  await page.locator("main").waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-replay`);
  await page.keyboard.press("ArrowRight");
  await picture(page, `${game}-recap`);
}

/** Home with tables to carry on with, and a table that waits for somebody. */
async function arriving(page: Page, site: string): Promise<void> {
  await page.goto(site);
  const { id } = await call<{ id: string }>(page, "/api/tables", { game: "caledonia", options: {}, seats: 4 });
  await call(page, `/api/tables/${id}/bots`, { bot: "wren", seat: 1 });
  await page.goto(`${site}/table/${id}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await picture(page, "waiting");
  await page.goto(`${site}/story/caledonia/round`);
  await page.locator('[data-card="round"]').waitFor();
  await picture(page, "round-end");
  await page.goto(site);
  await page.locator("article").first().waitFor();
  await picture(page, "home");
}

export default async function main(): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  await atTheSeededServer(async (page, site) => {
    for (const game of GAMES)
      if (["setup", "turn", "game", "scores", "replay", "recap"].some((each) => wanted(`${game}-${each}`)))
        await photograph(page, site, game);
    await arriving(page, site);
  });
  return 0;
}
