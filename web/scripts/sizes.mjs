/** Checks the gzipped size of the built client against its budget: fails if a first load is too large. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUILT = join(import.meta.dirname, "../../src/bothy/server/web");
const BUDGET = { script: 220_000, style: 30_000, fonts: 110_000 };
/** Additional budget of a table with every expansion. */
const MORE = { script: 40_000, style: 20_000 };

/** @typedef {{ file: string, src?: string, css?: string[], assets?: string[], imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8"));

/** @param {string} file */
const weigh = (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;

/** Returns everything that loads with these parts of the client. @param {string[]} keys */
function load(keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...seen].map((key) => /** @type {Chunk} */ (manifest[key]));
  const files = new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]));
  /** @param {string} end */
  const sum = (end) => [...files].filter((file) => file.endsWith(end)).reduce((all, file) => all + weigh(file), 0);
  return { script: sum(".js"), style: sum(".css") };
}

const FIRST = ["index.html", "virtual:messages/page-en"];
/**
 * Returns the load of a table opened by address: the page, the boards, the game's messages. @param {string} game
 */
function table(game) {
  return [...FIRST, "src/pages/Table.svelte", `src/games/${game}/index.ts`, `virtual:messages/${game}-en`];
}

/** Returns the same with the drawings of every expansion, and of the clans. @param {string} game */
function everything(game) {
  const drawn = new RegExp(`^src/games/${game}/(expansions/\\w+/drawings|shelf/index|clans/index)\\.ts$`);
  return [...table(game), ...Object.keys(manifest).filter((key) => drawn.test(key))];
}

/** @type {Record<string, string[]>} */
const LOADS = {
  home: [...FIRST, "src/pages/Home.svelte"],
  caledonia: table("caledonia"),
  glenmore: table("glenmore"),
};

let tooHeavy = false;
/** @param {string} what @param {number} bytes @param {number} most */
function report(what, bytes, most) {
  const over = bytes > most;
  tooHeavy ||= over;
  console.log(
    `${what.padEnd(27)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${most / 1000}${over ? "  TOO HEAVY" : ""}`,
  );
}

for (const [page, keys] of Object.entries(LOADS)) {
  const { script, style } = load(keys);
  report(`${page}: script`, script, BUDGET.script);
  report(`${page}: style`, style, BUDGET.style);
}
for (const game of ["caledonia", "glenmore"]) {
  const { script, style } = load(everything(game));
  report(`${game} with all: script`, script, BUDGET.script + MORE.script);
  report(`${game} with all: style`, style, BUDGET.style + MORE.style);
}
const fonts = Object.values(manifest)
  .map((chunk) => chunk.file)
  .filter((file) => file.endsWith(".woff2"));
report(
  "fonts",
  fonts.reduce((all, file) => all + weigh(file), 0),
  BUDGET.fonts,
);

/** The engine's files as they travel, by name: `.zip.gz` and `.wasm.gz` as they are, scripts compressed by the host. */
const ENGINE = {
  "pyodide.asm.wasm.gz": 3_650_000,
  "pyodide.asm.js": 270_000,
  "pyodide.js": 8_000,
  "library.zip.gz": 1_270_000,
  "engine.zip.gz": 320_000,
  "caledonia.zip.gz": 660_000,
  "glenmore.zip.gz": 570_000,
};
const engines = join(BUILT, "engine");
for (const folder of existsSync(engines) ? readdirSync(engines) : []) {
  for (const [file, most] of Object.entries(ENGINE)) {
    const path = join("engine", folder, file);
    report(file, file.endsWith(".gz") ? statSync(join(BUILT, path)).size : weigh(path), most);
  }
}
process.exit(tooHeavy ? 1 : 0);
