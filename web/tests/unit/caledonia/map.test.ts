/** Lines along hex borders. */

import { describe, expect, it } from "vitest";
import { contour } from "../../../src/games/caledonia/map/contours";
import { cornerFor } from "../../../src/games/caledonia/map/corner";
import { middleOf } from "../../../src/games/caledonia/map/geometry";
import { landOf } from "../../../src/games/caledonia/map/land";
import pack from "../../../src/games/caledonia/picture/pack.json";
import type { CaledoniaPack } from "../../../src/games/caledonia/shape";
import { groundMarkup, mixOf } from "../../../src/ui/art/land/ground";
import { groundPicture, hexPicture } from "../../../src/ui/art/land/picture";
import { riverLine } from "../../../src/ui/art/land/water";
import { token } from "../../support/colour";

/** Lines along hex borders. */
describe("lines along hex borders", () => {
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
});

/** Position of a hex's card over the map. */
describe("the position of a hex's card over the map", () => {
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
});

const land = (small = false) => landOf(pack as unknown as CaledoniaPack, { layout: "A1B1C1D1", small });
const colours = (name: string) => token(name, "dark");

describe("the printed ground", () => {
  it("knows every mix of lands the maps have", () => {
    for (const hex of land().hexes.filter((each) => each.land.length))
      expect(mixOf(hex)).toBe(hex.land.map((each) => each[0]).join(""));
  });

  it("refers to nothing that isn't in it, and brings every colour along", () => {
    const markup = groundMarkup(land(true));
    const there = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(there, id).toContain(id);
    const picture = decodeURIComponent(groundPicture(land(), { width: 300, height: 250 }, colours));
    for (const [, name = ""] of picture.matchAll(/var\(--([\w-]+)\)/g)) expect(picture).toContain(`--${name}:#`);
  });

  it("has a letter on each of the four rocks, unless the board writes them itself", () => {
    expect(groundMarkup(land()).match(/<text/g)).toHaveLength(4);
    expect(groundMarkup(land(), { letters: false })).not.toContain("<text");
  });

  it("covers what is out of play with mist, and nothing else", () => {
    const hidden = land(true).hexes.filter(({ mist }) => mist).length;
    expect(groundMarkup(land(true)).match(/href="#wisps"/g)).toHaveLength(hidden);
    expect(groundMarkup(land())).not.toContain('href="#wisps"');
  });

  it("can be cut down to one hex", () => {
    const hex = land().hexes[10];
    if (!hex) throw new Error("no hex");
    const picture = hexPicture(land(), hex, 56, colours);
    expect(picture.length).toBeLessThan(groundPicture(land(), { width: 56, height: 56 }, colours).length);
  });

  it("lets a river flow into the lochs at its ends, or out of its spring", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ];
    expect(riverLine({ id: "a", points })).toBe("M-13 0Q0 0 30 0Q60 0 73 0");
    expect(riverLine({ id: "a", points, spring: { x: -10, y: -20 } })).toBe("M-10 -20Q0 0 30 0Q60 0 73 0");
  });
});
