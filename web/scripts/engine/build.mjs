/**
 * Builds the files of the engine in the page: `node scripts/engine/build.mjs` puts them into `engine/` of the built
 * client. Nothing changed since the last build is built again: `.cache/engine` keeps it.
 */

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = join(ROOT, "src/bothy");
const PYODIDE = join(import.meta.dirname, "../../node_modules/pyodide");
const CACHE = join(ROOT, ".cache/engine");
export const BUILT = join(SOURCES, "server/web/engine");
/** What a table needs, without people. */
const PARTS = ["__init__.py", "kernel", "table", "bots", "local", "games"];
/** Tools of research and tests, messages and rules' texts: the client brings its own. */
const LEFT_OUT = /(^|\/)(conformance|arena|balance|tuning|locales|bench\.py|plot\.py|figures\.py)(\/|$)/;
const LOCK = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")).info;
const KINDS = /\.(py|toml|json)$/;
/** As they are: any host compresses scripts, and knows what they are by these names. */
const SCRIPTS = { "pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js" };

export const games = () =>
  readdirSync(join(SOURCES, "games"), { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(join(SOURCES, "games", each.name, "game.py")))
    .map(({ name }) => name)
    .sort();

/** Returns the engine's sources by their path in `src`. @returns {Map<string, Buffer>} */
function sources() {
  const found = new Map();
  const glue = join(import.meta.dirname, "in_page.py");
  for (const part of PARTS) {
    const place = join(SOURCES, part);
    if (!existsSync(place)) continue;
    const paths = KINDS.test(part) ? [""] : readdirSync(place, { recursive: true, encoding: "utf8" });
    for (const path of paths.sort()) {
      const whole = path ? join(place, path) : place;
      const name = relative(join(SOURCES, ".."), whole);
      if (KINDS.test(name) && !LEFT_OUT.test(name)) found.set(name, readFileSync(whole));
    }
  }
  return found.set("in_page.py", readFileSync(glue));
}

/** Returns a name for what these sources, this build and this Pyodide make. @param {Map<string, Buffer>} files */
function nameOf(files) {
  const sum = createHash("sha256");
  for (const script of ["build.mjs", "pack.py", "traced.py"])
    sum.update(readFileSync(join(import.meta.dirname, script)));
  sum.update(readFileSync(join(PYODIDE, "package.json")));
  for (const [name, data] of files) sum.update(`${name}\0${data.length}\0`).update(data);
  return sum.digest("hex").slice(0, 12);
}

/**
 * Returns a fresh Python that has the sources and a script of ours.
 * @param {Map<string, Buffer>} files @param {string} script
 */
async function pythonWith(files, script) {
  const python = await loadPyodide({ lockFileContents: { info: LOCK, packages: {} } });
  for (const [name, data] of files) {
    python.FS.mkdirTree(dirname(`/src/${name}`));
    python.FS.writeFile(`/src/${name}`, data);
  }
  python.FS.writeFile(`/home/pyodide/${script}`, readFileSync(join(import.meta.dirname, script)));
  return python;
}

/** @param {Map<string, Buffer>} files @param {string} folder */
async function build(files, folder) {
  const wanted = (await pythonWith(files, "traced.py")).runPython(
    `import json, traced; json.dumps(traced.loaded(${JSON.stringify(games())}))`,
  );
  const python = await pythonWith(files, "pack.py");
  const told = python.runPython(`import json, pack; json.dumps(pack.pack(${JSON.stringify(games())}, ${wanted}))`);
  const { rest, ...counts } = JSON.parse(told);
  console.log(`engine: files ${JSON.stringify(counts)}`);
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(counts))
    writeFileSync(join(folder, `${name}.zip.gz`), gzipSync(python.FS.readFile(`/out/${name}.zip`), { level: 9 }));
  writeFileSync(join(folder, "library-rest.json"), JSON.stringify(rest));
  const wasm = readFileSync(join(PYODIDE, "pyodide.asm.wasm"));
  writeFileSync(join(folder, "pyodide.asm.wasm.gz"), gzipSync(wasm, { level: 9 }));
  for (const [from, to] of Object.entries(SCRIPTS)) {
    const text = readFileSync(join(PYODIDE, from), "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "");
    writeFileSync(join(folder, to), text);
  }
  cpSync(join(import.meta.dirname, "licences"), join(folder, "licences"), { recursive: true });
}

// Node would show the line that threw: a megabyte of Pyodide.
process.on("uncaughtException", (error) => {
  console.error(String(error.message ?? error).slice(-2000));
  process.exit(1);
});
const files = sources();
const name = nameOf(files);
const kept = join(CACHE, name);
if (!existsSync(join(kept, "licences"))) {
  rmSync(CACHE, { recursive: true, force: true });
  await build(files, kept);
}
rmSync(BUILT, { recursive: true, force: true });
cpSync(kept, join(BUILT, name), { recursive: true });
