/** Expansions and ready-made sets at setup: what covers define, and the effect of choosing one. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { COVERS } from "../../src/games/clients";
import { learn } from "../../src/messages/messages.svelte";
import { Choices } from "../../src/pages/setup/choices.svelte";
import Sides from "../../src/pages/setup/Sides.svelte";
import { choose, chosenSet, longerBy, playsWith, take } from "../../src/pages/setup/sets";
import WaitingRoom from "../../src/pages/WaitingRoom.svelte";
import type { Expansion, ReadySet } from "../../src/table/contract/game";
import { seatsOf } from "../../src/table/seats";
import type { GameInfo, ServerInfo, TableInfo } from "../../src/wire/types";

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

/** The buttons below the board at setup: each flips its part. */
describe("the sides of a board", () => {
  afterEach(cleanup);

  beforeAll(() => learn("caledonia"));

  const value = (name: string) => ({ value: name, seats: [2] });
  const side = (letter: string) => ({
    id: `map-${letter}`,
    group: "map",
    default: "random",
    values: ["random", `${letter}1`, `${letter}2`].map(value),
  });
  const info = {
    name: "caledonia",
    seats: [2],
    clashes: [],
    groups: [],
    options: [side("a"), side("b")],
  } as unknown as GameInfo;

  it("a press shows the next side, after the last one it is drawn again; one button leaves all of them to chance", () => {
    const choices = new Choices(info, "wren");
    const names = { "map-a": "A", "map-b": "B" };
    const { container } = render(Sides, { choices, options: info.options, names });
    const texts = () => [...container.querySelectorAll("button")].map((each) => each.textContent?.trim());
    const press = (at: number) => {
      container.querySelectorAll("button")[at]?.click();
      flushSync();
    };
    expect(texts()).toEqual(["A?", "B?", "drawn at random"]);
    press(0);
    expect(texts()).toEqual(["A1", "B?", "drawn at random"]);
    expect(choices.options).toEqual({ "map-a": "a1", "map-b": "random" });
    press(0);
    press(0);
    expect(texts()[0]).toBe("A?");
    press(0);
    press(1);
    press(1);
    expect(choices.options).toEqual({ "map-a": "a1", "map-b": "b2" });
    press(2);
    expect(choices.options).toEqual({ "map-a": "random", "map-b": "random" });
  });
});

/** A seat that the game plays itself isn't waited for. */
describe("a seat that the game plays itself", () => {
  const seats = [
    { person: "p1", name: "Ailsa" },
    { name: "Automa", nobody: true },
  ];
  const server: ServerInfo = {
    version: "1",
    local_play: false,
    share_url: "",
    languages: ["en"],
    bots: [{ id: "collie", bot: "steady:0.2s" }],
    announcement: "",
  };
  const table: TableInfo = {
    id: "t1",
    game: "caledonia",
    options: { automa: "3" },
    seats,
    host: "p1",
    state: "waiting",
    commitment: "0123456789abcdef",
    created: 0,
    version: 1,
    invite: "i1",
  };

  it("the waiting room names it, offers it to no one, and lets the match begin", () => {
    const props = { table, me: { person: "p1", name: "Ailsa", csrf: "" }, server, onchange: () => {} };
    const { container } = render(WaitingRoom, props);
    const second = container.querySelectorAll("li")[1];
    expect(second?.textContent).toContain("Automa");
    expect(second?.querySelectorAll("button")).toHaveLength(0);
    expect(container.querySelector("section.link")).toBeNull();
  });

  it("at the table it is there all the time, like a bot", () => {
    const [, automa] = seatsOf("caledonia", seats, () => false);
    expect(automa).toMatchObject({ name: "Automa", bot: true, present: true });
  });
});
