/**
 * The pictures of README and players' guide, from a real server with a fixed deal: home, setup, the middle of a game
 * with a choice half made, and the score sheet, wide and narrow. `make screenshots` makes them.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { freePort, ROOT, serves } from "../tests/chromium/server";
import { chance } from "./walk/chance";
import { quantised } from "./walk/palette";

const TO = join(ROOT, "docs/images");
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const GAMES = ["caledonia", "glenmore"] as const;
/** At which step the middle of a game is: the first question of mine after it. */
const MIDDLE = { caledonia: 95, glenmore: 130 };
/** What is done before anything else, kind by kind. */
const FIRST = ["fulfil", "produce", "keep", "obtain", "expand", "take", "place", "activate"];
/** Kinds that only go round in circles, or cost without end. */
const RARE = ["pass", "sell", "buy", "walk", "send-away", "remove", "substitute", "discard", "done"];

type Action = readonly unknown[];
interface State {
  seq: number;
  finished?: boolean;
  owes: number[];
  mine?: { decision?: { actions: Action[] } | null } | null;
}

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

/** Plays my seat, by chance but with some sense, while the bots play theirs; stops when it is my turn after a step. */
async function playUntil(page: Page, match: string, step: number, pick: (count: number) => number): Promise<void> {
  for (;;) {
    const state = await call<State>(page, `/api/matches/${match}`);
    const actions = state.mine?.decision?.actions ?? [];
    if (state.finished) return;
    if (!actions.length) {
      await page.waitForTimeout(100);
      continue;
    }
    const kinds = actions.map(([verb]) => String(verb));
    if (state.seq >= step && kinds.some((kind) => kind === "expand" || kind === "take")) return;
    const first = FIRST.find((kind) => kinds.includes(kind) && pick(5) > 0);
    const sensible = actions.filter(([verb]) => (first ? verb === first : !RARE.includes(String(verb))));
    const among = sensible.length ? sensible : actions;
    await call(page, `/api/matches/${match}/actions`, { actions: [among[pick(among.length)]], after: state.seq });
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
    await page.locator("section.actions .verbs button").first().click();
    const choice = page.locator(".arguments .argument button");
    if (await choice.count()) await choice.first().click();
    else await page.locator(".arguments select").first().selectOption({ index: 2 });
  }
  await page.waitForTimeout(600);
}

async function photograph(page: Page, site: string, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`${site}/new/${game}`);
  await page.getByText("3", { exact: true }).click();
  await page.getByLabel("Your name").fill("Ailsa");
  await page.locator("h1").click();
  await picture(page, `${game}-setup`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.prompt").waitFor();
  const table = page.url();
  const { match } = await call<{ match: string }>(
    page,
    `/api/tables/${new URL(table).pathname.split("/").at(-1)}`,
  );
  const pick = chance(4);
  await playUntil(page, match, MIDDLE[game], pick);
  await page.goto(table);
  await page.locator("section.actions .verbs button").first().waitFor();
  await page.waitForTimeout(1500);
  await choose(page, game);
  await picture(page, `${game}-game`);
  await playUntil(page, match, Number.POSITIVE_INFINITY, pick);
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
