import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../../src/messages/messages.svelte";
import { countOut } from "../../src/table/results/counting";
import { apart, momentAt, pathOf, reachOf, ticksOf } from "../../src/table/results/curves";
import { ahead, turnings } from "../../src/table/results/leads";
import { usedBy } from "../../src/table/results/png";
import { dealOf } from "../../src/table/results/proof";
import Sheet from "../../src/table/results/Sheet.svelte";
import { hang, standings } from "../../src/table/results/standing";
import Timeline from "../../src/table/results/Timeline.svelte";
import type { SeatSeen } from "../../src/table/state.svelte";
import { PLAYER_COLOURS } from "../../src/ui/tartan/setts";

const seats: SeatSeen[] = ["Ailsa", "Iain"].map((name, index) => ({
  index,
  name,
  colour: PLAYER_COLOURS[index] ?? "snow",
  bot: false,
  present: true,
}));

beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
});

describe("counting out", () => {
  const scores = [
    { glory: 10, money: 4, bid: -3 },
    { glory: 6, money: 8, bid: 0 },
  ];

  it("adds up category by category, and says when the lead changes", () => {
    const counts = countOut(["glory", "money", "bid"], scores);
    expect(counts.map(({ totals }) => totals)).toEqual([
      [10, 6],
      [14, 14],
      [11, 14],
    ]);
    expect(counts.map(({ leaders }) => leaders)).toEqual([[0], [0, 1], [1]]);
    expect(counts.map(({ changed }) => changed)).toEqual([false, true, true]);
  });
});

