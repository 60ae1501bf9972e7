/** A seat's preferences for reactions: three choices for each, and the current one. */

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Leaving from "../../src/table/Leaving.svelte";
import type { Preferences } from "../../src/table/preferences.svelte";
import Reactions from "../../src/table/Reactions.svelte";
import type { ReactionInfo } from "../../src/wire/types";

const reactions: ReactionInfo[] = [
  { reaction: "tokens", text: "Buying tokens", preference: "ask" },
  { reaction: "rolls", text: "Extra rolls", preference: "never" },
];

it("shows never, ask and always for each, and reports what is chosen", () => {
  const chosen: string[][] = [];
  const onprefer = (...choice: string[]) => chosen.push(choice);
  const { container } = render(Reactions, { reactions, onprefer });
  const legends = [...container.querySelectorAll("legend")].map((each) => each.textContent);
  expect(legends).toEqual(["Buying tokens", "Extra rolls"]);
  const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map((each) => each.checked)).toEqual([false, true, false, true, false, false]);
  radios[2]?.click();
  expect(chosen).toEqual([["tokens", "always"]]);
});

it("a reaction being asked shows the preference from now on and a leave button next to the answers", () => {
  const asked: string[][] = [];
  let left = 0;
  const preferences = {
    of: (name: string) => reactions.find(({ reaction }) => reaction === name),
    prefer: async (...choice: string[]) => void asked.push(choice),
  } as unknown as Preferences;
  const onleave = () => {
    left += 1;
  };
  const { container } = render(Leaving, { reaction: "rolls", preferences, onleave });
  const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map((each) => each.checked)).toEqual([true, false, false]);
  radios[1]?.click();
  expect(asked).toEqual([["rolls", "ask"]]);
  container.querySelector("button")?.click();
  expect(left).toBe(1);
});
