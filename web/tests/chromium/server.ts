/** The real server for tests: `bothy play` on a database of its own and a free port. */

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

/** A port nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until a server can be asked. */
export async function serves(site: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const up = await fetch(`${site}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no server at ${site}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

const PLAY = [BOTHY, "play", "--no-browser"];
/** `bothy play` whose deals are always the same. */
export const SEEDED = [join(ROOT, ".venv/bin/python"), join(ROOT, "scripts/seeded_play.py")];

/** Starts a server, in an environment with some variables more, and waits until it can be asked. */
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
