/** Finds components by typed name: "port 12", "loch ness", "campbell". */

import { fitting, wordsOf } from "./command";
import { type ComponentKind, type Components, lyingOf, type Shown, type Source } from "./contract/components";
import type { TableState } from "./state.svelte";

/** Returns the part before the colon, which is enough: "port 12" finds "Port 12: a field instead". */
const short = (name: string): string => name.split(":")[0] ?? name;
const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(" ") === other.toSorted().join(" ");
const figure = /^\d+$/;

/** A component with its name in the current language. */
export interface Called extends Shown {
  name: string;
}

/** Returns all components of a pack. */
export function everything(parts: readonly Components[], source: Source): Called[] {
  return parts
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => kind.rows(source.pack).map((id) => ({ kind, id, name: kind.name(id, source) })));
}

/** Returns components whose name, or kind with number, is exactly the typed text, in any word order. */
export function exact(typed: string, all: readonly Called[]): Called[] {
  const words = wordsOf(typed);
  return all.filter(({ kind, name }) => {
    const own = wordsOf(short(name));
    return same(words, own) || same(words, [kind.kind, ...own.filter((word) => figure.test(word))]);
  });
}

/** Returns components that match every typed word. */
export function alike(typed: string, all: readonly Called[]): Called[] {
  return fitting(typed, all, ({ kind, id, name }) => wordsOf(`${name} ${kind.kind} ${figure.test(id) ? "" : id}`));
}

/** Returns a game's components at a table: its own kinds, and those of modules in use there. */
export function atTable(parts: readonly Components[], table: TableState): Components[] {
  const lies = (kind: ComponentKind): boolean =>
    !kind.lies || kind.rows(table.pack).some((id) => lyingOf({ kind, id }, table, parts));
  return parts.map((part, at) => (at ? { ...part, kinds: part.kinds.filter(lies) } : part));
}

/** Index of each kind's example in help: not the first, whose number may be zero. */
const LIKE = 2;
export function examples(parts: readonly Components[], source: Source): string[] {
  return parts
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => {
      const ids = kind.rows(source.pack);
      const id = ids[Math.min(LIKE, ids.length - 1)];
      return id === undefined ? [] : [short(kind.name(id, source))];
    });
}
