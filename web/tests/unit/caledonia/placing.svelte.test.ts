/** Module actions that name a hex can also be chosen on the map. */

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { Offer } from "../../../src/table/state.svelte";
import { tableOf } from "../../../stories/story";
import { packOf, story } from "../../support/games";
import { setUp } from "./drawing";

const tell = sayOf("caledonia");
setUp();

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
