/**
 * Checks that a table of four leaves no more empty space than its mock-up: the largest empty rectangle at
 * 1440x900, measured by the same script, mid-game, for each of four players (so for four clans), with nothing
 * chosen, with a choice, and with a card open over the map. Prints all figures; fails if one is larger than the
 * mock-up's.
 *
 *   node scripts/run.mjs scripts/emptiness-of-tables.ts
 */

import type { Page } from "playwright-core";
import { DRAWN, emptiest, told } from "./emptiness.mjs";
import { atTheSeededServer, begin, choose, movesOf, NAMES, play } from "./seeded";

/** Mid-game starts at this step. */
const MIDDLE = 130;

async function measured(page: Page, what: string): Promise<boolean> {
  await page.waitForTimeout(900);
  const empty = await emptiest(page);
  console.log(`${what}: ${told(empty)} (as drawn: ${DRAWN.caledonia} px)`);
  return empty.area <= DRAWN.caledonia;
}

export default async function main(): Promise<number> {
  const held: boolean[] = [];
  await atTheSeededServer(async (page, site) => {
    const { id, match } = await begin(page, "caledonia");
    const moves = await movesOf(page, match);
    let done = MIDDLE;
    await play(page, match, moves, MIDDLE);
    for (const [seat, name] of NAMES.entries()) {
      const next = moves.findIndex(([by, [verb]]) => by === seat && verb === "expand");
      if (next < 0) continue;
      await play(page, match, moves, next);
      done += next;
      await page.goto(`${site}/table/${id}`);
      await page.locator("section.actions .verbs button").first().waitFor();
      held.push(await measured(page, `step ${done}, ${name}`));
      await choose(page, "caledonia");
      held.push(await measured(page, `step ${done}, ${name}, a unit chosen`));
      await page.locator('[data-hex][aria-pressed="true"]').first().click();
      held.push(await measured(page, `step ${done}, ${name}, with the card of its hex`));
    }
  });
  return held.length && held.every(Boolean) ? 0 : 1;
}
