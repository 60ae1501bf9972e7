// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { scotland } from "../../src/games/caledonia/expansions/industria/railway/scotland";
import { THINGS } from "../../src/ui/art/land/scenery";
import { DYES, groundShare, readSett, repeat, type Stripe, width } from "../../src/ui/tartan/sett";
import { CLAN_SETTS, PLAYER_COLOURS, PLAYER_SETTS } from "../../src/ui/tartan/setts";
import { weave } from "../../src/ui/tartan/weave";
import { VISIONS } from "../../src/ui/vision";
import {
  type Colour,
  contrast,
  distance,
  distanceInLab,
  lightness,
  linear,
  seenThrough,
  type Theme,
  TOKENS,
  token,
} from "../support/colour";

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

describe("tartans", () => {
  const ALL = Object.entries({ ...PLAYER_SETTS, ...CLAN_SETTS });
  const GAMES = join(import.meta.dirname, "../../../src/bothy/games");
  const idsOf = (file: string): string[] => {
    const rows = parse(readFileSync(join(GAMES, file), "utf8")).clan as { id: string }[];
    return rows.map(({ id }) => id);
  };

  /**
   * Returns a sett without its colours: where it changes between lighter and darker, as a fraction of its length.
   */
  function rhythm(written: string): number[] {
    const sett = readSett(written);
    let at = 0;
    return sett.slice(1).flatMap(({ dye }, before) => {
      const last = sett[before] as Stripe;
      at += last.threads;
      return Math.abs(lightness(DYES[dye]) - lightness(DYES[last.dye])) >= 9 ? [at / width(sett)] : [];
    });
  }

  /**
   * Returns the distance between two rhythms: the largest gap between a change of one and the nearest change of the
   * other.
   */
  function apart(one: string, other: string): number {
    const [a, b] = [rhythm(one), rhythm(other)];
    const gaps = (from: number[], to: number[]): number[] =>
      from.map((x) => Math.min(...to.map((y) => Math.abs(x - y))));
    return Math.max(...gaps(a, b), ...gaps(b, a));
  }

  describe("a sett", () => {
    it("is mirrored at both ends, and turning points are not woven twice", () => {
      expect(repeat(readSett("Y24 K4 W2")).map(({ dye, threads }) => dye + threads)).toEqual([
        "Y24",
        "K4",
        "W2",
        "K4",
      ]);
    });

    it("is refused if it names an unknown dye or a thread too thin", () => {
      expect(() => readSett("Q4")).toThrow("Q4 is no stripe");
      expect(() => readSett("Y1")).toThrow("Y1 is no stripe");
    });

    it("becomes a pattern of its repeat, stripe by stripe, in warp and weft", () => {
      const { markup, size } = weave("t", "Y24 K4 W2");
      expect(size).toBe(34);
      expect(markup).toContain(`<rect x="24" width="4" height="34" fill="${DYES.K}"/>`);
      expect(markup).toContain('<rect y="28" width="34" height="2" fill="url(#t-W)"/>');
    });
  });

  describe("our setts", () => {
    it.each(ALL)("%s has a ground of at least half", (_, sett) => {
      expect(groundShare(readSett(sett))).toBeGreaterThanOrEqual(0.5);
    });

    it("every clan of both games has one", () => {
      const clans = [
        ...idsOf("caledonia/pack/data/clans.toml"),
        ...idsOf("caledonia/expansions/industria/clans/industria-clans.toml"),
        ...idsOf("glenmore/pack/data/clan_board.toml"),
      ];
      expect(Object.keys(CLAN_SETTS).sort()).toEqual([...new Set(clans)].sort());
    });

    it.each(PLAYER_COLOURS)("the ground of %s is the colour of the plate", (player) => {
      const ground = readSett(PLAYER_SETTS[player])[0]?.dye;
      expect(ground && DYES[ground].toLowerCase()).toBe(token(player, "light").toLowerCase());
    });

    it.each(ALL)("%s has a rhythm without colour", (_, sett) => {
      expect(rhythm(sett).length).toBeGreaterThanOrEqual(3);
    });

    it("no two have the same rhythm", () => {
      const same = ALL.flatMap(([one, sett], at) =>
        ALL.slice(at + 1)
          .filter(([, other]) => apart(sett, other) < 0.045)
          .map(([other]) => `${one} and ${other}`),
      );
      expect(same).toEqual([]);
    });
  });
});

/** Every token in use exists: CSS doesn't report a missing name. */
describe("tokens", () => {
  const SOURCES = join(import.meta.dirname, "../../src");
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }));
  /** Properties set by parts of the page for their content: `--side: 3rem`, `style:--side={side}`. */
  const SET = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/--([\w-]+)\s*[:=]/g)].map(([, name = ""]) => name)),
  );

  it("every token that is used exists", () => {
    for (const { file, text } of files)
      for (const [, name = ""] of text.matchAll(/var\(--([\w-]+)\)/g))
        expect(TOKENS.has(name) || SET.has(name), `${file}: --${name}`).toBe(true);
  });

  it("so does every token that a drawing puts together", () => {
    for (const drawn of [scotland(), ...Object.values(THINGS).flat()])
      for (const [, name = ""] of drawn.matchAll(/var\(--([\w-]+)\)/g))
        expect(TOKENS, `--${name}`).toContain(name);
  });
});
