/** A Glen More turn in one line. */

import { expect, it } from "vitest";
import { draws, toldOf } from "../../src/games/glenmore/turns/parts";
import type { EventSeen } from "../../src/table/state.svelte";

const event = (key: string, values: Record<string, unknown>): EventSeen => ({ key, values, lines: [] });
const turn = (...events: EventSeen[]) => ({
  by: 1,
  steps: [{ seq: 4, by: 1, action: null, events, texts: [] }],
});

it("a turn shows the tile, what it activated in order, and the result for the player who took it", () => {
  const told = toldOf(
    turn(
      event("moved", { seat: 1, tile: "strathnaver" }),
      event("coins", { seat: 1, amount: -3 }),
      event("activated", { seat: 1, tile: "crieff" }),
      event("goods", { seat: 1, resource: "cattle", count: -1, tile: "lochridge" }),
      event("points", { seat: 1, points: 3 }),
      event("activated", { seat: 1, tile: "lochridge" }),
      event("goods", { seat: 1, resource: "cattle", count: 1, tile: "lochridge" }),
      event("points", { seat: 2, points: 8 }),
      event("marker", { seat: 1, clan: "gunn" }),
    ),
  );
  expect(told).toEqual({
    tiles: ["strathnaver"],
    ended: false,
    woken: ["crieff", "lochridge"],
    clans: ["gunn"],
    changes: [
      { icon: "coin", count: -3 },
      { icon: "vp", count: 3 },
    ],
  });
});

it("is left to its sentences where nothing of it is a picture", () => {
  expect(draws(turn(event("laid", { tile: "brora", space: 3 })))).toBe(false);
  expect(draws(turn(event("at-the-end", { seat: 1 })))).toBe(true);
});
