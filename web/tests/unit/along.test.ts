/** A piece that goes around a ring. */

import { expect, it } from "vitest";
import { wayAlong } from "../../src/table/motion/along";
import { bentWay } from "../../src/table/motion/bent";

/** Four spaces, clockwise from the lower left. */
const ring = new Map([
  [0, { x: 0, y: 10 }],
  [1, { x: 0, y: 0 }],
  [2, { x: 10, y: 0 }],
  [3, { x: 10, y: 10 }],
]);

it("comes to every space between, and over the end of the numbers to the first again", () => {
  expect(wayAlong(ring, { x: 1, y: 9 }, { x: 10, y: 0 })).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]);
  expect(wayAlong(ring, { x: 10, y: 0 }, { x: 0, y: 0 })).toEqual([
    { x: 10, y: 10 },
    { x: 0, y: 10 },
    { x: 0, y: 0 },
  ]);
});

it("goes straight where there is no ring, or nowhere to go", () => {
  expect(wayAlong(new Map(), { x: 3, y: 3 }, { x: 8, y: 8 })).toEqual([{ x: 8, y: 8 }]);
  expect(wayAlong(ring, { x: 0, y: 0 }, { x: 0, y: 0 })).toEqual([{ x: 0, y: 0 }]);
});

it("follows a bent track from end to end, and the same track on its way back", () => {
  const [one, other] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const there = bentWay(one, other, 0.2);
  expect([there[0], there.at(-1)]).toEqual([one, other]);
  expect(there[6]).toEqual({ x: 50, y: 10 });
  expect(bentWay(other, one, -0.2)[6]).toEqual({ x: 50, y: 10 });
  expect(bentWay(one, other)).toEqual([one, other]);
});
