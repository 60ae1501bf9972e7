/** Real games with fixed deals, played by bots up to a moment, for pictures and measurements. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launch } from "../tests/chromium/launching";
import { freePort, ROOT, serves } from "../tests/chromium/server";

export const WIDE = { width: 1440, height: 900 };
export const NAMES = ["Ailsa", "Ruaridh", "Morag", "Eilidh"];
/** The bot that plays all seats, for the same game every time. */
const BOT = "greedy";

export type Move = readonly [seat: number, action: readonly unknown[]];

export async function call<T>(page: Page, path: string, body?: unknown): Promise<T> {
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

/** Opens a table for four at this screen, and starts it. */
export async function begin(page: Page, game: string, options = {}): Promise<{ id: string; match: string }> {
  await call(page, "/api/me", { name: NAMES[0] });
  const { id } = await call<{ id: string }>(page, "/api/tables", { game, options, seats: NAMES.length });
  for (const [at, name] of NAMES.entries())
    if (at > 0) await call(page, `/api/tables/${id}/seats`, { seat: at, name });
  return call(page, `/api/tables/${id}/start`, {});
}

/** Returns good moves for this deal, from the first decision to the end. */
export async function movesOf(page: Page, match: string): Promise<Move[]> {
  const record = await page.evaluate((id) => fetch(`/api/matches/${id}/record`).then((got) => got.text()), match);
  const [header = ""] = record.split("\n");
  const told = execFileSync(join(ROOT, ".venv/bin/python"), [join(ROOT, "scripts/seeded_moves.py"), BOT], {
    input: header,
    encoding: "utf8",
  });
  return JSON.parse(told) as Move[];
}

/** Plays this many of the remaining moves, for any seat. */
export async function play(page: Page, match: string, moves: Move[], count: number): Promise<void> {
  for (const [seat, action] of moves.splice(0, count)) {
    const { seq } = await call<{ seq: number }>(page, `/api/matches/${match}?seat=${seat}`);
    await call(page, `/api/matches/${match}/actions`, { actions: [action], after: seq, seat });
  }
}

/** Runs the work with a server whose deals are always the same, and a page of it. */
export async function atTheSeededServer(work: (page: Page, site: string) => Promise<void>): Promise<void> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), "bothy-pictures-")), await freePort()];
  const script = join(ROOT, "scripts/seeded_play.py");
  const server: ChildProcess = spawn(
    join(ROOT, ".venv/bin/python"),
    [script, "--data", folder, "--port", String(port)],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise((done) => server.once("exit", done));
  const browser = await launch();
  try {
    const site = `http://127.0.0.1:${port}`;
    await serves(site, server);
    const context = await browser.newContext({ viewport: WIDE, reducedMotion: "reduce", locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(site);
    await work(page, site);
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Chooses a unit and a hex, or a tile, without committing it, so that its costs and gains show. */
export async function choose(page: Page, game: string): Promise<void> {
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
