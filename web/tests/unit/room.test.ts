/** Positions of cards and scenery: next to what matters, never on it. */

import { expect, it } from "vitest";
import { scatter } from "../../src/games/glenmore/territory/scatter";
import { nameWidth } from "../../src/games/glenmore/tile/letters";
import { quietest } from "../../src/ui/quiet";

const meets = (
  one: { left: number; top: number; width: number; height: number },
  other: { left: number; top: number; width: number; height: number },
) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const FRAME = { left: 0, top: 0, width: 800, height: 400 };
const CARD = { width: 200, height: 150 };

it("a card is near what it is about, where it hides nothing", () => {
  const about = { left: 20, top: 20, width: 60, height: 60 };
  const board = { left: 0, top: 0, width: 300, height: 400, weight: 5 };
  const at = quietest(CARD, FRAME, about, [board]);
  expect(at.left).toBeGreaterThanOrEqual(300);
  expect(at.left).toBeLessThan(330);
  expect(meets({ ...at, ...CARD }, board)).toBe(false);
});

it("a card that has to hide something hides what matters least, and stays in its frame", () => {
  const left = { left: 0, top: 0, width: 400, height: 400, weight: 9 };
  const right = { left: 400, top: 0, width: 400, height: 400, weight: 1 };
  const at = quietest(CARD, FRAME, { left: 380, top: 180, width: 20, height: 20 }, [left, right]);
  expect(at.left).toBeGreaterThanOrEqual(400);
  expect(at.left + CARD.width).toBeLessThanOrEqual(800);
  expect(at.top + CARD.height).toBeLessThanOrEqual(400);
});

it("something grows wherever no tile lies, never under one, and always the same", () => {
  const tiles = [0, 1, 2].map((at) => ({ left: 120 + at * 116, top: 200, width: 116, height: 116 }));
  const growing = scatter(600, 560, tiles);
  expect(growing.length).toBeGreaterThan(15);
  for (const each of growing) {
    expect(tiles.some((tile) => meets(each, tile))).toBe(false);
    expect(each.left + each.width).toBeLessThanOrEqual(600);
    expect(each.top + each.height).toBeLessThanOrEqual(560);
  }
  expect(scatter(600, 560, tiles)).toEqual(growing);
});

it("a name with wide letters is wider than one with as many narrow ones", () => {
  expect(nameWidth("Drumochter")).toBeGreaterThan(nameWidth("Loch Filil"));
});
