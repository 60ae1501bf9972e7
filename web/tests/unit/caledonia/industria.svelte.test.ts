/** Industria on the table: every component has a drawing, every question a place, every event an animation. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import { DRAWINGS } from "../../../src/games/caledonia/expansions/industria/drawings";
import { AWARDS, BONUSES, MILESTONES, SITES } from "../../../src/games/caledonia/expansions/industria/pictures";
import { demandSpot, lineOf, spotOf } from "../../../src/games/caledonia/expansions/industria/railway/geometry";
import { CALEDONIA, PORT_EFFECTS, SCORING_TILES } from "../../../src/games/caledonia/icons";
import { type CaledoniaView, GOODS, packOf as packIn } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import { isIcon } from "../../../src/ui/icons";
import { oracleOf, tableOf } from "../../../stories/story";
import { packOf, story, wordsIn } from "../../support/games";
import { MISSING, placeOf, setUp } from "./drawing";

const FOLDER = join(import.meta.dirname, "../../../../src/bothy/games/caledonia/expansions/industria");
const told = story("caledonia", "industria");
type Row = Record<string, unknown> & { id: string };
const whole = packIn({ pack: told.pack ?? {} });
const { map } = whole;
const sets = told.pack?.sets as Record<string, readonly Row[]>;

/** Returns the keys of one kind of message, for all parts of Industria. */
function keysOf(kind: string): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\/en\/.*\.ftl$/.test(path),
  );
  return files.flatMap((path) =>
    [...readFileSync(join(FOLDER, path), "utf8").matchAll(new RegExp(`^${kind}-([a-z-]+) =`, "gm"))].map(
      ([, key]) => key ?? "",
    ),
  );
}

const named = (table: object) => (row: Row) => row.id in table;
const all = (icons: readonly string[]) => icons.length > 0 && icons.every(isIcon);
const places = new Map(whole.sets["railway places"].map((row) => [row.id, row]));
const at = (id: string) => spotOf(places.get(id) ?? { x: Number.NaN, y: Number.NaN });
const runs = (ends: unknown) => !/NaN/.test(lineOf(ends as string[], at));
const goods = (row: Row) => (row.goods as number[]).every((_, kind) => (GOODS[kind] ?? "") in CALEDONIA.goods);
/** Drawing check for each set of rows that Industria adds: whether a row has what it needs. */
const DRAWN: Readonly<Record<string, (row: Row) => boolean>> = {
  awards: (row) => all(AWARDS[row.id] ?? []),
  "delivery bonus tiles": (row) => all(BONUSES[row.id] ?? []),
  "demand places": (row) => (row.places as string[]).every((place) => places.has(place)),
  "demand tiles": goods,
  "farmers’ markets": (row) => (row.goods as number[]).every((kind) => (GOODS[kind] ?? "") in CALEDONIA.goods),
  milestones: (row) => all(MILESTONES[row.id] ?? []),
  "railway places": (row) => at(row.id).x > 0 && at(row.id).x < 848 && at(row.id).y < 786,
  "railway tracks": (row) => runs(row.ends),
  tunnels: (row) => runs(row.large) && runs(row.small) && named(SITES)(row),
  clans: (row) => isIcon(`clan-${row.id}`),
  "port bonus tiles": (row) => String(row.effect) in PORT_EFFECTS,
  "scoring tiles": (row) => String(row.counts) in SCORING_TILES,
  "starting tiles": (row) => Object.keys(row.goods as object).every((good) => good in CALEDONIA.goods),
};
/** Rows that are numbers of the rules rather than components, and where they are used. */
const FIGURES: Readonly<Record<string, string>> = {
  "award prizes": "beside the standing of the award, as VP",
  "award cards": "in the standing of somebody who plays alone",
  "farmers’ market figures": "on the stalls, as what they pay above the price",
  "future contracts board": "as the length of the row of next contracts",
  "milestone prizes": "on the milestones, by place",
  railway: "along the deliveries, and on the way where a fee is due",
  "runners-up for two": "in the forecast and on the score sheet",
  "starting price rolls": "in the market, as where prices begin",
};
/** Sets of the base game without rows of Industria, and those of the Automa. */
const OTHERS =
  /^(Automa|price|technology|shipping|merchants|open|rounds|pass|tracks|set-up|player|variants|final|solo)/;

describe("components", () => {
  it("every row of every set has its drawing", () => {
    const own = Object.entries(sets).filter(([name]) => !OTHERS.test(name));
    expect(own.length).toBeGreaterThan(15);
    const drawn = own.filter(([name]) => !(name in FIGURES));
    const missing = drawn.flatMap(([name, rows]) =>
      rows.filter((row) => !DRAWN[name]?.(row)).map((row) => `${name}: ${row.id}`),
    );
    expect(missing).toEqual([]);
    // Neither list names missing sets.
    for (const name of [...Object.keys(DRAWN), ...Object.keys(FIGURES)]) expect(sets).toHaveProperty([name]);
  });

  it("every side of the map has land that is drawn, and every demand a spot on the board", () => {
    for (const side of Object.values(map.sides))
      for (const { land } of Object.values(side.hexes))
        for (const each of land) expect(CALEDONIA.land).toHaveProperty(each);
    for (const [number] of (sets["demand places"] ?? []).entries())
      expect(demandSpot(number).x).toBeGreaterThan(0);
  });
});

