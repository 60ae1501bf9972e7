/** Lines along the borders of hexes. */

import { expect, it } from "vitest";
import { contour } from "../../../src/games/caledonia/map/contours";

const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

it("a region is outlined once around, not between its own hexes", () => {
  expect(contour(new Set(["c3"])).match(/M/g)).toHaveLength(6);
  expect(contour(new Set(["c3", "c4"])).match(/M/g)).toHaveLength(10);
});

it("where two players touch, each has the line on its own side", () => {
  const upper = contour(new Set(["c3"]), new Set(), (beyond) => (beyond === "c4" ? 4 : 0));
  const lower = contour(new Set(["c4"]), new Set(), (beyond) => (beyond === "c3" ? 4 : 0));
  const border = numbers(contour(new Set(["c3"]), new Set())).filter((_, at) => at % 2);
  const between = Math.max(...border);
  expect(Math.max(...numbers(upper).filter((_, at) => at % 2))).toBeLessThan(between);
  expect(Math.min(...numbers(lower).filter((_, at) => at % 2))).toBeGreaterThan(between);
});
