/** Module categories count like the game's own. */

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { answer } from "../../../src/games/caledonia/answers";
import { currency } from "../../../src/games/caledonia/currency";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";
import { setUp } from "./drawing";

const tell = sayOf("caledonia");
setUp();

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
