/** The buttons below the board at setup: each flips its part. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Choices } from "../../src/pages/setup/choices.svelte";
import Sides from "../../src/pages/setup/Sides.svelte";
import type { GameInfo } from "../../src/wire/types";

afterEach(cleanup);

const value = (name: string) => ({ value: name, text: name === "random" ? "drawn at random" : name, seats: [2] });
const side = (letter: string) => ({
  id: `map-${letter}`,
  group: "map",
  default: "random",
  text: `Module ${letter}`,
  about: "",
  values: ["random", `${letter}1`, `${letter}2`].map(value),
});
const info = { seats: [2], clashes: [], groups: [], options: [side("A"), side("B")] } as unknown as GameInfo;

it("a press shows the next side, after the last one it is drawn again; one button leaves all of them to chance", () => {
  const choices = new Choices(info, "wren");
  const names = { "map-A": "A", "map-B": "B" };
  const { container } = render(Sides, { choices, options: info.options, names });
  const texts = () => [...container.querySelectorAll("button")].map((each) => each.textContent?.trim());
  const press = (at: number) => {
    container.querySelectorAll("button")[at]?.click();
    flushSync();
  };
  expect(texts()).toEqual(["A?", "B?", "drawn at random"]);
  press(0);
  expect(texts()).toEqual(["A1", "B?", "drawn at random"]);
  expect(choices.options).toEqual({ "map-A": "A1", "map-B": "random" });
  press(0);
  press(0);
  expect(texts()[0]).toBe("A?");
  press(0);
  press(1);
  press(1);
  expect(choices.options).toEqual({ "map-A": "A1", "map-B": "B2" });
  press(2);
  expect(choices.options).toEqual({ "map-A": "random", "map-B": "random" });
});
