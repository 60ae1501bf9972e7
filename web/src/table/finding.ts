/** Which component is meant by what was typed: "port 12", "loch ness", "campbell". */

import { type ComponentKind, type Components, lyingOf, type Shown, type Source } from "../games/components";
import { fitting, wordsOf } from "./command";
import type { TableState } from "./state.svelte";

/** What stands before the colon is enough: "Port 12: a field instead" is meant by "port 12". */
const short = (name: string): string => name.split(":")[0] ?? name;
const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(" ") === other.toSorted().join(" ");
const figure = /^\d+$/;

/** A component with its name in the language spoken now. */
export interface Called extends Shown {
  name: string;
}

/** All components that a pack has. */
export function everything(parts: readonly Components[], source: Source): Called[] {
  return parts
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => kind.rows(source.pack).map((id) => ({ kind, id, name: kind.name(id, source) })));
}

/** Those whose name, or whose kind with its figures, is just what was typed, in any order. */
export function exact(typed: string, all: readonly Called[]): Called[] {
  const words = wordsOf(typed);
  return all.filter(({ kind, name }) => {
    const own = wordsOf(short(name));
    return same(words, own) || same(words, [kind.kind, ...own.filter((word) => figure.test(word))]);
  });
}

/** Those that have every word typed. */
export function alike(typed: string, all: readonly Called[]): Called[] {
  return fitting(typed, all, ({ kind, id, name }) => wordsOf(`${name} ${kind.kind} ${figure.test(id) ? "" : id}`));
}

/** What a game shows at a table: its own kinds, and those of modules of which something lies there. */
export function atTable(parts: readonly Components[], table: TableState): Components[] {
  const lies = (kind: ComponentKind): boolean =>
    !kind.lies || kind.rows(table.pack).some((id) => lyingOf({ kind, id }, table, parts));
  return parts.map((part, at) => (at ? { ...part, kinds: part.kinds.filter(lies) } : part));
}

/** One of each kind, to say what may be typed: not the first, whose number may be nought. */
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
