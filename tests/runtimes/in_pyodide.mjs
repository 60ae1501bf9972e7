// Runs the digest list in a browser's Python (Pyodide under Node): node in_pyodide.mjs WHEEL EXAMPLE_WHEEL SCRIPT HELPER NUMBER...
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [wheel, example, script, helper, ...games] = process.argv.slice(2);
const pyodide = await loadPyodide();
for (const path of [wheel, example]) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(path)).buffer, "wheel");
}
pyodide.FS.writeFile("digests.py", readFileSync(script));
pyodide.FS.mkdirTree("tests/local");
pyodide.FS.writeFile("tests/local/kept_in_memory.py", readFileSync(helper));
const code = `import sys; sys.path.insert(0, '.'); import digests; await digests.report([${games}])`;
process.stdout.write(await pyodide.runPythonAsync(code));
