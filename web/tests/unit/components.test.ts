/**
 * Components by name: every row of the packs can be found, is drawn, and is shown with the rules that mention it.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COVERS, loadClient } from "../../src/games/clients";
import { learn, sayOf, speak } from "../../src/messages/messages.svelte";
import { type Components, lyingOf, named, type Shown } from "../../src/table/contract/components";
import { alike, type Called, everything, exact, examples } from "../../src/table/finding";
import { found } from "../../src/table/showing";
import type { Data } from "../../src/table/state.svelte";
import { tableOf } from "../../stories/story";
import { packOf, storiesOf, story, wholePack, wordsIn } from "../support/games";
import { some } from "../support/nightly";

const GAMES = join(import.meta.dirname, "../../../src/bothy/games");
const MISSING = /\[[a-z]+(-[a-z0-9]+)+|\{\s*\$|undefined|NaN/;
/** Both games' drawings are loaded, and the engine returns its packs. */
const LONG = 60_000;
const parts: Record<string, readonly Components[]> = {};
const packs: Record<string, Data> = {};
const all = (game: string): Called[] => everything(parts[game] ?? [], { pack: packs[game] ?? {} });
const called = ({ kind, id }: Shown) => `${kind.kind} ${id}`;

beforeAll(async () => {
  for (const game of ["caledonia", "glenmore"]) {
    await learn(game);
    parts[game] = (await COVERS[game]?.components?.()) ?? [];
    packs[game] = wholePack(game);
  }
}, LONG);
afterAll(() => speak("en"));

/** Sets of the base games that aren't components; modules list theirs. */
const FIGURES: Record<string, readonly string[]> = {
  caledonia: [
    "price tracks",
    "price bands",
    "technology tiles",
    "shipping levels",
    "merchants",
    "open contract boxes",
    "rounds",
    "pass bonuses",
    "tracks",
    "set-up",
    "player counts",
    "variants",
    "final scoring",
    "solo game",
  ],
  glenmore: [
    "market rows",
    "rondel",
    "pieces",
    "stacks",
    "game lengths",
    "starting coins",
    "player counts",
    "scoring",
    "final scoring",
  ],
};

