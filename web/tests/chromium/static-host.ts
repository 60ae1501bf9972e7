/** A plain host of static files, as anyone may use for the page that needs no server: it compresses nothing. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { freePort, ROOT } from "./server";

const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".ftl": "text/plain",
  ".gz": "application/gzip",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export interface StaticHost {
  site: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Stops it; the folder stays until `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Writes the folder for a base path, as `make static` does, and serves it. */
export async function startStaticHost(base: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "bothy-static-"));
  execFileSync("node", [join(ROOT, "web/scripts/offline-page.mjs"), folder, base]);
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(new URL(request.url ?? "", "http://host").pathname);
    asked.push(path);
    const wanted = join(folder, path.slice(base.length) || "index.html");
    const found = path.startsWith(base) && existsSync(wanted) && statSync(wanted).isFile();
    const file = found ? wanted : join(folder, "404.html");
    answer.writeHead(found ? 200 : 404, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
    answer.end(readFileSync(file));
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return {
    site: `http://127.0.0.1:${port}${base}`,
    asked,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