describe("questions and events", () => {
  it("each question of Industria is answered at one place of the table, and that place can be found", () => {
    const answers = DRAWINGS.flatMap(({ answers = {} }) => Object.entries(answers));
    expect(answers.map(([question]) => question).sort()).toEqual(
      keysOf("ask")
        .map((key) => `ask-${key}`)
        .sort(),
    );
    for (const [question] of answers) expect(placeOf(question, DRAWINGS), question).toMatch(/^\[data-/);
  });

  it("each event of Industria has its movement, or the reason why it has none", () => {
    const moves = DRAWINGS.flatMap(({ moves = {} }) => Object.entries(moves));
    expect(moves.map(([key]) => key).sort()).toEqual(keysOf("event").sort());
    for (const [key, entry] of moves)
      if (typeof entry !== "function") expect(entry.none, key).toMatch(/\w+ \w+ \w+/);
  });
});

describe("the table", () => {
  setUp();
  const drawn = (name: string, narrow = false, recorded = story("caledonia", name)) => {
    const tell = sayOf("caledonia");
    const table = tableOf(recorded, packOf("caledonia"), tell, currency);
    const choosing = new ChoosingModel(table, oracleOf(recorded, tell));
    const { container } = render(Table, { table, choosing, narrow });
    flushSync();
    return { table, choosing, container };
  };

  it("has the award with the scoring tiles, the next contracts above them, the railway with the players", () => {
    const { container } = drawn("industria");
    for (const part of ["awards", "future-contracts", "railway"])
      expect(container.querySelector(`[data-part="${part}"]`), part).toBeTruthy();
    expect(container.querySelectorAll('[data-layer="farmers-markets"] .market')).toHaveLength(4);
    expect(container.querySelector('[data-part="notes"] h2')).toBeNull();
    expect(wordsIn(container)).not.toMatch(MISSING);
    expect(container.querySelectorAll("*").length).toBeLessThan(3000);
  });

  it.each<[string, object, RegExp]>([
    ["canals", { canals: ["c3", "c4"] }, /2 hexes by canal/],
    ["jumps", { jumps: { c3: 2, d4: 4 }, jumps_over_land: ["c3"] }, /jump to 2 hexes, from £2/],
    ["flocks", { flocks: [["c3", "c4", "d4"]] }, /1 flock, 3 sheep/],
    ["births", { births: { cow: ["c3"], sheep: [] } }, /a calf each round\s+.*no lamb yet/],
    ["furnaces", { furnaces: ["c3"] }, /£0 on 1 empty hex/],
    ["silos", { silos: [1, 0, 0] }, /Silo 1: full/],
    ["kilts", { kilts: 1, kilt_makers: 2 }, /2 workers can make a kilt each/],
    ["shipyards", { shipyards: [{ port: 5, used: true }] }, /Used\./],
  ])("has the power of a clan in its owner's board: %s", (_, facts, told) => {
    const recorded = story("caledonia", "industria");
    Object.assign((recorded.view as CaledoniaView).outlook.seats[recorded.me ?? 0] ?? {}, facts);
    const { container } = drawn("industria", false, recorded);
    const power = container.querySelector(`[data-anchor="power-${recorded.me ?? 0}"]`) as Element;
    expect(wordsIn(power)).toMatch(told);
    expect(wordsIn(power)).not.toMatch(MISSING);
  });

  it("grows the railway board when the train is to run, and a place of it chooses the way", () => {
    const { choosing, container } = drawn("industria");
    choosing.fix({ verb: "run-train" });
    flushSync();
    const board = container.querySelector('[data-part="railway"].stage');
    expect(board?.querySelectorAll("[data-stop]")).toHaveLength(12);
    const [place] = [...(board?.querySelectorAll('circle[role="button"]') ?? [])];
    place?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(choosing.chosen?.verb).toBe("run-train");
    expect(wordsIn(container)).not.toMatch(MISSING);
    choosing.clear();
    flushSync();
    expect(container.querySelector('[data-part="railway"].stage')).toBeNull();
  });

  it.each(["industria-trains", "industria-markets", "industria-two"])("draws %s, wide and on a phone", (name) => {
    for (const narrow of [false, true]) {
      const { container, choosing } = drawn(name, narrow);
      expect(wordsIn(container)).not.toMatch(MISSING);
      if (name === "industria-trains") expect(container.querySelectorAll("[data-stop]")).toHaveLength(12);
      expect(choosing.chosen).toBeNull();
    }
  });
});
