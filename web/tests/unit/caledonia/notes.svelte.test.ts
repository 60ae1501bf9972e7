/** Modules without their own drawings are shown as text. */

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";
import { setUp } from "./drawing";

const tell = sayOf("caledonia");
setUp();

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
