/** Position of a hex's card over the map. */

import { expect, it } from "vitest";
import { cornerFor } from "../../../src/games/caledonia/map/corner";
import { middleOf } from "../../../src/games/caledonia/map/geometry";

// The whole map of 13 columns, at its size in map units.
const seen = { corner: { x: 0, y: 0 }, scale: 1, width: 1200, height: 1000 };
const around = { seen, card: { width: 300, height: 300 } };

it("it is in the corner farthest from its hex if nothing can be pressed anywhere", () => {
  expect(cornerFor(middleOf("a1"), [], around)).toBe("bottom end");
  expect(cornerFor(middleOf("a9"), [], around)).toBe("top end");
});

it("it hides as few of the hexes that can be pressed as possible, even if it comes nearer", () => {
  expect(cornerFor(middleOf("a1"), ["m9", "l9", "m8"], around)).toBe("top end");
  expect(cornerFor(middleOf("a1"), ["m9", "m1", "l1"], around)).toBe("bottom start");
});

it("it never covers its own hex, whatever else it hides", () => {
  const everywhere = ["m1", "l1", "a9", "b9", "m9", "l9"];
  expect(cornerFor(middleOf("a1"), everywhere, around)).not.toBe("top start");
});
