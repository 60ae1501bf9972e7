/**
 * Completes the lock file. Tools with compiled parts list one optional package per platform; if a registry lacks
 * some, npm omits them from the lock, and `npm ci` then rejects it. Each gets the entry it would have had, without
 * the checksum, with the platform from its name.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PATH = join(import.meta.dirname, "../package-lock.json");
const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const CHIPS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

const lock = JSON.parse(readFileSync(PATH, "utf8"));
const added = [];
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place]) continue;
    const words = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = CHIPS.filter((chip) => words.includes(chip));
    if (!cpu.length) throw new Error(`${name} is missing from the lock and names no platform`);
    const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : undefined;
    lock.packages[place] = {
      version,
      cpu,
      dev: true,
      ...(libc && { libc }),
      optional: true,
      ...(os.length && { os }),
    };
    added.push(name);
  }
}
const places = Object.keys(lock.packages).sort();
lock.packages = Object.fromEntries(places.map((place) => [place, lock.packages[place]]));
writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`completed: ${added.join(", ") || "nothing was missing"}`);
