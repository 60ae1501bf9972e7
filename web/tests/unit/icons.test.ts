import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { client as caledonia } from "../../src/games/caledonia";
import { CALEDONIA, PORT_EFFECTS, SCORING_TILES } from "../../src/games/caledonia/icons";
import { client as glenmore } from "../../src/games/glenmore";
import { GLENMORE } from "../../src/games/glenmore/icons";
import type { Named } from "../../src/table/contract/game";
import { ICONS, isIcon } from "../../src/ui/icons";
import { iconAddress } from "../../src/ui/icons/address";
import { symbol } from "../../src/ui/icons/sprite";

const GAMES = join(import.meta.dirname, "../../../src/bothy/games");
const INDUSTRIA = "caledonia/expansions/industria";
type Row = { id: string } & Record<string, unknown>;
const table = (file: string, name: string): Row[] => parse(readFileSync(join(GAMES, file), "utf8"))[name] as Row[];
const ids = (file: string, name: string): string[] => table(file, name).map(({ id }) => id);
const values = (file: string, name: string, key: string): string[] =>
  table(file, name).flatMap((row) => (row[key] ?? []) as string | string[]);
const keysIn = (file: string, name: string, key: string): string[] =>
  table(file, name).flatMap((row) => Object.keys((row[key] ?? {}) as object));

/** Returns every effect verb in Glen More's data, including those inside trades. */
function verbs(effects: unknown): string[] {
  return ((effects ?? []) as Record<string, unknown>[]).flatMap((effect) => {
    const verb = Object.keys(effect)[0] ?? "";
    return verb === "trade" ? [verb, ...verbs((effect.trade as { gain: unknown }).gain)] : [verb];
  });
}

/** Returns the names of actions, from a catalogue's messages for them. */
function actions(game: string): string[] {
  const words = readFileSync(join(GAMES, game, "locales/en", `${game}.ftl`), "utf8");
  return [...words.matchAll(/^do-([\w-]+) =/gm)].map(([, action]) => action ?? "");
}

const missing = (wanted: string[], named: object): string[] => [...new Set(wanted)].filter((id) => !(id in named));

describe("every word of Caledonia's data has an icon", () => {
  const goods = [
    ...ids("caledonia/pack/data/market.toml", "track"),
    ...values("caledonia/pack/data/units.toml", "unit", "meat"),
    ...keysIn("caledonia/pack/data/contracts.toml", "contract", "imports"),
    ...keysIn("caledonia/pack/data/contracts.toml", "contract", "meat"),
    "hops",
  ];
  it.each([
    ["goods", goods, CALEDONIA.goods],
    ["units", ids("caledonia/pack/data/units.toml", "unit"), CALEDONIA.units],
    ["land", values("caledonia/pack/data/units.toml", "unit", "land"), CALEDONIA.land],
    ["shipping", ids("caledonia/pack/data/units.toml", "shipping"), CALEDONIA.shipping],
    ["ports", values("caledonia/pack/data/ports.toml", "port", "effect"), PORT_EFFECTS],
    ["scoring tiles", values("caledonia/pack/data/scoring_tiles.toml", "scoring_tile", "counts"), SCORING_TILES],
    ["ports of Industria", values(`${INDUSTRIA}/ports/industria-ports.toml`, "port", "effect"), PORT_EFFECTS],
    [
      "scoring tiles of Industria",
      values(`${INDUSTRIA}/scoring/industria-scoring-tiles.toml`, "scoring_tile", "counts"),
      SCORING_TILES,
    ],
    ["final scoring", ids("caledonia/pack/data/scoring.toml", "worth"), caledonia.icons.categories],
    ["clans", ids("caledonia/pack/data/clans.toml", "clan").map((id) => `clan-${id}`), ICONS],
    ["actions", actions("caledonia"), caledonia.icons.actions],
  ] as const)("%s", (_, wanted, named) => {
    expect(wanted.length).toBeGreaterThan(2);
    expect(missing([...wanted], named)).toEqual([]);
  });
});

describe("every word of Glen More's data has an icon", () => {
  const costs = missing(keysIn("glenmore/pack/data/tiles.toml", "tile", "cost"), GLENMORE.resources);
  const effects = [
    ...table("glenmore/pack/data/tiles.toml", "tile").flatMap((tile) => [
      ...verbs(tile.immediate),
      ...verbs(tile.activation),
    ]),
    ...table("glenmore/pack/data/landmarks.toml", "landmark").flatMap((card) => verbs(card.effects)),
    ...table("glenmore/pack/data/clan_board.toml", "clan").flatMap((clan) => verbs(clan.bonus)),
  ];
  const powers = [
    ...table("glenmore/pack/data/landmarks.toml", "landmark").flatMap(
      (card) => card.effects as Record<string, string>[],
    ),
    ...table("glenmore/pack/data/clan_board.toml", "clan").flatMap(
      (clan) => clan.bonus as Record<string, string>[],
    ),
  ].flatMap((effect) => effect.power ?? []);
  it.each([
    ["resources", ids("glenmore/pack/data/market.toml", "row"), GLENMORE.resources],
    ["costs", costs, GLENMORE.prices],
    ["type icons", values("glenmore/pack/data/tiles.toml", "tile", "icons"), GLENMORE.types],
    ["kinds", values("glenmore/pack/data/tiles.toml", "tile", "kind"), GLENMORE.kinds],
    ["effects", effects, GLENMORE.effects],
    ["powers", powers, GLENMORE.powers],
    ["timings", values("glenmore/pack/data/landmarks.toml", "landmark", "timing"), GLENMORE.timings],
    ["categories", ids("glenmore/pack/data/scoring.toml", "category"), GLENMORE.categories],
    ["clans", ids("glenmore/pack/data/clan_board.toml", "clan").map((id) => `clan-${id}`), ICONS],
    ["actions", actions("glenmore"), glenmore.icons.actions],
  ] as const)("%s", (_, wanted, named) => {
    expect(wanted.length).toBeGreaterThan(2);
    expect(missing([...wanted], named)).toEqual([]);
  });
});

describe("the sprite", () => {
  it("has every icon that is named", () => {
    const clients = [caledonia, glenmore].flatMap(({ icons }) => Object.values(icons));
    const groups = [...Object.values(CALEDONIA), ...Object.values(GLENMORE), ...clients];
    const names: string[] = [
      ...groups.flatMap((group: Named) => Object.values(group)),
      ...Object.values(PORT_EFFECTS).flat(),
      ...Object.values(SCORING_TILES).flat(),
    ];
    expect(names.filter((name) => !isIcon(name))).toEqual([]);
  });

  it("is well-formed markup in both prints", () => {
    const symbols = Object.entries(ICONS).flatMap(([name, drawing]) => [
      symbol(name, drawing, "ink"),
      symbol(name, drawing, "colour"),
    ]);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`,
      "image/svg+xml",
    );
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(parsed.querySelectorAll("symbol")).toHaveLength(symbols.length);
  });

  it("holds a symbol once it has been requested, and only once", () => {
    const address = iconAddress("wool", true);
    expect(iconAddress("wool", true)).toBe(address);
    expect(document.querySelectorAll(address)).toHaveLength(1);
    expect(iconAddress("wool")).not.toBe(address);
  });

  it("is referred to by address alone, so that no page refers to a symbol that isn't there", () => {
    const sources = import.meta.glob<string>("../../src/**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(Object.keys(sources).filter((path) => /["`]#[ic]-/.test(sources[path] ?? ""))).toEqual([]);
  });
});
