/** A full base game of four, from setup to replay. */

import type { Page } from "playwright-core";
import { begin, choose, type Move, movesOf, NAMES, play } from "../seeded";
import { anyOf, picture, wanted } from "./camera";
import { cards } from "./cards";

export type Game = "caledonia" | "glenmore";
/** Step of the middle of a game: my first decision after it is shown. */
const MIDDLE = { caledonia: 130, glenmore: 200 };
/** Step of the replay. */
const STEP = 60;
const SCREENS = ["setup", "turn", "game", "card", "market", "clans", "scoring", "scores", "replay", "recap"];

export async function wholeGame(page: Page, site: string, game: Game): Promise<void> {
  if (!anyOf(...SCREENS.map((screen) => `${game}-${screen}`))) return;
  await page.goto(`${site}/new/${game}`);
  await page.getByLabel("Your name").fill(NAMES[0] ?? "");
  await page.locator("h1").click();
  await picture(page, `${game}-setup`);
  const { id, match } = await begin(page, game);
  const table = `${site}/table/${id}`;
  const moves = await movesOf(page, match);
  await middle(page, game, table, match, moves);
  if (game === "glenmore") await scoring(page, table, match, moves);
  if (!anyOf(...["scores", "replay", "recap"].map((screen) => `${game}-${screen}`))) return;
  await play(page, match, moves, moves.length);
  await page.goto(table);
  await page.locator("dialog[open] table").first().waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-scores`);
  await page.goto(`${site}/replay/${match}?step=${STEP}`);
  await page.locator("main").waitFor();
  await page.waitForTimeout(1500);
  await picture(page, `${game}-replay`);
}

async function arrive(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await page.locator("section.actions .verbs button").first().waitFor();
  await page.waitForTimeout(1200);
}

/** The middle of the game: the recap, a half-made choice, and the panels over the board. */
async function middle(page: Page, game: Game, table: string, match: string, moves: Move[]): Promise<void> {
  const mine = moves.findIndex(
    ([seat, [verb]], at) =>
      at >= MIDDLE[game] && seat === 0 && moves[at - 1]?.[0] !== 0 && (verb === "expand" || verb === "take"),
  );
  await play(page, match, moves, mine);
  await arrive(page, table);
  await picture(page, `${game}-turn`);
  if (wanted(`${game}-recap`)) {
    await page.locator("header button.line").click();
    await picture(page, `${game}-recap`);
  }
  await arrive(page, table);
  await cards(page, game);
  await arrive(page, table);
  await choose(page, game);
  await picture(page, `${game}-game`);
}

/** Plays until the next stack runs out while the table is open, and its scoring appears. */
async function scoring(page: Page, table: string, match: string, moves: Move[]): Promise<void> {
  if (!wanted("glenmore-scoring")) return;
  await page.goto(table);
  const card = page.locator(".scoring");
  while (moves.length && !(await card.count())) await play(page, match, moves, 1);
  await picture(page, "glenmore-scoring");
}
