import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { client } from "../../src/games/plain";
import { learn, learnMore, speak } from "../../src/messages/messages.svelte";
import Analysis from "../../src/table/analysis/Analysis.svelte";
import { Looking } from "../../src/table/analysis/looking.svelte";
import {
  expecting,
  linesOf,
  marksOf,
  mineFirst,
  phaseAt,
  phasesOf,
  reachOf,
  turnAt,
} from "../../src/table/analysis/reading";
import type { SeatSeen, TableState } from "../../src/table/state.svelte";
import { PLAYER_COLOURS } from "../../src/ui/tartan/setts";
import type { AnalysisData } from "../../src/wire/types";

const seats: SeatSeen[] = ["Ailsa", "Iain", "Automa"].map((name, index) => ({
  index,
  name,
  colour: PLAYER_COLOURS[index] ?? "snow",
  bot: index > 0,
  present: true,
}));
const step = (text: string, action: unknown[]) => ({ do: action, text, events: [], texts: [text] });
const analysis: AnalysisData = {
  bot: "planner:300n",
  course: [
    { step: 4, seat: 0, expected: [120, 101, null] },
    { step: 6, seat: 1, expected: [112, 101, null] },
    { step: 9, seat: 0, expected: [112, 98, null] },
    { step: 12, seat: null, expected: [108, 98, 60] },
  ],
  missed: [
    [
      {
        step: 4,
        lost: 8,
        played: [step("Pass", ["pass"])],
        better: { steps: [step("Hire a merchant", ["hire-merchant"])], totals: {}, points: 3, gain: 900 },
      },
    ],
    [],
    [],
  ],
  remarks: [],
};
/** The second round starts during the second turn. */
const rounds = [
  { at: 0, step: 0, key: "phase-setup", values: {}, text: "" },
  { at: 1, step: 3, key: "phase-round", values: { round: 1 }, text: "" },
  { at: 3, step: 8, key: "phase-round", values: { round: 2 }, text: "" },
];

describe("reading an analysis", () => {
  it("draws a line for each seat with a player, from the lowest to the highest they could expect", () => {
    const played = expecting(analysis.course, seats);
    expect(played.map(({ name }) => name)).toEqual(["Ailsa", "Iain"]);
    const lines = linesOf(analysis.course, played);
    expect(lines.map(({ numbers }) => numbers)).toEqual([
      [120, 112, 112, 108],
      [101, 101, 98, 98],
    ]);
    expect(reachOf(lines)).toEqual([98, 120]);
    expect(reachOf([])).toEqual([0, 1]);
  });

  it("puts the viewer first, and leaves the others in their seat order", () => {
    expect(mineFirst(seats, 1).map(({ index }) => index)).toEqual([1, 0, 2]);
    expect(mineFirst(seats, null).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it("finds the turn of a step and the round of a turn", () => {
    expect([0, 4, 5, 6, 11, 12].map((each) => turnAt(analysis.course, each))).toEqual([0, 0, 0, 1, 2, 3]);
    const phases = phasesOf(analysis.course, rounds, ({ key, values }) => `${key} ${values.round ?? ""}`.trim());
    expect(phases).toEqual([
      { at: 0, text: "phase-round 1" },
      { at: 2, text: "phase-round 2" },
    ]);
    expect([0, 1, 2, 3].map((at) => phaseAt(phases, at))).toEqual([
      "phase-round 1",
      "phase-round 1",
      "phase-round 2",
      "phase-round 2",
    ]);
  });

  it("numbers the turns on the line of the player who took them, the worst first", () => {
    expect(marksOf(analysis.course, analysis.missed[0] ?? [], 0)).toEqual([{ at: 0, value: 120, text: "1" }]);
  });
});

describe("asking for an analysis", () => {
  const answers = (...given: unknown[]) => {
    const asked = vi.fn(async () => new Response(JSON.stringify(given.shift())));
    vi.stubGlobal("fetch", asked);
    return asked;
  };

  it("asks again while a bot is at it, and no more once it is done or the sheet is closed", async () => {
    await learnMore();
    vi.useFakeTimers();
    const asked = answers({ state: "waiting" }, { state: "waiting" }, { state: "ready", analysis });
    const looking = new Looking();
    expect(looking.promising).toBe(false);
    const stop = looking.follow("m");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([asked.mock.calls.length, looking.promising, looking.answer?.state]).toEqual([1, true, "waiting"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.mock.calls.length, looking.promising, looking.answer?.state]).toEqual([3, true, "ready"]);
    stop();

    const other = answers({ state: "waiting" }, { state: "waiting" });
    new Looking().follow("m")();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(other).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("promises nothing where a host makes none, or could make nothing of it", async () => {
    for (const answer of [{ state: "none" }, { state: "ready", analysis: { ...analysis, course: [] } }]) {
      answers(answer);
      const looking = new Looking();
      looking.follow("m");
      await vi.waitFor(() => expect(looking.answer?.state).toBe(answer.state));
      expect(looking.promising).toBe(false);
    }
  });
});

describe("where points were missed", () => {
  const table = {
    game: "caledonia",
    view: {},
    pack: {},
    me: 1,
    seatsToAct: [],
    seats,
    offers: [],
    question: null,
    asked: -1,
    recap: [],
    finished: true,
  } satisfies TableState;
  const onstep = vi.fn();

  beforeAll(async () => {
    await speak("en");
    await learn("caledonia");
    await learnMore();
  });
  beforeEach(() => {
    render(Analysis, { analysis, table, client, match: "m", rounds, onstep });
  });

  it("begins with mine, and says so where nothing was left", () => {
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Iain" }).checked).toBe(true);
    expect(screen.getByText(/^No turn stands out/)).toBeTruthy();
  });

  it("gives the values of the lines in a table", () => {
    const rows = screen
      .getAllByRole("row", { hidden: true })
      .map((row) => within(row).queryAllByRole("cell", { hidden: true }));
    expect(rows.at(-1)?.map((cell) => cell.textContent)).toEqual(["98", "108"]);
  });

  it("describes another player's turn, and leads to the table as it was before it", async () => {
    await fireEvent.click(screen.getByRole("radio", { name: "Ailsa" }));
    expect(screen.getByText("−8 points")).toBeTruthy();
    expect(screen.getByText("Hire a merchant")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show it: Round 1, turn 1 of 3" }));
    expect(onstep).toHaveBeenCalledWith(3, 0);
  });
});
