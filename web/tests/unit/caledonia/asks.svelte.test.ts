/** A question that no board shows has a panel with all its answers. */

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { answer } from "../../../src/games/caledonia/answers";
import { currency } from "../../../src/games/caledonia/currency";
import { brings } from "../../../src/games/caledonia/labels";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { Offer } from "../../../src/table/state.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";
import { setUp } from "./drawing";

const tell = sayOf("caledonia");
setUp();

it("whether a barrel goes into the cellar is answered there: yes and no are both buttons", () => {
  const told = story("caledonia", "turn");
  const free = { totals: {}, lines: [], stopped: false, text: "" };
  const offers: (typeof told)["offers"] = [true, false].map((store) => ({ do: ["store-barrel", store], ...free }));
  const asked: typeof told = { ...told, question: ["ask-storing", {}], offers };
  const table = tableOf(asked, packOf("caledonia"), tell, currency);
  const choosing = new ChoosingModel(table);
  const { getByRole } = render(Table, { table, choosing, narrow: false });
  getByRole("button", { name: "store none" }).click();
  flushSync();
  expect(choosing.chosen?.args.store).toBe(false);
  getByRole("button", { name: "store a barrel" }).click();
  flushSync();
  expect(choosing.chosen?.args.store).toBe(true);
});

it("a bill names the port that is used up, unless the choice is called by its name", () => {
  const table = tableOf(story("caledonia", "turn"), packOf("caledonia"), tell, currency);
  const [offer] = table.offers;
  const { ports } = table.view as CaledoniaView;
  const [first] = ports.map((each) => ({ ...each, marked: [...each.marked, table.me ?? 0] }));
  if (!offer || !first) throw new Error("a turn has offers and ports");
  const before = { ...table, view: { ...table.view, ports: ports.map((each) => ({ ...each, marked: [] })) } };
  const ghost = { ...before.view, ports: [first, ...before.view.ports.slice(1)] };
  const notes = (args: (typeof offer)["args"]) =>
    brings(before, { ...offer, args }, ghost).map(({ text }) => text);
  expect(notes({ path: ["perth"] })).toContain(`uses port ${first.port} (once per game)`);
  expect(notes({ port: first.port }).join()).not.toContain("once per game");
});

// Module categories count like the game's own.

it("an award is on the score sheet and in the forecast, and is added up", () => {
  const whole = tableOf(story("caledonia", "end"), packOf("caledonia"), tell, currency);
  const forecast = (whole.view.forecast as Record<string, number>[]).map((scores) => ({ ...scores, award: 1000 }));
  const table = { ...whole, view: { ...whole.view, forecast } };
  const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
  const sums = forecast.map((scores) => Object.values(scores).reduce((sum, each) => sum + each, 0));
  expect(container.textContent).toContain(tell("score-award"));
  for (const sum of sums) {
    expect(container.querySelector("tfoot, table")?.textContent).toContain(String(sum));
    expect(answer("forecast", table)).toContain(String(sum));
  }
});

it("a bid is taken off with a true minus", () => {
  const whole = tableOf(story("caledonia", "end"), packOf("caledonia"), tell, currency);
  const forecast = (whole.view.forecast as Record<string, number>[]).map((scores) => ({ ...scores, bid: -30 }));
  const table = { ...whole, view: { ...whole.view, forecast } };
  const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
  expect(container.textContent).toContain("−30");
  expect(container.textContent).not.toContain("-30");
});

// Modules without their own drawings are shown as text.

for (const narrow of [false, true])
  it(`the notes of modules are printed line by line, with names for seats${narrow ? ", on a phone too" : ""}`, () => {
    const told = story("caledonia", "turn");
    const whole = tableOf(told, packOf("caledonia"), tell, currency);
    const notes = [["event-passed", { seat: 1, place: 2 }]];
    const table = { ...whole, view: { ...whole.view, notes } };
    const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow });
    const panel = container.querySelector('[data-part="notes"]');
    expect(panel?.querySelector("h2")?.textContent).toContain("Also at this table");
    expect(panel?.querySelector("li")?.textContent).toContain(whole.seats[1]?.name);
  });

it("a table without such modules has no such panel", () => {
  const table = tableOf(story("caledonia", "turn"), packOf("caledonia"), tell, currency);
  const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
  expect(container.querySelector('[data-part="notes"] h2')).toBeNull();
});

// Module actions that name a hex can also be chosen on the map.

it("a click on a hex chooses to place a market there", () => {
  const whole = tableOf(story("caledonia", "turn"), packOf("caledonia"), tell, currency);
  const [model] = whole.offers.filter(({ verb }) => verb === "expand") as [Offer];
  const offers = ["f6", "h6"].map((hex) => ({
    ...model,
    verb: "place-market",
    action: ["place-market", hex] as const,
    args: { hex },
    text: tell("do-place-market", { hex }),
  }));
  const table = { ...whole, offers };
  const choosing = new ChoosingModel(table);
  const { container } = render(Table, { table, choosing, narrow: false });
  const press = (hex: string): void => {
    container.querySelector(`[data-hex="${hex}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  press("f6");
  expect(choosing.chosen?.text).toBe("Put your farmers’ market on f6");
  press("h6");
  expect(choosing.chosen?.args.hex).toBe("h6");
  press("a1");
  expect(choosing.chosen).toBeFalsy();
});
