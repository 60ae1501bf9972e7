/** What a seat prefers where it could react: three choices for each reaction, and the one that holds. */

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Reactions from "../../src/table/Reactions.svelte";
import type { ReactionInfo } from "../../src/wire/types";

const reactions: ReactionInfo[] = [
  { reaction: "tokens", text: "Buying tokens", preference: "ask" },
  { reaction: "rolls", text: "Extra rolls", preference: "never" },
];

it("shows never, ask and always for each, and tells what is chosen", () => {
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
