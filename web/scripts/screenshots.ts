/**
 * The pictures of README and players' guide, from a real server with a fixed deal: home, setup, the middle of a game
 * with a choice half made, and the score sheet, wide and narrow. `make screenshots` makes them.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { freePort, ROOT, serves } from "../tests/chromium/server";
import { quantised } from "./walk/palette";

const TO = join(ROOT, "docs/images");
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const GAMES = ["caledonia", "glenmore"] as const;
/** At which step the middle of a game is: the first question of mine after it. */
const MIDDLE = { caledonia: 95, glenmore: 210 };
/** Who plays in the pictures: with a budget in nodes, so that it is always the same game. */
const BOT = { caledonia: "greedy", glenmore: "steady:300n" };
const NAMES = ["Ailsa", "Ruaridh", "Morag"];

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

async function picture(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(700);
    writeFileSync(join(TO, `${name}-${size}.png`), quantised(await page.screenshot()));
  }
  await page.setViewportSize(SIZES.wide);
}

/** Makes a choice on the board, without doing it: what it costs and brings is then in the picture. */
async function choose(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  if (game === "caledonia") {
    await page.locator(".edge button.unit").first().click();
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

async function photograph(page: Page, site: string, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`${site}/new/${game}`);
  await page.getByText("3", { exact: true }).click();
  await page.getByLabel("Your name").fill(NAMES[0] ?? "");
  await page.locator("h1").click();
  await picture(page, `${game}-setup`);
  for (const [at, name] of NAMES.slice(1).entries()) {
    await page.locator(".seats select").nth(at).selectOption("here");
    await page
      .locator(".seats input")
      .nth(at + 1)
      .fill(name);
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.prompt").waitFor();
  const table = page.url();
  const { match } = await call<{ match: string }>(
    page,
    `/api/tables/${new URL(table).pathname.split("/").at(-1)}`,
  );
  const moves = await movesOf(page, match, BOT[game]);
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
  await play(page, match, moves, moves.length);
  await page.goto(table);
  await page.locator("dialog[open] table").first().waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-scores`);
}

export default async function main(): Promise<number> {
  mkdirSync(TO, { recursive: true });
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
    const page = await browser.newPage({ viewport: SIZES.wide, reducedMotion: "reduce", locale: "en-GB" });
    await page.goto(site);
    await page.locator("article").first().waitFor();
    await picture(page, "home");
    for (const game of (process.env.ONLY ?? GAMES.join()).split(",") as (typeof GAMES)[number][])
      await photograph(page, site, game);
    return 0;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
