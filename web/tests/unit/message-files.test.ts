// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OCCASIONS, sections } from "../../scripts/message-bundles.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sorted = (found: Iterable<string>): string[] => [...new Set(found)].sort();

const files = readdirSync(join(ROOT, "src/bothy"), { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".ftl"),
);
const occasions = (path: string): string[] => [...sections(path, read(join("src/bothy", path))).keys()];

describe("the table of occasions in the docs", () => {
  const documented = sorted(
    [...read("docs/messages.md").matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name ?? ""),
  );

  it("lists those that the loader knows, and no others", () => {
    expect(documented).toEqual(OCCASIONS);
  });

  it("lists only occasions for which there are messages", () => {
    expect(sorted(files.flatMap(occasions)).filter(Boolean)).toEqual(documented);
  });
});

describe("messages of a section", () => {
  it("are those below its line, and the rest is for a table", () => {
    const text = "a = A\n\n### lesson\n\n## The mountain\nb = B\n";
    expect([...sections("boats.ftl", text)]).toEqual([
      ["", "a = A\n\n"],
      ["lesson", "\n\n## The mountain\nb = B\n"],
    ]);
  });

  it("are never for an occasion that nobody knows", () => {
    expect(() => sections("boats.ftl", "### leson\na = A\n")).toThrow("leson");
  });

  it("cover and lessons belong to games, the server's own don't", () => {
    const games = files.filter((path) => path.startsWith("games/")).flatMap(occasions);
    const ours = files.filter((path) => path.startsWith("locales/")).flatMap(occasions);
    expect(games).not.toContain("backend");
    expect(ours.filter((occasion) => ["cover", "lesson"].includes(occasion))).toEqual([]);
  });
});
