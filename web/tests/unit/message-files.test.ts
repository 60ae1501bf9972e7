// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sorted = (found: Iterable<string>): string[] => [...new Set(found)].sort();

/** Returns the suffixes that a text names, by a pattern with one group. */
const suffixes = (text: string, pattern: RegExp): string[] =>
  sorted([...text.matchAll(pattern)].map(([, name]) => name ?? ""));

const documented = suffixes(read("docs/messages.md"), /^\| `-(\w+)`/gm);
const loader = read("web/src/messages/messages.svelte.ts") + read("web/scripts/message-bundles.mjs");
const files = readdirSync(join(ROOT, "src/bothy"), { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".ftl"),
);
const ending = (path: string): string => /-(\w+)\.ftl$/.exec(path)?.[1] ?? "";

describe("the table of message files in the docs", () => {
  it("lists the suffixes that the loader knows, and no others", () => {
    expect(documented.length).toBeGreaterThan(0);
    expect(suffixes(loader, /\*-(\w+)(?:\.ftl|")/g)).toEqual(documented);
  });

  it("lists only suffixes that files have", () => {
    const used = sorted(files.map(ending));
    expect(documented.filter((suffix) => !used.includes(suffix))).toEqual([]);
  });

  it("has no file with a suffix loaded elsewhere: covers and lessons belong to games, backend files don't", () => {
    const games = files.filter((path) => path.startsWith("games/")).map(ending);
    const ours = files.filter((path) => path.startsWith("locales/")).map(ending);
    expect(games).not.toContain("backend");
    expect(ours.filter((suffix) => ["cover", "lesson"].includes(suffix))).toEqual([]);
  });
});
