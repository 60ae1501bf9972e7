/** Expansions and ready-made sets at setup: what covers define, and the effect of choosing one. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COVERS } from "../../src/games/clients";
import { Choices } from "../../src/pages/setup/choices.svelte";
import { choose, chosenSet, longerBy, playsWith, take } from "../../src/pages/setup/sets";
import type { Expansion, ReadySet } from "../../src/table/contract/game";
import type { GameInfo } from "../../src/wire/types";

const GAMES = join(import.meta.dirname, "../../../src/bothy/games");

/** Returns all messages of a game in a language. */
function wordsOf(game: string, language: string): string {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.includes(`locales/${language}/`) && file.endsWith(".ftl"))
    .map((file) => readFileSync(join(GAMES, game, file), "utf8"))
    .join("\n");
}

const option = (id: string, values: readonly (string | boolean)[]) => ({
  id,
  default: values[0],
  values: values.map((value) => ({ value, text: String(value), seats: [1, 2, 3, 4] })),
});
const info = {
  seats: [1, 2, 3, 4],
  options: [option("trains", ["off", "full"]), option("markets", [false, true]), option("ports", [true, false])],
  clashes: [],
} as unknown as GameInfo;
const trains: Expansion = { id: "trains", icon: "hex", with: { trains: "full" }, minutes: 15, difficulty: 3 };
const markets: Expansion = { id: "markets", icon: "market", with: { markets: true }, minutes: 5, difficulty: 1 };
const sets: readonly ReadySet[] = [
  { id: "base", icon: "hex", with: {} },
  { id: "both", icon: "star", with: { trains: "full", markets: true }, seats: 3 },
];

describe("an expansion", () => {
  it("is taken and left out as a whole, and says how much longer the game gets", () => {
    const choices = new Choices(info, "collie");
    take(choices, trains, true);
    take(choices, markets, true);
    expect([playsWith(choices, trains), longerBy(choices, [trains, markets])]).toEqual([true, 20]);
    take(choices, trains, false);
    expect([choices.options.trains, longerBy(choices, [trains, markets])]).toEqual(["off", 5]);
  });
});

describe("a set", () => {
  it("brings its own expansions and no others, and its number of seats", () => {
    const choices = new Choices(info, "collie");
    choices.chosen.ports = false;
    take(choices, trains, true);
    expect(chosenSet(choices, [trains, markets], sets)).toBeUndefined();
    choose(choices, [trains, markets], sets[1] as ReadySet);
    expect(choices.options).toEqual({ trains: "full", markets: true, ports: false });
    expect([choices.seats, chosenSet(choices, [trains, markets], sets)?.id]).toEqual([3, "both"]);
    choose(choices, [trains, markets], sets[0] as ReadySet);
    expect(chosenSet(choices, [trains, markets], sets)?.id).toBe("base");
  });
});

describe.each(Object.entries(COVERS).filter(([, cover]) => cover.expansions))("what %s offers", (game, cover) => {
  it("are options that the game has, called something in every language", () => {
    const english = wordsOf(game, "en");
    for (const each of [...(cover.expansions ?? []), ...(cover.sets ?? [])])
      for (const [id, value] of Object.entries(each.with))
        expect(english, `${each.id}: ${id}`).toMatch(new RegExp(`^option-${id}-${value} =`, "m"));
    for (const language of ["en", "fr", "pt"]) {
      const words = wordsOf(game, language);
      const named = [
        ...(cover.expansions ?? []).map(({ id }) => `expansion-${game}-${id}`),
        ...(cover.sets ?? []).map(({ id }) => `set-${game}-${id}`),
      ];
      for (const key of named.flatMap((each) => [each, `${each}-about`]))
        expect(words).toMatch(new RegExp(`^${key} = \\S`, "m"));
    }
  });
});
