// @vitest-environment node

import { expect, it } from "vitest";
import { largestEmpty } from "../../scripts/emptiness.mjs";
import { faultsOf, faultsOfSentence } from "../chromium/sentences";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it("the largest empty rectangle is between the boxes, wherever that is", () => {
  expect(largestEmpty([], 400, 200)).toMatchObject({ width: 400, height: 200, area: 80_000 });
  expect(largestEmpty([box(0, 0, 400, 40), box(0, 40, 100, 200)], 400, 200)).toMatchObject({
    left: 100,
    top: 40,
    width: 300,
    height: 160,
  });
  expect(largestEmpty([box(180, 0, 220, 200)], 400, 200)).toMatchObject({ width: 180, height: 200 });
  expect(largestEmpty([box(0, 0, 400, 200)], 400, 200).area).toBe(0);
});

it.each([
  "[note-place stop=oban]",
  "Deploy a { $unit }",
  "Obtain undefined",
  "Glory token: cheese-dairy +3, cows.",
  "Take contract-34",
  "Obtain contract 34",
  "Obtain contracts 34 (2 wool for £5) and contract 7",
  "Leave out a beef and a beef",
  "Award, seat 1: 3 so far.",
  "",
])("a fault is found in “%s”", (text) => {
  expect(faultsOf(text)).not.toEqual([]);
});

it.each([
  "Obtain contract 34 (2 wool and 1 beef for 3 hops and £5)",
  "Run your mini-train to Oban",
  "Automa upgrades shipping to 3-loch shipping.",
  "Fulfil contract 4 (1 wool for £3), sparing two beef by ports 3 and 9",
])("none is found in “%s”", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it("a sentence begins with a capital and ends with a stop", () => {
  expect(faultsOfSentence("Where do you expand?")).toEqual([]);
  expect(faultsOfSentence("bakery: £8, land £3.")).not.toEqual([]);
  expect(faultsOfSentence("Nothing more")).not.toEqual([]);
});
