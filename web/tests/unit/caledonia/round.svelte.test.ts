import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { endedBy, roundEnd, stepsOf } from "../../../src/games/caledonia/round";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { TableState } from "../../../src/table/state.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";
import { setUp } from "./drawing";

const told = story("caledonia", "round");
const CARD = '[data-card="round"]';
const table = tableOf(told, packOf("caledonia"), sayOf("caledonia"));
setUp();

/** Returns the table, once the card has had time to appear. */
async function draw(state: TableState): Promise<Element> {
  const { container } = render(Table, { table: state, choosing: new ChoosingModel(state), narrow: false });
  await import("../../../src/games/caledonia/RoundEnd.svelte");
  await new Promise((done) => setTimeout(done, 150));
  return container;
}

describe("the end of a round", () => {
  it("is among the steps that begin the next one, and only there", () => {
    expect(endedBy(table.log ?? [])).toBe(2);
    expect(endedBy((table.log ?? []).slice(1, 5))).toBe(0);
    expect(endedBy([])).toBe(0);
  });

  it("tells each seat's income, goods and glory as the events have them", () => {
    const end = roundEnd(table.log ?? [], 2, 4);
    const lines = (table.log ?? []).flatMap(({ events }) => events);
    for (const { seat, income, made, glory, place } of end?.seats ?? []) {
      expect(place).toBeGreaterThan(0);
      expect(income.some(({ why }) => why === "pass")).toBe(true);
      const scored = lines.filter(({ key, values }) => key === "glory" && values?.seat === seat);
      expect(glory.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
        scored.reduce((sum, { values }) => sum + Number(values?.glory), 0),
      );
      for (const count of Object.values(made)) expect(count).toBeGreaterThan(0);
    }
    expect(end?.opened.length).toBeGreaterThan(0);
  });

  it("opens the card while one looks on, with a row for each player, the leader first", async () => {
    const card = (await draw(table)).querySelector(CARD);
    expect(card?.textContent).toContain("Round 2 is over");
    expect(card?.textContent).toContain("Go on to round 3");
    const points = [...(card?.querySelectorAll(".rows .points b") ?? [])].map((each) => Number(each.textContent));
    expect(points).toHaveLength(4);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it("shows all that the round brought, and plays it back from its first step to its last", async () => {
    const asked: number[] = [];
    const played: number[] = [];
    // A player with only glory points had seven fewer before.
    const before = {
      ...table.view,
      forecast: (table.view as CaledoniaView).forecast.map((own) => ({ ...own, fewer: -7 })),
    };
    const past = {
      viewAt: async (seq: number) => {
        asked.push(seq);
        return before;
      },
      play: (steps: readonly { seq: number }[]) => void played.push(...steps.map(({ seq }) => seq)),
    };
    const card = (await draw({ ...table, past })).querySelector(CARD);
    expect([...(card?.querySelectorAll(".points small") ?? [])].map((each) => each.textContent)).toEqual([
      "+7",
      "+7",
      "+7",
      "+7",
    ]);
    const button = [...(card?.querySelectorAll("button") ?? [])].find(
      (each) => each.textContent?.trim() === "Play the round back",
    );
    button?.click();
    expect(asked).toEqual([(played[0] ?? 0) - 1]);
    const round = stepsOf(table.log ?? [], 2).map(({ seq }) => seq);
    expect(played).toEqual(round);
    expect(endedBy((table.log ?? []).filter(({ seq }) => seq === round.at(-1)))).toBe(2);
  });

  it("opens none for who comes later, nor when the game is over", async () => {
    expect((await draw({ ...table, fresh: [] })).querySelector(CARD)).toBeNull();
    cleanup();
    expect((await draw({ ...table, finished: true })).querySelector(CARD)).toBeNull();
  });
});
