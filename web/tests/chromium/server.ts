/** A real server for tests: `bothy play` with its own database and a free port. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../..");
export const BOTHY = process.env.BOTHY ?? join(ROOT, ".venv/bin/bothy");
const PATIENCE = 60_000;

export interface Server {
  site: string;
  close(): Promise<void>;
}

/** Below the system's ephemeral ports and those of Python's tests, which start at 20000. Each test process has its own range, so that no two pick the same. */
const LOWEST = 12_000;
const EACH = 40;
const PROCESSES = 200;
let picked = 0;

/** Returns a port that nothing listens on, or will before we do. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < EACH; tried += 1) {
    const port = LOWEST + (process.pid % PROCESSES) * EACH + (picked++ % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const server = createServer();
    server.once("error", () => found(false));
    server.listen(port, "127.0.0.1", () => server.close(() => found(true)));
  });
}

/** Waits until a server answers. */
export async function serves(site: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const up = await fetch(`${site}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no server at ${site}`);
    if (up) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

export const PLAY = [BOTHY, "play", "--no-browser"];
/** `bothy play` with fixed deals. */
export const SEEDED = [join(ROOT, ".venv/bin/python"), join(ROOT, "scripts/seeded_play.py")];

/** Starts a server with additional environment variables, and waits until it answers. */
export async function startServer(
  [program = "", ...given]: readonly string[] = PLAY,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "bothy-web-"));
  const port = await freePort();
  const child: ChildProcess = spawn(program, [...given, "--data", folder, "--port", String(port)], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...more },
  });
  const site = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  await serves(site, child);
  return {
    site,
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
