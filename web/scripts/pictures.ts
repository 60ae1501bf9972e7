/**
 * Takes pictures of every screen, from a real server with fixed deals: home, setup, waiting room, mid-game tables
 * of four with a half-made choice, cards, the end of a round, score sheets, replays, and both expansions. Run it
 * with `make pictures`; `pictures/camera.ts` explains how to take only some, and `pictures/shown.ts` lists
 * those in the docs.
 */

import { buildStories, serveStories } from "../stories/serve";
import { arriving } from "./pictures/arriving";
import { anyOf, failed, tried, wanted } from "./pictures/camera";
import { expansions } from "./pictures/expansions";
import { moving } from "./pictures/moving";
import { rules } from "./pictures/rules";
import { wholeGame } from "./pictures/whole-game";
import { atTheSeededServer } from "./seeded";

export default async function main(): Promise<number> {
  await buildStories();
  await atTheSeededServer(async (page, site) => {
    const stories = await serveStories(site);
    // Keeps cards that close automatically open long enough for all sizes.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (act: () => void, time = 0) => later(act, time === 8000 ? 90_000 : time),
      });
    });
    await tried("caledonia", wholeGame(page, site, "caledonia"));
    await tried("glenmore", wholeGame(page, site, "glenmore"));
    for (const game of ["caledonia", "glenmore"] as const) {
      if (wanted(`${game}-moving`)) await tried(`${game}-moving`, moving(page, site, game));
      await tried(`${game}-rules`, rules(page, site, game));
    }
    if (anyOf("home", "waiting", "round-end")) await tried("arriving", arriving(page, site, stories.site));
    await expansions(page, site, stories.site);
    await stories.close();
  });
  return failed.length;
}
