/** Lines along hex borders. */

import { expect, it } from "vitest";
import { contour } from "../../../src/games/caledonia/map/contours";

/** Returns the vertical positions of a path's horizontal lines, relative to the topmost. */
function levels(path: string): number[] {
  const lines = path.split("M").flatMap((each) => [each.match(/-?[\d.]+/g)?.map(Number) ?? []]);
  return lines
    .flatMap(([, from, , to]) => (from !== undefined && from === to ? [from] : []))
    .toSorted((a, b) => a - b);
}

it("a region is outlined once around, not between its own hexes", () => {
  expect(contour(new Set(["c3"])).match(/M/g)).toHaveLength(6);
  expect(contour(new Set(["c3", "c4"])).match(/M/g)).toHaveLength(10);
});

it("where two players touch, each has the line on its own side", () => {
  const [, between = 0] = levels(contour(new Set(["c3"])));
  const [, upper] = levels(contour(new Set(["c3"]), new Set(), (beyond) => (beyond === "c4" ? 4 : 0)));
  const [lower] = levels(contour(new Set(["c4"]), new Set(), (beyond) => (beyond === "c3" ? 4 : 0)));
  expect([upper, lower]).toEqual([between - 4, between + 4]);
});
