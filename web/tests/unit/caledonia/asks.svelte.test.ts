/** A question that no board shows is asked in a panel, with all its answers. */

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import Table from "../../../src/games/caledonia/Table.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import { tableOf } from "../../../src/table/story";
import { sayOf } from "../../../src/words/words.svelte";
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
