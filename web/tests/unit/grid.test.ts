import { expect, it } from "vitest";
import { gridOf, widened } from "../../src/games/glenmore/territory/grid";

it("a territory shows its surroundings where there is room to spare, and moves nothing for them", () => {
  const grid = gridOf([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  // Three tiles of 126 px fill a phone's width; there's room for a row above and below.
  expect(widened(grid, 126, 390, 415)).toEqual({ left: 0, top: -1, columns: 3, rows: 3 });
  expect(widened(grid, 126, 390, 370)).toEqual(grid);
});
