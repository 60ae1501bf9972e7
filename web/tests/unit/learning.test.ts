import { expect, it } from "vitest";
import { knows, learn, learnMore, sayOf, speak } from "../../src/messages/messages.svelte";

it("a game's words and those for later are all there, whichever comes first", async () => {
  await Promise.all([learn("caledonia"), learnMore(), learn("glenmore")]);
  for (const key of ["game-caledonia", "remark-contract-missed", "missed-turns"])
    expect(knows("caledonia", key)).toBe(true);
  for (const key of ["game-glenmore", "remark-territory-large", "missed-turns"])
    expect(knows("glenmore", key)).toBe(true);
});

it("a change of language while words are loading leads to the language chosen last", async () => {
  await Promise.all([speak("fr"), learn("glenmore"), speak("pt")]);
  expect(sayOf("glenmore")("missed-tab")).toBe("Pontos perdidos");
  expect(document.documentElement.lang).toBe("pt");
});