describe("the score sheet", () => {
  const line = (key: string, points: number, values = {}) => ({ key, values, points, text: "" });
  const props = {
    game: "caledonia",
    icons: {},
    seats,
    result: {
      ranks: [2, 1],
      scores: [
        { glory: 7, money: 4 },
        { glory: 9, money: 6 },
      ],
    },
    breakdown: {
      seats: [
        {
          glory: [
            line("breakdown-glory-tile", 5, { round: 2, tile: "scoring-4" }),
            line("breakdown-glory", 2, { round: 3, why: "port" }),
          ],
          money: [line("breakdown-money", 4, { money: 47, every: 10, vp: 1 })],
        },
        { glory: [line("breakdown-nothing", 9)], money: [line("breakdown-nothing", 6)] },
      ],
    },
  };

  it("opens every number to its reason, and closes it again", async () => {
    render(Sheet, props);
    expect(screen.getAllByRole("button", { name: /Why\?$/ })).toHaveLength(4);
    const money = screen.getByRole("button", { name: "Ailsa, Money: 4. Why?" });
    expect(money.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(money);
    expect(money.getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(money.getAttribute("aria-controls") ?? "")?.textContent).toContain(
      "£47: 1 VP for every £10",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Ailsa, Glory: 7. Why?" }));
    expect(screen.getByText("Round 2, scoring tile: workers")).toBeTruthy();
    expect(screen.queryByText(/for every £10/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Ailsa, Glory: 7. Why?" }));
    expect(screen.queryByText("Round 2, scoring tile: workers")).toBeNull();
  });

  it("puts the winner first, and without reasons shows plain numbers", () => {
    render(Sheet, { ...props, breakdown: null });
    expect(screen.getAllByRole("columnheader").map((each) => each.textContent?.trim())).toEqual(["Iain", "Ailsa"]);
    expect(screen.queryByRole("button", { name: /Why/ })).toBeNull();
    expect(screen.getAllByRole("cell", { name: "9" })).toHaveLength(1);
  });

  it("counts category by category and names the leader", async () => {
    render(Sheet, props);
    await fireEvent.click(screen.getByRole("button", { name: "Count category by category" }));
    expect(screen.getByText("Glory: Iain leads with 9.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ailsa, Money: 4. Why?" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Next category" }));
    expect(screen.getByText("Money: Iain leads with 15.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getByRole("button", { name: "Count category by category" })).toBeTruthy();
  });
});

describe("the geometry of a chart", () => {
  it("has a handful of round numbers that hold all there is", () => {
    expect(ticksOf(0, 81)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf(-7, 33)).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(ticksOf(0, 1)).toEqual([0, 1]);
    expect(reachOf([[3, null, 9], [4]])).toEqual([0, 9]);
  });

  it("breaks a line off where there is no number", () => {
    const same = (value: number) => value;
    expect(pathOf([1, 2, null, 3], same, same)).toBe("M0.0 1.0L1.0 2.0M3.0 3.0");
  });

  it("finds the moment under the pointer", () => {
    const frame = { width: 130, height: 100, left: 20, right: 10, top: 0, bottom: 0 };
    expect([0, 20, 69, 120, 500].map((place) => momentAt(frame, 11, place))).toEqual([0, 0, 5, 10, 10]);
  });

  it("keeps marks apart and within bounds", () => {
    expect(apart([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
    expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
  });
});

describe("the course of a game", () => {
  const course = {
    steps: [0, 4, 9],
    seats: {
      points: [
        [0, 12, 30],
        [0, 20, 18],
      ],
      money: [
        [5, 6, 7],
        [8, 9, 10],
      ],
    },
    table: { good: { wool: [5, 6, null] } },
    phases: [
      { at: 0, step: 0, key: "phase-setup", values: {}, text: "" },
      { at: 1, step: 3, key: "phase-round", values: { round: 1 }, text: "" },
    ],
  };

  it("gives the values of the lines in a table, and leads to the chosen step", async () => {
    const onstep = vi.fn();
    render(Timeline, { game: "caledonia", icons: {}, seats, course, onstep });
    expect(screen.getByRole("img", { name: /^Points over time/ })).toBeTruthy();
    const rows = screen.getAllByRole("row", { hidden: true }).map((row) => row.textContent?.replace(/\s+/g, " "));
    expect(rows.at(-1)).toContain("30");
    const slider = screen.getByRole("slider", { name: "Turn" });
    expect(slider.getAttribute("aria-valuetext")).toBe("Round 1, turn 2 of 2");
    await fireEvent.input(slider, { target: { value: "1" } });
    await fireEvent.click(screen.getByRole("button", { name: "Show this turn" }));
    expect(onstep).toHaveBeenCalledWith(4);
  });

  it("draws one small chart for each good", async () => {
    render(Timeline, { game: "caledonia", icons: {}, seats, course, step: 5, onstep: () => {} });
    await fireEvent.click(screen.getByRole("radio", { name: "Prices" }));
    expect(screen.getByRole("img", { name: /^wool over time/ })).toBeTruthy();
    expect(screen.getByText("6", { selector: "strong" })).toBeTruthy();
  });
});

describe("the proof of a deal", () => {
  it("is read out of a finished record, and of nothing else", () => {
    const lines = [
      { bothy: 1, commitment: "ab", words: ["peat", "skerry"] },
      {
        seq: 0,
        by: null,
        draws: [
          ["x", 1],
          ["y", 2],
        ],
      },
      { seq: 1, by: 0 },
      { end: { seed: "cd" } },
    ];
    const deal = dealOf(lines.map((each) => JSON.stringify(each)).join("\n"));
    expect(deal).toEqual({ commitment: "ab", words: ["peat", "skerry"], seed: "cd", steps: 2, draws: 2 });
    expect(dealOf("nonsense")).toBeNull();
  });
});

describe("who was ahead", () => {
  const course = {
    steps: [0, 3, 6, 9, 12, 15, 18],
    seats: {
      points: [
        [0, 30, 30, 40, 41, 41, 60],
        [0, 0, 0, 4, 44, 44, 45],
      ],
    },
    table: {},
    phases: [0, 2].map((at) => ({ at, step: at, key: "phase-setup", values: {}, text: "" })),
  };

  it("is shown by points above or below the average", () => {
    expect(
      ahead([
        [1, null, 6],
        [3, 4, 0],
      ]),
    ).toEqual([
      [-1, null, 3],
      [1, null, -3],
    ]);
  });

  it("has turnings: the largest gains once the game has begun, and who takes the lead by them", () => {
    expect(turnings(course, 2)).toEqual([
      { at: 4, step: 12, seat: 1, gain: 40, leads: true },
      { at: 6, step: 18, seat: 0, gain: 19, leads: true },
    ]);
  });
});

describe("the cloths", () => {
  it("hang from the winner to the last, the longer the higher the place", () => {
    const order = standings(seats, {
      ranks: [2, 1],
      scores: [
        { glory: 3, money: 4 },
        { glory: 9, money: 0 },
      ],
    });
    expect(order.map(({ seat, total }) => [seat.name, total])).toEqual([
      ["Iain", 9],
      ["Ailsa", 7],
    ]);
    expect([hang(1, 4), hang(4, 4), hang(1, 1)]).toEqual([1, 0, 1]);
  });

  it("bring into a picture everything they use from the page, and everything that uses", () => {
    document.body.innerHTML =
      '<svg><symbol id="a"><use href="#b"/></symbol><symbol id="b"/><symbol id="c"/></svg>' +
      '<svg class="drawn"><g id="d"/><use href="#a"/><use href="#d"/></svg>';
    const drawn = document.querySelector(".drawn") as Element;
    expect(usedBy(drawn).map(({ id }) => id)).toEqual(["a", "b"]);
    document.body.innerHTML = "";
  });
});
