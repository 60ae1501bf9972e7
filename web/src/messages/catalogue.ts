/** Formats keys and values as sentences: the browser's counterpart of `bothy.messages.catalogue`. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

/** Values that the server sends with a key. */
export type Value = string | number | boolean | null | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

/** A variable with a form, `$unit-many`. Values from the rules have no hyphen in their names. */
const FORM = /\$([a-z]+)-([a-z]+)/g;

/** Returns whether a sentence is only a key in brackets, because its message is missing. */
export function isMissing(text: string): boolean {
  return /^\[[a-z]+-[a-z-]+[ \]]/.test(text);
}

interface Parsed {
  resource: FluentResource;
  /** Pairs of a value's name and a form of it. */
  forms: readonly (readonly [name: string, form: string])[];
}
/** By source: the page's messages are part of every game's catalogue, and parsing them takes longer than all else. */
const parsed = new Map<string, Parsed>();

function parse(source: string): Parsed {
  const known = parsed.get(source);
  if (known) return known;
  const forms = [...source.matchAll(FORM)].map(([, name = "", form = ""]) => [name, form] as const);
  const found = { resource: new FluentResource(source), forms };
  parsed.set(source, found);
  return found;
}

/** One language: its messages, and the word forms that its sentences use. */
export class Language {
  readonly bundle: FluentBundle;
  readonly #forms = new Map<string, Set<string>>();

  constructor(language: string, sources: readonly string[], transform?: (text: string) => string) {
    this.bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
    for (const source of sources) {
      const { resource, forms } = parse(source);
      this.bundle.addResource(resource);
      for (const [name, form] of forms) {
        this.#forms.set(name, (this.#forms.get(name) ?? new Set()).add(form));
      }
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Returns the forms in which this language's sentences use a value. */
  forms(name: string): Iterable<string> {
    return this.#forms.get(name) ?? [];
  }

  /**
   * Formats a message with spelled values. The error list keeps Fluent from throwing: a missing value shows its
   * name.
   */
  format(pattern: Message["value"] | undefined, values: Record<string, FluentVariable>): string | undefined {
    return pattern ? this.bundle.formatPattern(pattern, values, []) : undefined;
  }
}

/** Returns one language's sources as a bundle, in the given order. */
export function bundleOf(
  language: string,
  sources: readonly string[],
  transform?: (text: string) => string,
): Language {
  return new Language(language, sources, transform);
}

/** A hyphen used as a minus sign, to be replaced by a typographic minus. */
const MINUS = /(?<![\w.,-])-(?=\d)/g;

/**
 * Messages in one language, with a fallback.
 *
 * A value that is a word of the game is also spelled by the catalogue: if `good = "herring"` fills a message and
 * there is a message `good-herring`, the reader sees that. A message can request a form of a value with a hyphen:
 * `$good-many` is the word's attribute `.many`, `$goods-count` the length of a list, `$amount-size` a number
 * without its sign, and `$amount-sign` the sign, `plus` or `minus`.
 *
 * A word that occurs repeatedly in a list appears once, with its count: "2 wool". Its attribute `.several`, which
 * has `$count`, overrides this.
 */
export class Catalogue {
  readonly #languages: readonly Language[];

  constructor(languages: readonly Language[]) {
    this.#languages = languages;
  }

  /** Returns whether a key has a message, here or in the fallback. */
  has(key: string): boolean {
    return this.#speaker(0, key) !== undefined;
  }

  /** Returns the sentence. A missing message shows its key and values: visible, but it doesn't crash the table. */
  render(key: string, values: Values = {}): string {
    return this.#render(0, key, values).replace(MINUS, "−");
  }

  /** Returns a value as it appears in sentences under this name. */
  spell(name: string, value: Value): string {
    return String(this.#spell(0, name, value));
  }

  // Returns the first language with this message. A sentence uses words of its own language, so an English one
  // among French ones uses English words; `at` is the first language in which to look for words.

  #speaker(at: number, key: string): number | undefined {
    for (let each = at; each < this.#languages.length; each++) if (this.#languages[each]?.has(key)) return each;
    return undefined;
  }

  #render(at: number, key: string, values: Values): string {
    const speaker = this.#speaker(at, key);
    const language = speaker === undefined ? undefined : this.#languages[speaker];
    if (language && speaker !== undefined) {
      const found = language.format(language.bundle.getMessage(key)?.value, this.#filled(speaker, values));
      if (found !== undefined) return found;
    }
    const told = Object.entries(values).map(([name, value]) => ` ${name}=${this.#spell(at, name, value)}`);
    return `[${key}${told.join("")}]`;
  }

  #filled(at: number, values: Values): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = this.#spell(at, name, value);
      for (const form of this.#languages[at]?.forms(name) ?? [])
        filled[`${name}-${form}`] = this.#form(at, name, value, form);
    }
    return filled;
  }

  #spell(at: number, name: string, value: Value): string | number {
    if (value === "" || (Array.isArray(value) && value.length === 0)) return this.#render(at, "nothing", {});
    if (Array.isArray(value)) {
      const words = this.#items(at, name, value);
      const last = words.pop() as string;
      return words.length ? this.#render(at, "list", { rest: words.join(", "), last }) : last;
    }
    if (typeof value === "number") return value;
    const word = String(value);
    return this.#speaker(at, `${name}-${word}`) === undefined ? word : this.#render(at, `${name}-${word}`, {});
  }

  /** Returns a list's items as read, each word once. */
  #items(at: number, name: string, items: readonly Value[]): string[] {
    return items.flatMap((item, place) => {
      const again = items.filter((each) => each === item).length;
      if (again === 1 || !this.#isWord(at, name, item)) return [String(this.#spell(at, name, item))];
      return items.indexOf(item) === place ? [this.#several(at, `${name}-${item}`, again)] : [];
    });
  }

  #isWord(at: number, name: string, item: Value): boolean {
    return typeof item === "string" && this.#speaker(at, `${name}-${item}`) !== undefined;
  }

  #several(at: number, key: string, count: number): string {
    const language = this.#languages[this.#speaker(at, key) ?? at];
    const several = language?.format(language.bundle.getMessage(key)?.attributes.several, { count });
    return several ?? `${count} ${this.#render(at, key, {})}`;
  }

  #form(at: number, name: string, value: Value, form: string): string | number {
    if (Array.isArray(value)) return form === "count" ? value.length : this.#spell(at, form, value);
    if (typeof value === "number" && form === "size") return Math.abs(value);
    if (typeof value === "number" && form === "sign") return value < 0 ? "minus" : "plus";
    const key = `${name}-${value}`;
    const speaker = typeof value === "string" ? this.#speaker(at, key) : undefined;
    const language = speaker === undefined ? undefined : this.#languages[speaker];
    return language?.format(language.bundle.getMessage(key)?.attributes[form], {}) ?? this.#spell(at, name, value);
  }
}
