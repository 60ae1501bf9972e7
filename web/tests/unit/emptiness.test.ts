// @vitest-environment node

import { expect, it } from "vitest";
import { largestEmpty } from "../../scripts/emptiness.mjs";

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