describe.each(["caledonia", "glenmore"])("the components of %s", (game) => {
  it("are all rows of the packs, but for those that are figures", () => {
    const known = new Set(all(game).map(({ id }) => id));
    const { sets, ...rest } = packs[game] as {
      sets: Record<string, { id: string; number?: number; card?: string }[]>;
    };
    expect(Object.keys(rest).length).toBeGreaterThan(3);
    const numbers = [...(FIGURES[game] ?? []), ...(parts[game] ?? []).flatMap(({ figures }) => figures ?? [])];
    for (const [name, rows] of Object.entries(sets)) {
      if (numbers.includes(name)) continue;
      for (const { id, number, card } of rows) {
        const ids = [id, card, String(number), String(Number(/\d+$/.exec(id)?.[0]))];
        expect(
          ids.some((each) => each !== undefined && known.has(each)),
          `${name}: ${id}`,
        ).toBe(true);
      }
    }
    for (const name of numbers) expect(Object.keys(sets), name).toContain(name);
  });

  it.each(["en", "fr", "pt"] as const)("have a name and words of their own in %s", async (language) => {
    await speak(language);
    const source = { pack: packs[game] as Data };
    const names = all(game).map(({ kind, id }) => kind.name(id, source));
    for (const [at, { kind, id }] of all(game).entries())
      expect(`${names[at]} ${kind.words(id, source)}`, id).not.toMatch(MISSING);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(some<"en" | "fr" | "pt">(["en", "fr", "pt"], [game === "caledonia" ? "fr" : "pt"]))(
    "are found by their names in %s, however they are typed",
    async (language) => {
      await speak(language);
      const every = all(game);
      for (const one of every) {
        const plain = (one.name.split(":")[0] ?? "").normalize("NFD").replace(/\p{M}/gu, "");
        expect(exact(plain.toUpperCase(), every).map(called), one.name).toContain(called(one));
        expect(alike(one.name, every).map(called), one.name).toContain(called(one));
      }
      // Rewards share a name, followed by what they bring, and so do tiles that replace another.
      const alone = every.filter(({ name }) => exact(name.split(":")[0] ?? "", every).length === 1);
      expect(alone.length).toBeGreaterThan(every.length - 25);
    },
  );

  it("are drawn", async () => {
    await speak("en");
    const source = { pack: packs[game] as Data };
    for (const { kind, id } of all(game)) {
      const { component, props } = kind.drawing(id, source);
      const { container, unmount } = render(component, props);
      expect(container.querySelector("svg, [data-art], i, b"), `${kind.kind} ${id}`).not.toBeNull();
      expect(wordsIn(container), `${kind.kind} ${id}`).not.toMatch(MISSING);
      unmount();
    }
  });

  it("are next to paragraphs that exist, each kind at least once, each number next to its own", () => {
    const rules = readdirSync(GAMES, { recursive: true, encoding: "utf8" })
      .filter((path) => path.startsWith(game) && path.endsWith("rules/en.md"))
      .map((path) => readFileSync(join(GAMES, path), "utf8"))
      .join("\n");
    const text = new Map(
      [...rules.matchAll(/^\*\*([A-Z]+\d+\.\d+)\*\*([^\n]*)/gm)].map(([, number = "", line = ""]) => [
        number,
        line,
      ]),
    );
    const known = new Set(all(game).map(called));
    const told = (parts[game] ?? []).flatMap((part) => Object.entries(part.told));
    expect(told.filter(([paragraph]) => !text.has(paragraph))).toEqual([]);
    expect(told.flatMap(([, refs]) => refs).filter((ref) => !known.has(ref))).toEqual([]);
    expect(new Set(told.map(([paragraph]) => paragraph)).size).toBe(told.length);
    const kinds = (parts[game] ?? []).flatMap((part) => part.kinds).map(({ kind }) => kind);
    const drawn = new Set(told.flatMap(([, refs]) => refs).map((ref) => ref.split(" ")[0]));
    expect(kinds.filter((kind) => !drawn.has(kind))).toEqual([]);
    const source = { pack: packs[game] as Data };
    for (const [paragraph, refs] of told) {
      const [only] = named(refs, parts[game] ?? []);
      const printed = /^ \*+(?:Port|Tile|Bonus|Milestone) (\d+)/.exec(text.get(paragraph) ?? "")?.[1];
      if (printed && refs.length === 1 && only)
        expect(only.kind.name(only.id, source).match(/\d+/)?.[0], paragraph).toBe(printed);
    }
  });

  it("all rows of numbered kinds, clans, cards and characters have their paragraph", () => {
    const told = new Set((parts[game] ?? []).flatMap((part) => Object.values(part.told).flat()));
    const SOME = ["contract", "demand", "automa", "tile"];
    const missing = all(game)
      .filter(({ kind }) => !SOME.includes(kind.kind))
      .map(called)
      .filter((ref) => !told.has(ref));
    expect(missing).toEqual([]);
    const modules = Object.values((packs[game]?.tiles ?? {}) as Record<string, { id: string; module?: string }>);
    for (const { id, module } of modules)
      if (module) expect(told.has(`tile ${id}`) || told.has(`landmark ${id}`), id).toBe(true);
  });
});

describe("a player who types a component", () => {
  const table = (game: string, name: string) =>
    tableOf(story(game, name), packs[game] ?? packOf(game), sayOf(game));
  const shown = (game: string, name: string, typed: string, whole = true) =>
    found(typed, table(game, name), parts[game] ?? [], whole);

  it("sees where it is, and hears what it does", async () => {
    await speak("en");
    const { open } = story("caledonia", "turn").view as { open: number[] };
    const contract = open.find((number) => number !== null) ?? 0;
    const seen = shown("caledonia", "turn", `contract ${contract}`);
    expect(seen.looking?.lying).toEqual({ part: `contract ${contract}` });
    expect(seen.answer).toMatch(new RegExp(`^Contract ${contract}\\. Asks for .*highlighted on the table\\.$`));
  });

  it("sees a component that is not on the table too, and hears nothing of a ring", () => {
    const here = new Set(
      (story("caledonia", "turn").view as { ports: { port: number }[] }).ports.map(({ port }) => port),
    );
    const away = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((port) => !here.has(port)) ?? 0;
    const seen = shown("caledonia", "turn", `PORT ${away}`);
    expect(seen.looking?.shown.id).toBe(String(away));
    expect(seen.looking?.lying).toBeUndefined();
    expect(seen.answer).not.toContain("highlighted");
  });

  it("is told what else has that name, and what can be typed", () => {
    expect(shown("glenmore", "middle", "loch", false).answer).toMatch(/^\d+ match: .*Loch Lochy/);
    expect(shown("glenmore", "middle", "zzz", true)).toEqual({});
    expect(shown("glenmore", "middle", "zzz", false).answer).toMatch(
      /Type a component’s name or number to see it: .*Clan /,
    );
    expect(examples(parts.caledonia ?? [], { pack: packs.caledonia ?? {} }).length).toBe(14);
  });

  it("isn't offered components of modules not at the table, but sees them by their full names", async () => {
    await speak("en");
    const listed = (name: string) => shown("caledonia", name, "zzz", false).answer;
    expect(listed("turn")).not.toMatch(/Automa|Award|Milestone|Delivery|Demand|Farmers|Railway/);
    expect(listed("industria")).toMatch(/Award.*Milestone.*Railway/);
    expect(listed("industria")).not.toMatch(/Automa/);
    expect(shown("caledonia", "turn", "award 3").looking?.shown.kind.kind).toBe("award");
  });

  it("needs no accents and no capitals, in each language", async () => {
    await speak("fr");
    expect(shown("caledonia", "turn", "recompense 3").looking?.shown.id).toBe("glory");
    expect(shown("glenmore", "middle", "EVENEMENT DE loch ness").looking?.shown.id).toBe("loch-ness");
    await speak("pt");
    expect(shown("caledonia", "turn", "clã campbell").looking?.shown.id).toBe("campbell");
    expect(shown("caledonia", "turn", "cla campbell").looking?.shown.id).toBe("campbell");
  });

  it.each([
    ["caledonia", "industria", ["stage railway", "module", "map"]],
    ["glenmore", "shelf", ["panel mobs", "panel council", "tile"]],
  ] as const)("is led to parts of %s that are there, modules' too", async (game, name, wanted) => {
    await speak("en");
    const client = await loadClient(game);
    const here = table(game, name);
    const lying = all(game).flatMap((one) => lyingOf(one, here, parts[game] ?? []) ?? []);
    for (const { part } of lying) expect(client.panels.selectorOf(part), part).toBeTruthy();
    for (const part of wanted)
      expect(
        lying.some((each) => each.part.startsWith(part)),
        part,
      ).toBe(true);
  });

  it("finds something of every story", () => {
    for (const game of ["caledonia", "glenmore"])
      for (const name of storiesOf(game))
        expect(
          all(game).some((one) => lyingOf(one, table(game, name), parts[game] ?? [])),
          name,
        ).toBe(true);
  });
});
