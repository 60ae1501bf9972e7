// @vitest-environment node

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OCCASIONS, sections } from "../../scripts/message-bundles.mjs";

describe("faults in catalogues", () => {
  const SCRIPT = join(import.meta.dirname, "../../scripts/messages.mjs");
  let root: string;

  function write(path: string, text: string): void {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Returns the findings of the catalogue check in the folder. */
  function gate(): { passes: boolean; faults: string } {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: "utf8" });
    return { passes: status === 0, faults: stderr };
  }

  describe("the gate of the catalogues", () => {
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), "messages-"));
      for (const language of ["en", "fr", "pt"])
        for (const name of ["arriving", "kernel", "my-tables-lazy", "tutorial"])
          write(`src/bothy/locales/${language}/${name}.ftl`, "");
      write("src/bothy/locales/en/client.ftl", "hello = Hello { $name }\nbye = Goodbye\n");
      write("src/bothy/locales/fr/client.ftl", "hello = Bonjour { $name }\nbye = Au revoir\n");
      write("src/bothy/locales/pt/client.ftl", "hello = Olá { $name }\nbye = Até logo\n");
      write("web/src/page.ts", 'say("hello"); say("bye");');
      write("web/stories/words.ftl", "");
    });
    afterEach(() => rmSync(root, { recursive: true }));

    it("passes complete catalogues", () => {
      expect(gate()).toEqual({ passes: true, faults: "" });
    });

    it("fails on a key that a language lacks", () => {
      write("src/bothy/locales/pt/client.ftl", "hello = Olá { $name }\n");
      expect(gate().faults).toBe("src/bothy/locales/pt/client.ftl: bye is missing\n");
    });

    it("fails on a message that is the same as in English, but not on one of signs and references", () => {
      write("src/bothy/locales/fr/client.ftl", "hello = Bonjour { $name }\nbye = Goodbye\n");
      expect(gate().faults).toBe("src/bothy/locales/fr/client.ftl: bye is the same as in English\n");
      for (const language of ["en", "fr", "pt"])
        write(`src/bothy/locales/${language}/kernel.ftl`, "price = £{ $n }\n");
      write("src/bothy/locales/fr/client.ftl", "hello = Bonjour { $name }\nbye = Au revoir\n");
      expect(gate().passes).toBe(true);
    });

    it("fails on a variable that got lost", () => {
      write("src/bothy/locales/fr/client.ftl", "hello = Bonjour\nbye = Au revoir\n");
      expect(gate().faults).toBe("src/bothy/locales/fr/client.ftl: hello has other variables\n");
    });

    it("fails on a key the client asks for and no catalogue has, and on one it never uses", () => {
      write("web/src/page.ts", 'say("hello"); say("welcome");');
      expect(gate().faults).toBe(
        "web/src asks for welcome, which no catalogue has\nclient.ftl: nothing in web/src says bye\n",
      );
    });
  });
});

describe("message files", () => {
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
});
