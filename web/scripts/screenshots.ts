/**
 * The pictures of README, players' guide and "The look", from a real server with a fixed deal: home, setup, waiting
 * room, the middle of a game of four with a choice half made, and the score sheet. `make screenshots` makes them; the
 * middle of a game is also taken at the other sizes, and all of it in the dark, into `web/.cache/look`.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { freePort, ROOT, serves } from "../tests/chromium/server";
import { quantised } from "./walk/palette";

const TO = join(ROOT, "docs/images");
const CACHE = join(ROOT, "web/.cache/look");
const WIDE = { width: 1440, height: 900 };
const SIZES = { wide: WIDE, narrow: { width: 390, height: 844 } };
const OTHERS = {
  large: { width: 1920, height: 1080 },
  low: { width: 1366, height: 650 },
  small: { width: 1024, height: 768 },
};
const GAMES = ["caledonia", "glenmore"] as const;
/** At which step the middle of a game is: the first question of mine after it. */
const MIDDLE = { caledonia: 130, glenmore: 300 };
/** Who plays in the pictures: always the same game. */
const BOT = "greedy";
const NAMES = ["Ailsa", "Ruaridh", "Morag", "Eilidh"];

type Move = readonly [seat: number, action: readonly unknown[]];

async function call<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([where, given]) => {
      const { csrf } = await fetch("/api/me").then((answer) => answer.json());
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      const how = given ? { method: "POST", headers, body: given } : {};
      return fetch(where as string, how).then((answer) => answer.json());
    },
    [path, body ? JSON.stringify(body) : ""] as const,
  ) as Promise<T>;
}

/** What good players would do with this deal, from the first question to the end. */
async function movesOf(page: Page, match: string, bot: string): Promise<Move[]> {
  const record = await page.evaluate((id) => fetch(`/api/matches/${id}/record`).then((got) => got.text()), match);
  const [header = ""] = record.split("\n");
  const told = execFileSync(join(ROOT, ".venv/bin/python"), [join(ROOT, "scripts/seeded_moves.py"), bot], {
    input: header,
    encoding: "utf8",
  });
  return JSON.parse(told) as Move[];
}

/** Plays so many of the moves that remain, for whoever is to make them. */
async function play(page: Page, match: string, moves: Move[], count: number): Promise<void> {
  for (const [seat, action] of moves.splice(0, count)) {
    const { seq } = await call<{ seq: number }>(page, `/api/matches/${match}?seat=${seat}`);
    await call(page, `/api/matches/${match}/actions`, { actions: [action], after: seq, seat });
  }
}

type Sizes = Readonly<Record<string, { width: number; height: number }>>;

async function picture(page: Page, name: string, sizes: Sizes = SIZES, to = TO): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(700);
    writeFileSync(join(to, `${name}-${size}.png`), quantised(await page.screenshot()));
  }
  await page.setViewportSize(WIDE);
  console.log(`${name}: ${Object.keys(sizes).join(", ")}`);
}

/** The same once more in the dark; what is chosen stays chosen. */
async function inTheDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, `${name}-dark`, { ...SIZES, ...OTHERS }, CACHE);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Makes a choice on the board, without doing it: what it costs and brings is then in the picture. */
async function choose(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  if (game === "caledonia") {
    await page.locator("button.unit").first().click();
    const hex = await page.locator("[data-hex]").evaluateAll((all) => {
      const found = all.find((each) => /: £\d+$/.test(each.getAttribute("aria-label") ?? ""));
      return found?.getAttribute("data-hex") ?? "";
    });
    await page.locator(`[data-hex="${hex}"]`).click();
  } else {
    await page.locator(".ring button.open").nth(2).click();
  }
  await page.waitForTimeout(600);
}

/** Opens a table for four at this screen, and begins. */
async function begin(page: Page, game: string): Promise<{ id: string; match: string }> {
  await call(page, "/api/me", { name: NAMES[0] });
  const { id } = await call<{ id: string }>(page, "/api/tables", { game, options: {}, seats: NAMES.length });
  for (const [at, name] of NAMES.entries())
    if (at > 0) await call(page, `/api/tables/${id}/seats`, { seat: at, name });
  return call(page, `/api/tables/${id}/start`, {});
}

async function photograph(page: Page, site: string, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`${site}/new/${game}`);
  await page.getByLabel("Your name").fill(NAMES[0] ?? "");
  await page.locator("h1").click();
  await picture(page, `${game}-setup`);
  await inTheDark(page, `${game}-setup`);
  const { id, match } = await begin(page, game);
  const table = `${site}/table/${id}`;
  const moves = await movesOf(page, match, BOT);
  // The middle: a fixed step, and from there the next question that chooses what the turn is about.
  const middle = moves.findIndex(
    ([seat, [verb]], at) => at >= MIDDLE[game] && seat === 0 && (verb === "expand" || verb === "take"),
  );
  await play(page, match, moves, middle);
  await page.goto(table);
  await page.locator("section.actions .verbs button").first().waitFor();
  await page.waitForTimeout(1500);
  await choose(page, game);
  await picture(page, `${game}-game`);
  await picture(page, `${game}-game`, OTHERS, CACHE);
  await inTheDark(page, `${game}-game`);
  await play(page, match, moves, moves.length);
  await page.goto(table);
  await page.locator("dialog[open] table").first().waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-scores`);
  await inTheDark(page, `${game}-scores`);
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
}

export default async function main(): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  const [folder, port] = [mkdtempSync(join(tmpdir(), "bothy-pictures-")), await freePort()];
  const script = join(ROOT, "scripts/seeded_play.py");
  const server: ChildProcess = spawn(
    join(ROOT, ".venv/bin/python"),
    [script, "--data", folder, "--port", String(port)],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise((done) => server.once("exit", done));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const site = `http://127.0.0.1:${port}`;
    await serves(site, server);
    const page = await browser.newPage({ viewport: WIDE, reducedMotion: "reduce", locale: "en-GB" });
    for (const game of (process.env.ONLY ?? GAMES.join()).split(",") as (typeof GAMES)[number][])
      await photograph(page, site, game);
    await arriving(page, site);
    await page.goto(site);
    await page.locator("article").first().waitFor();
    await picture(page, "home");
    await inTheDark(page, "home");
    return 0;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
