/** Keys and values become sentences: the browser's twin of `bothy.words.catalogue`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What the server sends beside a key. */
export type Value = string | number | boolean | null | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

/** One language's sources, in the order they were given. */
export function bundleOf(
  language: string,
  sources: readonly string[],
  transform?: (text: string) => string,
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Messages in one language, with a fallback.
 *
 * A value that is a word of the game is spelled by the catalogue too: where `good = "herring"` fills a message and
 * there is a message `good-herring`, the reader sees that.
 */
export class Catalogue {
  readonly #bundles: readonly FluentBundle[];

  constructor(bundles: readonly FluentBundle[]) {
    this.#bundles = bundles;
  }

  /** Whether there is a message of this key, here or in the fallback. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The sentence. A missing message shows its key and values: visible, but no crash at the table. */
  render(key: string, values: Values = {}): string {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) filled[name] = this.#spell(name, value);
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      // The list of errors keeps Fluent from throwing; a value that is missing shows as its name.
      if (pattern) return bundle.formatPattern(pattern, filled, []);
    }
    const told = Object.entries(filled).map(([name, value]) => ` ${name}=${value}`);
    return `[${key}${told.join("")}]`;
  }

  #spell(name: string, value: Value): string | number {
    if (value === "" || (Array.isArray(value) && value.length === 0)) return this.render("nothing");
    if (Array.isArray(value)) return value.map((item: Value) => this.#spell(name, item)).join(", ");
    if (typeof value === "number") return value;
    const word = String(value);
    return this.has(`${name}-${word}`) ? this.render(`${name}-${word}`) : word;
  }
}
