/** The announcements of a Caledonia game are enough to know its end: the listener has only sentences. */

import { beforeAll, describe, expect, it } from "vitest";
import { heard } from "../../../src/games/caledonia/screenreader";
import { type CaledoniaPack, type CaledoniaView, UNITS } from "../../../src/games/caledonia/shape";
import { learn, sayOf, speak } from "../../../src/messages/messages.svelte";
import { goldenGames, NAMES } from "../../support/games";
import { listen, shown } from "../../support/heard/caledonia";
import { spoken, whoOnlyListens } from "../../support/listener";

beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
});

const GAMES = goldenGames("caledonia", ["four-players", "solo", "two-players-auction"]);
whoOnlyListens("Caledonia", GAMES, heard, listen, shown);

describe("a listener who has heard of every unit on the map", () => {
  it("knows how many units are left", () => {
    for (const golden of GAMES) {
      const known = listen(spoken(golden, heard));
      const view = golden.steps.at(-1)?.view as CaledoniaView;
      for (const [seat, player] of view.players.entries())
        for (const unit of UNITS) {
          const word = `${NAMES[seat]} ${sayOf("caledonia")(`unit-${unit}`)}`;
          const placed = Object.values(known).filter((each) => each === word).length;
          const pieces = (golden.pack as CaledoniaPack).units.find(({ id }) => id === unit)?.pieces ?? 0;
          if (player.clan !== "macdonald") expect(pieces - placed).toBe(player.left[unit]);
        }
    }
  });
});
