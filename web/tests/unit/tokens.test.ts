// @vitest-environment node

/** Every token in use exists: CSS doesn't report a missing name. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scotland } from "../../src/games/caledonia/expansions/industria/railway/scotland";
import { THINGS } from "../../src/ui/art/land/scenery";
import { TOKENS } from "../support/tokens";

const SOURCES = join(import.meta.dirname, "../../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }));
/** Properties set by parts of the page for their content: `--side: 3rem`, `style:--side={side}`. */
const SET = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/--([\w-]+)\s*[:=]/g)].map(([, name = ""]) => name)),
);

it("every token that is used exists", () => {
  for (const { file, text } of files)
    for (const [, name = ""] of text.matchAll(/var\(--([\w-]+)\)/g))
      expect(TOKENS.has(name) || SET.has(name), `${file}: --${name}`).toBe(true);
});

it("so does every token that a drawing puts together", () => {
  for (const drawn of [scotland(), ...Object.values(THINGS).flat()])
    for (const [, name = ""] of drawn.matchAll(/var\(--([\w-]+)\)/g)) expect(TOKENS, `--${name}`).toContain(name);
});
