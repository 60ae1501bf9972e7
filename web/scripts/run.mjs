/** Runs a TypeScript script: `node scripts/run.mjs scripts/walk-friends.ts`. */

import { join } from "node:path";
import { runnerImport } from "vite";

const [, , script = ""] = process.argv;
const { module } = await runnerImport(join(process.cwd(), script), { configFile: false });
process.exitCode = await module.default();
