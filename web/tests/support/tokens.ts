/** The tokens, and their colours by theme, read from the page's own files. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Theme = "light" | "dark";

const FOLDER = join(import.meta.dirname, "../../src/ui/tokens");
const source = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), "utf8"))
  .join("\n");
const names = [...source.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = ""]) => name);

/** Names of all tokens. */
export const TOKENS: ReadonlySet<string> = new Set(names);
const both = new Map<string, Record<Theme, string>>();
for (const [, name, light, dark, plain] of source.matchAll(
  /--([\w-]+):\s*(?:light-dark\((#[0-9A-F]{6,8}),\s*(#[0-9A-F]{6,8})\)|(#[0-9A-F]{6,8}));/gi,
)) {
  if (name) both.set(name, { light: light ?? plain ?? "", dark: dark ?? plain ?? "" });
}

/** Returns a token's colour, or that of a fallback if it's missing. */
export function token(name: string, theme: Theme, otherwise?: string): string {
  const found = both.get(name) ?? both.get(otherwise ?? "");
  if (!found) throw new Error(`there is no token --${name}`);
  return found[theme];
}
