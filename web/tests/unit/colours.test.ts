// @vitest-environment node

import { describe, expect, it } from "vitest";
import { VISIONS } from "../../src/ui/vision";
import { type Colour, contrast, distance, distanceInLab, linear, seenThrough } from "../support/colour";
import { type Theme, token } from "../support/tokens";

const THEMES: Theme[] = ["light", "dark"];
const PLAYERS = ["gorse", "rowan", "minch", "snow"];
const TERRAINS = ["grass", "forest", "mountain", "loch"];
const NORMAL = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const EYES = Object.entries({ normal: NORMAL, ...VISIONS });

const colour = (name: string, theme: Theme = "light"): Colour => linear(token(name, theme));
const measured = (one: string, other: string, theme: Theme): number =>
  contrast(colour(one, theme), colour(other, theme));
const apart = (one: string, other: string, matrix: readonly number[]): number =>
  distance(seenThrough(matrix, colour(one)), seenThrough(matrix, colour(other)));

describe("our measures", () => {
  it("agree with the published examples of CIEDE2000", () => {
    expect(distanceInLab([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(distanceInLab([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 4);
    expect(distanceInLab([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(distanceInLab([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
    expect(distanceInLab([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  });

  it("agree with WCAG on black, white and grey", () => {
    expect(contrast(linear("#000000"), linear("#FFFFFF"))).toBeCloseTo(21, 5);
    expect(contrast(linear("#767676"), linear("#FFFFFF"))).toBeCloseTo(4.54, 2);
  });
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const GROUNDS = ["paper", "surface", "raised"];
  const TEXTS = ["ink", "muted", "accent", "gain", "cost"];
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s reads on %s",
    (text, ground) => {
      expect(measured(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-accent", "accent"],
    ["ink", "warn-ground"],
    ["muted", "accent-wash"],
    ["ink", "accent-wash"],
    ["accent", "accent-wash"],
  ])("%s reads on %s", (text, ground) => {
    expect(measured(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["line-strong", "focus", "accent", "warn"].flatMap((line) => GROUNDS.map((ground) => [line, ground])))(
    "%s outlines on %s",
    (line, ground) => {
      expect(measured(line as string, ground as string, theme)).toBeGreaterThanOrEqual(3);
    },
  );

  it("the warning sign stands out from its background", () => {
    expect(measured("warn", "warn-ground", theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(PLAYERS)("the chart line of %s stands out from paper and surface", (player) => {
    for (const ground of GROUNDS) expect(measured(`${player}-line`, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe("players", () => {
  it.each(PLAYERS)("text reads on %s", (player) => {
    expect(measured(`on-${player}`, player, "light")).toBeGreaterThanOrEqual(4.5);
  });

  const PAIRS = PLAYERS.flatMap((one, at) => PLAYERS.slice(at + 1).map((other) => [one, other] as const));
  describe.each(EYES)("by %s vision", (_, matrix) => {
    it.each(PAIRS)("%s and %s are at least 20 apart", (one, other) => {
      expect(apart(one, other, matrix)).toBeGreaterThanOrEqual(20);
    });

    it.each(PLAYERS.flatMap((player) => TERRAINS.map((terrain) => [player, terrain] as const)))(
      "%s is at least 12 from %s",
      (player, terrain) => {
        expect(apart(player, terrain, matrix)).toBeGreaterThanOrEqual(12);
      },
    );
  });
});

describe("the board", () => {
  it.each(TERRAINS)("ink reads and outlines on %s", (terrain) => {
    expect(measured("board-ink", terrain, "light")).toBeGreaterThanOrEqual(4.5);
  });

  it("one of the two casing lines stands out from everything a token can stand on", () => {
    for (const ground of [...TERRAINS, ...PLAYERS, "paper", "surface", "raised", "river"])
      for (const theme of THEMES) {
        const best = Math.max(measured("board-ink", ground, theme), measured("board-white", ground, theme));
        expect(best).toBeGreaterThanOrEqual(3);
      }
    expect(measured("board-ink", "board-white", "light")).toBeGreaterThanOrEqual(3);
  });

  it("the river stands out from its white casing, and the marks of a terrain from the terrain", () => {
    expect(measured("river", "board-white", "light")).toBeGreaterThanOrEqual(3);
    for (const terrain of TERRAINS)
      expect(measured(`${terrain}-mark`, terrain, "light")).toBeGreaterThanOrEqual(2);
  });
});
