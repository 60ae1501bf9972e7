/** Serves the gallery and the recorded moments to tests and scripts, next to a real server for their requests. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { preview } from "vite";
import { freePort, type Server } from "../tests/chromium/server";

const WEB = join(import.meta.dirname, "..");
const MODE = "stories";

/** Builds them as they are now, into `.cache/stories`. */
export async function buildStories(): Promise<void> {
  // Vitest's own environment would make it a build for jsdom.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const vite = join(WEB, "node_modules/vite/bin/vite.js");
  const build = [vite, "build", "--mode", MODE, "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, build, { cwd: WEB, env });
}

/** Serves them once they're built. This server answers requests to `/api`. */
export async function serveStories(site: string): Promise<Server> {
  const port = await freePort();
  const server = await preview({
    root: WEB,
    mode: MODE,
    logLevel: "warn",
    preview: { host: "127.0.0.1", port, strictPort: true, proxy: { "/api": { target: site, ws: true } } },
  });
  return { site: `http://127.0.0.1:${port}`, close: () => server.close() };
}
