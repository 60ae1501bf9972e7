/** The announcements of a Glen More game are enough to know its end: the listener has only sentences. */

import { beforeAll } from "vitest";
import { heard } from "../../../src/games/glenmore/screenreader";
import { learn, speak } from "../../../src/messages/messages.svelte";
import { goldenGames } from "../../support/games";
import { listen, shown } from "../../support/heard/glenmore";
import { whoOnlyListens } from "../../support/listener";

beforeAll(async () => {
  await speak("en");
  await learn("glenmore");
});

whoOnlyListens(
  "Glen More",
  goldenGames("glenmore", ["four-players", "two-players-with-die"]),
  heard,
  listen,
  shown,
);
