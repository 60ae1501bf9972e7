/** A question that no board shows has a panel with all its answers. */

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import { brings } from "../../../src/games/caledonia/labels";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
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
