/**
 * A game's components, for the command box, which finds them by name and number, and for the rules that mention
 * them. Rows come from the pack; `games/<game>/components` defines their names and drawings.
 */

import type { Component } from "svelte";
import type { Data, TableState } from "../state.svelte";

/** Source of components: the pack and, at a table, its view, since a module may change a tile's effect. */
export interface Source {
  pack: Data;
  view?: Data;
}

/** A picture still to be mounted. */
export interface Drawn {
  component: Component<Data>;
  props: Data;
}

/** Pairs a component with its props. */
export function drawn<const Props extends Data>(component: Component<Props>, props: Props): Drawn {
  return { component: component as unknown as Component<Data>, props };
}

/** Location of a component on a table. */
export interface Lying {
  /** The part of the table to show, as in lessons. */
  part: string;
  /** Selector of the element to ring; without it, the whole part. */
  at?: string;
}

/** A kind of component: ports, contracts, landmark cards. */
export interface ComponentKind {
  /** Name in the data: "port". With an id it names one component, "port 12". */
  kind: string;
  /** Returns the ids in a pack. */
  rows: (pack: Data) => readonly string[];
  /** Returns its name: "Port 12: a field instead". Typing the part before the colon is enough. */
  name: (id: string, source: Source) => string;
  /** Describes its effect in a sentence. */
  words: (id: string, source: Source) => string;
  drawing: (id: string, source: Source) => Drawn;
  /** Returns its location on a table; undefined if it isn't there. */
  lies?: (id: string, table: TableState) => Lying | undefined;
}

/** Components of a game, or of one of its modules. */
export interface Components {
  kinds: readonly ComponentKind[];
  /** Components mentioned in rules paragraphs, as in "port 12", whose pictures are shown there. */
  told: Readonly<Record<string, readonly string[]>>;
  /** Location of a component of another kind that this module holds, such as a contract in its own row. */
  keeps?: Readonly<Record<string, (id: string, table: TableState) => Lying | undefined>>;
  /** Sets of the pack that are no components: numbers, tables, places of a board that is drawn as a whole. */
  figures?: readonly string[];
}

/** One component: its kind and its id. */
export interface Shown {
  kind: ComponentKind;
  id: string;
}

/** Resolves names such as "port 12" to components. */
export function named(refs: readonly string[], parts: readonly Components[]): Shown[] {
  const kinds = new Map(parts.flatMap((part) => part.kinds).map((each) => [each.kind, each]));
  return refs.flatMap((ref) => {
    const [name = "", id = ""] = ref.split(" ");
    const kind = kinds.get(name);
    return kind ? [{ kind, id }] : [];
  });
}

/** Returns a component's location on a table, including with modules that hold it. */
export function lyingOf({ kind, id }: Shown, table: TableState, parts: readonly Components[]): Lying | undefined {
  const own = kind.lies?.(id, table);
  return own ?? parts.flatMap(({ keeps }) => keeps?.[kind.kind]?.(id, table) ?? [])[0];
}
