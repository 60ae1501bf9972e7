/**
 * Pictures of every screen, from a real server with fixed deals: home, setup, waiting room, the middle of games of four
 * with a choice half made, cards, the end of a round, score sheets, replays, and both expansions. `make screenshots`
 * takes them; `pictures/camera.ts` says how to take only some, `pictures/shown.ts` which ones the docs show.
 */

import { arriving } from "./pictures/arriving";
import { anyOf, failed, tried } from "./pictures/camera";
import { expansions } from "./pictures/expansions";
import { wholeGame } from "./pictures/whole-game";
import { atTheSeededServer } from "./seeded";

export default async function main(): Promise<number> {
  await atTheSeededServer(async (page, site) => {
    // A card that goes by itself after a while stays long enough to be photographed at all sizes.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (act: () => void, time = 0) => later(act, time === 8000 ? 90_000 : time),
      });
    });
    await tried("caledonia", wholeGame(page, site, "caledonia"));
    await tried("glenmore", wholeGame(page, site, "glenmore"));
    if (anyOf("home", "waiting", "round-end")) await tried("arriving", arriving(page, site));
    await expansions(page, site);
  });
  return failed.length;
}
