/**
 * The page that plays without a server: the same client, told that its own engine answers. `node offline-page.mjs`
 * writes it for a host, which serves it at `/offline/`; with a folder and a base path it writes the folder for any
 * static host.
 */

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";

const BUILT = join(import.meta.dirname, "../../src/bothy/server/web");
/** Files of a built client that aren't for this page, or that only it needs later. */
const NOT_KEPT =
  /^(\.vite\/|notices-worker\.js|service-worker\.js|precache\.json|404\.html|offline\/|index\.html$)/;
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

/** Returns the page for a base path. @param {string} base */
function page(base) {
  const [engine] = readdirSync(join(BUILT, "engine"));
  const games = readdirSync(join(BUILT, "engine", String(engine)))
    .filter((name) => name.endsWith(".zip.gz") && !/^(library|engine)/.test(name))
    .map((name) => name.slice(0, -".zip.gz".length));
  const told = {
    "bothy-transport": "page",
    "bothy-base": base,
    "bothy-engine": `${base}engine/${engine}/`,
    "bothy-games": games.join(" "),
  };
  const metas = Object.entries(told).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  const head = [
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    ...metas,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${base}icon-192.png">`,
  ];
  return readFileSync(join(BUILT, "index.html"), "utf8")
    .replaceAll('="/', `="${base}`)
    .replace('<meta charset="utf-8">', ['<meta charset="utf-8">', ...head].join("\n    "));
}

const MANIFEST = {
  name: "Bothy",
  short_name: "Bothy",
  display: "standalone",
  background_color: "#F4F1EA",
  theme_color: "#F4F1EA",
  start_url: "./",
  scope: "./",
  icons: [
    { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** Writes the page, its manifest, and the list of files to keep. @param {string} folder @param {string} base */
function write(folder, base, index = "index.html") {
  writeFileSync(join(folder, index), page(base));
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(MANIFEST, null, 2));
  const kept = [
    "index.html",
    ...filesIn(folder).filter((path) => !NOT_KEPT.test(path) && path !== "offline.html"),
  ];
  const sum = createHash("sha256");
  for (const path of kept)
    sum.update(path).update(readFileSync(join(folder, path === "index.html" ? index : path)));
  const release = sum.digest("hex").slice(0, 12);
  writeFileSync(join(folder, "precache.json"), JSON.stringify({ release, files: kept }));
}

const [, , folder, base = "/"] = argv;
if (!folder) write(BUILT, "/offline/", "offline.html");
else {
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILT, folder, {
    recursive: true,
    filter: (path) => !/\/(\.vite|notices-worker\.js|offline\.html)$/.test(path),
  });
  write(folder, base);
  // What a static host answers for an address it doesn't have, such as a table's: the page, which reads the address.
  cpSync(join(folder, "index.html"), join(folder, "404.html"));
}
