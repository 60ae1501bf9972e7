/** Starts Python in a worker, with the engine's modules. */

import type { PyodideAPI } from "pyodide";
import { bytes, bytesAtOnce, content, unzipped } from "./files";
import { type Boot, EngineFault, type Stage } from "./protocol";

/** The least module there is: whether this page may run WebAssembly at all. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const ENGINE = "/engine";
const LIBRARY_REST = "library-rest";
/** Pyodide's list of packages, of which we need none. */
const NO_PACKAGES = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };

type Loader = typeof import("pyodide");
type Factory = { default: unknown };

export interface Python {
  api: PyodideAPI;
  compiled: WebAssembly.Module;
  /** Our glue, `in_page.py`. */
  glue: ReturnType<PyodideAPI["pyimport"]>;
}

async function mayRun(): Promise<void> {
  if (typeof WebAssembly !== "object") throw new EngineFault("engine-unsupported", "no WebAssembly");
  if (typeof DecompressionStream !== "function")
    throw new EngineFault("engine-unsupported", "no DecompressionStream");
  try {
    await WebAssembly.compile(EMPTY);
  } catch (error) {
    throw new EngineFault("engine-forbidden", String(error));
  }
}

async function compile(address: string): Promise<WebAssembly.Module> {
  const headers = { "content-type": "application/wasm" };
  const answer = new Response(await content(address), { headers });
  return WebAssembly.compileStreaming(answer);
}

/**
 * Lets Pyodide find what was fetched already: it would fetch by itself, compile a second time, and say nothing when
 * either fails.
 */
function provide(compiled: WebAssembly.Module, library: Uint8Array<ArrayBuffer>): void {
  const given: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => new Response(),
    "library.zip": () => new Response(library),
  };
  const fetched = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const made = given[String(asked).split("/").pop() ?? ""];
    return made ? made() : fetched(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: compiled,
    instance: await WebAssembly.instantiate(compiled, imports),
  });
}

/** Starts Python. `compiled` is another worker's WebAssembly, which saves compiling it again. */
export async function startPython(
  { engine, games, first }: Boot,
  told: (stage: Stage) => void,
  compiled?: WebAssembly.Module,
): Promise<Python> {
  await mayRun();
  told("fetching");
  const zip = (name: string) => bytes(`${engine}${name}.zip.gz`);
  const [module, loader, factory, library, ours, rest, ...rules] = await Promise.all([
    compiled ?? compile(`${engine}pyodide.asm.wasm.gz`),
    import(/* @vite-ignore */ `${engine}pyodide.js`) as Promise<Loader>,
    import(/* @vite-ignore */ `${engine}pyodide.asm.js`) as Promise<Factory>,
    zip("library"),
    zip("engine"),
    fetch(`${engine}library-rest.json`).then((answer) => answer.json() as Promise<string[]>),
    ...first.map(zip),
  ]);
  told("starting");
  provide(module, library);
  const api = await loader.loadPyodide({
    indexURL: engine,
    stdLibURL: `${engine}library.zip`,
    lockFileContents: { info: NO_PACKAGES, packages: {} } as never,
    createPyodideModule: factory.default as never,
    env: { HOME: "/" },
  } as Parameters<Loader["loadPyodide"]>[0]);
  unpack(api, ours);
  api.FS.mkdirTree(`${ENGINE}/bothy/games`); // a package by its folder, whose games come later
  for (const each of rules) unpack(api, each);
  api.runPython(`import sys; sys.path[:0] = ["${ENGINE}"]`);
  const glue = api.pyimport("in_page");
  glue.import_later(later(api, engine, new Set(["library", "engine", ...first]), games), rest);
  return { api, compiled: module, glue };
}

/** Writes a zip's files where Python reads them: it also reads data beside its modules, which it couldn't in a zip. */
function unpack(api: PyodideAPI, zip: Uint8Array): void {
  const made = new Set<string>();
  for (const [name, data] of unzipped(zip)) {
    const path = `${ENGINE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) api.FS.mkdirTree(folder);
    made.add(folder);
    api.FS.writeFile(path, data, { canOwn: true });
  }
}

/** Returns what brings a file that an import waits for: true if there's something new to look at. */
function later(api: PyodideAPI, engine: string, there: Set<string>, games: readonly string[]) {
  const inflate = (packed: Uint8Array): Uint8Array => {
    const zlib = api.pyimport("zlib");
    const made = zlib.decompress(api.toPy(packed), 31);
    const found: Uint8Array = made.toJs();
    made.destroy();
    return found;
  };
  return (name: string): boolean => {
    if (there.has(name) || !(name === LIBRARY_REST || games.includes(name))) return false;
    const zip = bytesAtOnce(`${engine}${name}.zip.gz`, inflate);
    if (!zip) return false;
    there.add(name);
    if (name !== LIBRARY_REST) unpack(api, zip);
    else {
      console.info("fetched the rest of Python's library");
      api.FS.writeFile(`/lib/${name}.zip`, zip);
      api.runPython(`import sys; sys.path.append("/lib/${name}.zip")`);
    }
    return true;
  };
}
