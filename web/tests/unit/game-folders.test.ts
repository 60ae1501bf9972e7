import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { COVERS, loadClient } from "../../src/games/clients";

const SOURCE = join(import.meta.dirname, "../../src");
const GAMES = join(SOURCE, "games");
const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Games' names in prose, besides their folder names. */
const TITLES = ["clans of", "glen more"];

/** Returns every file that belongs to no game. The server's document has examples, and is generated. */
function shared(folder = SOURCE): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return folder === GAMES ? [] : shared(path);
    return /\.(ts|svelte)$/.test(entry.name) && entry.name !== "schema.d.ts" ? [path] : [];
  });
}

/** The client's folders, each of which may import those before it. */
const FLOORS = ["wire", "messages", "ui", "table", "games", "pages"];
const IMPORT = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']*)["']/g;

/** Returns the imports of a folder's files from other folders: `[folder, file]`. */
function imports(floor: string): [string, string][] {
  return readdirSync(join(SOURCE, floor), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .flatMap((path) => {
      const file = join(SOURCE, floor, path);
      const found = [...readFileSync(file, "utf8").matchAll(IMPORT)];
      return found.map(([, target = ""]): [string, string] => [
        relative(SOURCE, join(file, "..", target)).split("/")[0] ?? "",
        join(floor, path),
      ]);
    })
    .filter(([folder]) => folder !== floor && FLOORS.includes(folder));
}

describe("imports point one way", () => {
  it.each(FLOORS)("from %s to the folders below", (floor) => {
    const below = FLOORS.slice(0, FLOORS.indexOf(floor));
    const found = imports(floor);
    expect(found.length > 0).toBe(floor !== "wire");
    expect(found.filter(([folder]) => !below.includes(folder))).toEqual([]);
  });
});

describe("a game is one folder of the client", () => {
  it("no shared file names a game", () => {
    const files = shared();
    expect(files.length).toBeGreaterThan(80);
    const names = new RegExp([...folders, ...TITLES].join("|"), "i");
    const naming = files.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, at) => (names.test(line) ? [`${relative(SOURCE, path)}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(naming).toEqual([]);
  });

  it("no file of a game itself names a clan: a separate folder draws what a clan holds", () => {
    const game = join(GAMES, "caledonia");
    const clans = readdirSync(join(SOURCE, "../../src/bothy/games/caledonia"), {
      recursive: true,
      encoding: "utf8",
    })
      // Rows of older versions are kept alongside the current ones.
      .filter((path) => /clans\.toml$/.test(path) && !path.includes("/kept/"))
      .flatMap((path) => [
        ...readFileSync(join(SOURCE, "../../src/bothy/games/caledonia", path), "utf8").matchAll(/^id = "(\w+)"/gm),
      ])
      .map(([, id]) => id);
    expect(clans.length).toBe(18);
    const named = new RegExp(`\\b(${clans.join("|")})\\b`);
    const naming = readdirSync(game, { recursive: true, encoding: "utf8" })
      // The cover is a picture, with a clan's tartan.
      .filter((path) => /\.(ts|svelte)$/.test(path) && !/^(expansions|clans)\/|^cover\.ts$/.test(path))
      .filter((path) => named.test(readFileSync(join(game, path), "utf8")));
    expect(naming).toEqual([]);
  });

  it("nor does a message that all games share", () => {
    const locales = join(SOURCE, "../../src/bothy/locales");
    const texts = readdirSync(locales, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ftl"))
      .map((path) => readFileSync(join(locales, path), "utf8"));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => new RegExp(folders.join("|"), "i").test(text))).toEqual([]);
  });

  it("every folder has a cover and a client with a board and its words", async () => {
    expect(Object.keys(COVERS).sort()).toEqual(folders.sort());
    for (const game of folders) {
      const client = await loadClient(game);
      expect(client.board, game).toBeTruthy();
      expect(client.heard, game).toBeTruthy();
      expect(client.words.answer, game).toBeTruthy();
    }
  });

  it("a game without a folder is played from a plain board, and loads no other game's", async () => {
    const client = await loadClient("nim");
    expect(client.board).toBe((await import("../../src/table/PlainBoard.svelte")).default);
    expect(client.currency).toBeUndefined();
  });
});
