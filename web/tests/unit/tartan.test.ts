// @vitest-environment node

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { DYES, groundShare, readSett, repeat, type Stripe, width } from "../../src/ui/tartan/sett";
import { CLAN_SETTS, PLAYER_COLOURS, PLAYER_SETTS } from "../../src/ui/tartan/setts";
import { weave } from "../../src/ui/tartan/weave";
import { lightness } from "../support/colour";
import { token } from "../support/tokens";

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
