/**
 * Tables with everything on: all of Industria, the Automa's turn, all chronicles; and their special decisions.
 */

import type { Page } from "playwright-core";
import type { GameInfo } from "../../src/wire/types";
import { begin, call, type Move, movesOf, play } from "../seeded";
import { anyOf, picture, tried, wanted } from "./camera";

const INDUSTRIA = {
  trains: "full",
  "farmers-markets": true,
  awards: true,
  "future-contracts": true,
  "map-sides": "industria",
  "clan-tiles": "both",
  "port-tiles": "both",
  "round-tiles": "both",
  "starting-tiles": "both",
};
/** Recorded moments that a game reaches only by chance. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  caledonia: ["industria-trains", "industria-markets", "industria-two"],
  glenmore: ["prison", "serving", "feast", "telling", "rivers", "ageing", "sale", "english", "toll", "reward"],
};

/** Goes to the table just before a move like this one; returns whether there is any. */
async function before(
  page: Page,
  table: string,
  match: string,
  moves: Move[],
  like: (move: Move, at: number) => boolean,
): Promise<boolean> {
  const at = moves.findIndex(like);
  if (at < 0) return false;
  await play(page, match, moves, at);
  await page.goto(table);
  await page.locator("section.actions button").first().waitFor();
  await page.waitForTimeout(1500);
  return true;
}

async function industria(page: Page, site: string): Promise<void> {
  if (!anyOf("industria-game", "industria-railway")) return;
  const { id, match } = await begin(page, "caledonia", INDUSTRIA);
  const moves = await movesOf(page, match);
  const table = `${site}/table/${id}`;
  const middle = ([seat, [verb]]: Move, at: number) => at >= 130 && seat === 0 && verb === "expand";
  if (await before(page, table, match, moves, middle)) await picture(page, "industria-game");
  if (!(await before(page, table, match, moves, ([, [verb]]) => verb === "run-train"))) return;
  await page.locator(".verbs button", { hasText: "Train" }).first().click();
  await page.waitForTimeout(600);
  await picture(page, "industria-railway");
}

/** Plays the Automa's first turn with its lesson's deal, to the end of its story. */
async function automa(page: Page, site: string): Promise<void> {
  if (!wanted("automa-turn")) return;
  const { id, match } = await call<{ id: string; match: string }>(page, "/api/lessons/caledonia?name=automa", {});
  const { chapters } = await call<{ chapters: { steps: { actions: unknown[]; seat: number }[] }[] }>(
    page,
    "/api/games/caledonia/lesson?name=automa",
  );
  for (const { actions, seat } of chapters[0]?.steps ?? [])
    for (const action of actions) await call(page, `/api/matches/${match}/actions`, { actions: [action], seat });
  await page.goto(`${site}/table/${id}`);
  await page.getByRole("button", { name: "Show its last turn" }).click();
  await page.waitForTimeout(1500);
  await picture(page, "automa-turn");
}

async function chronicles(page: Page, site: string): Promise<void> {
  if (!anyOf("chronicles-game", "chronicles-vote", "chronicles-reaction")) return;
  const { options } = await call<GameInfo>(page, "/api/games/glenmore");
  const all = options.filter(({ group }) => group === "chronicles");
  const chosen = Object.fromEntries(all.map(({ id, values }) => [id, values[1]?.value]));
  const { id, match } = await begin(page, "glenmore", chosen);
  const moves = await movesOf(page, match);
  const table = `${site}/table/${id}`;
  if (await before(page, table, match, moves, ([, [verb]], at) => at > 150 && verb === "cast-vote"))
    await picture(page, "chronicles-vote");
  const middle = ([seat, [verb]]: Move, at: number) => at >= 100 && seat === 0 && verb === "take";
  if (await before(page, table, match, moves, middle)) await picture(page, "chronicles-game");
  if (wanted("chronicles-reaction")) await reaction(page, table, match, moves);
}

/** Plays on until a player may react in another's turn. */
async function reaction(page: Page, table: string, match: string, moves: Move[]): Promise<void> {
  type Asked = { mine?: { decision?: { reaction?: unknown } | null } | null };
  while (moves.length) {
    const [seat] = moves[0] as Move;
    const { mine } = await call<Asked>(page, `/api/matches/${match}?seat=${seat}`);
    if (mine?.decision?.reaction) break;
    await play(page, match, moves, 1);
  }
  if (!moves.length) return console.log("chronicles-reaction: nobody could react in this game");
  await page.goto(table);
  await page.locator("[data-reaction]").waitFor();
  await page.waitForTimeout(1500);
  await picture(page, "chronicles-reaction");
}

async function stories(page: Page, told: string): Promise<void> {
  for (const [game, moments] of Object.entries(STORIES))
    for (const moment of moments) {
      if (!wanted(`story-${moment}`)) continue;
      await page.goto(`${told}/story/${game}/${moment}`);
      await page.locator(".table").first().waitFor();
      await page.waitForTimeout(1500);
      await picture(page, `story-${moment}`);
    }
}

export async function expansions(page: Page, site: string, told: string): Promise<void> {
  await tried("industria", industria(page, site));
  await tried("automa", automa(page, site));
  await tried("chronicles", chronicles(page, site));
  await tried("stories", stories(page, told));
}
