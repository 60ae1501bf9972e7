// @vitest-environment node

import { describe, expect, it } from "vitest";
import { bundleOf, Catalogue } from "../../src/messages/catalogue";
import { preferredLanguage } from "../../src/messages/languages";
import { pseudo } from "../../src/messages/pseudo";

const english = bundleOf("en", [
  "nothing = none\nlist = { $rest } and { $last }\ngood-wool = wool\nbuy = Buy { $count } { $good }\nonly = Only here",
]);
const french = bundleOf("fr", ["good-wool = laine\nbuy = Acheter { $count } { $good }"]);

it("a negative number has a true minus, and anything that only looks like one keeps its hyphen", () => {
  const catalogue = new Catalogue([bundleOf("en", ["points = { $points } to { $other }, 2-4 players, A-1"])]);
  expect(catalogue.render("points", { points: -2, other: 5 })).toBe("−2 to 5, 2-4 players, A-1");
});

describe("a catalogue", () => {
  it("spells words of the game", () => {
    expect(new Catalogue([english]).render("buy", { count: 3, good: "wool" })).toBe("Buy 3 wool");
    expect(new Catalogue([french, english]).render("buy", { count: 3, good: "wool" })).toBe("Acheter 3 laine");
  });

  it("joins lists and has a word for nothing", () => {
    const words = new Catalogue([english]);
    expect(words.render("buy", { count: 2, good: ["wool", "gold"] })).toBe("Buy 2 wool and gold");
    expect(words.render("buy", { count: 0, good: [] })).toBe("Buy 0 none");
  });

  it("says a word once that a list has more than once", () => {
    const words = new Catalogue([
      bundleOf("en", [
        "list = { $rest } and { $last }\ngood-wool = wool\nspare-beef = a beef\n    .several = { $count } beef\ntake = { $good }\nleave = { $spare }",
      ]),
    ]);
    expect(words.render("take", { good: ["wool", "gold", "wool", "gold"] })).toBe("2 wool, gold and gold");
    expect(words.render("leave", { spare: ["beef", "beef"] })).toBe("2 beef");
    expect(words.spell("spare", ["beef"])).toBe("a beef");
  });

  it("gives the form of a word that a sentence asks for", () => {
    const source = `unit-cow = cow
    .many = cows
improve = Improve the { $unit-many }
keep = { $contracts-count ->
    [one] Keep one
   *[other] Keep { $contracts-count }
 }
near = beside { $stalls-unit }
pay = { $amount-sign ->
    [minus] pays { $amount-size }
   *[plus] receives { $amount-size }
 }`;
    const words = new Catalogue([bundleOf("en", [source])]);
    expect(words.render("improve", { unit: "cow" })).toBe("Improve the cows");
    expect(words.render("keep", { contracts: [3, 7] })).toBe("Keep 2");
    expect(words.render("keep", { contracts: [3] })).toBe("Keep one");
    expect(words.render("near", { stalls: ["cow"] })).toBe("beside cow");
    expect(words.render("pay", { amount: -4 })).toBe("pays 4");
  });

  it("falls back to English, and shows a key that is nowhere", () => {
    const words = new Catalogue([french, english]);
    expect(words.render("only")).toBe("Only here");
    expect(words.render("nowhere", { count: 1 })).toBe("[nowhere count=1]");
  });

  it("stretches the pseudo-language but leaves values alone", () => {
    const words = new Catalogue([bundleOf("en", ["buy = Buy { $count } at £{ $price }"], pseudo)]);
    expect(words.render("buy", { count: 3, price: 10 })).toBe("Büýý 3 át £10");
  });
});

describe("the language", () => {
  it("is the first of the browser's that we speak", () => {
    expect(preferredLanguage(["de-CH", "pt-BR", "fr"])).toBe("pt");
    expect(preferredLanguage(["de"])).toBe("en");
  });
});
