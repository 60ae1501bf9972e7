/**
 * What a game can show of its components: in the command box, which finds them by name and number, and beside the rules
 * that speak of them. Rows come from the pack; `games/<game>/components` says how they are called and drawn.
 */

import type { Component } from "svelte";
import type { Data, TableState } from "../table/state.svelte";

/** Where components come from: the pack, and at a table its view, as a module may change what a tile does. */
export interface Source {
  pack: Data;
  view?: Data;
}

/** A picture that is still to be mounted. */
export interface Drawn {
  component: Component<Data>;
  props: Data;
}

/** A component with what it draws. */
export function drawn<Props extends Data>(component: Component<Props>, props: Props): Drawn {
  return { component: component as unknown as Component<Data>, props };
}

/** Where something lies on a table. */
export interface Lying {
  /** The part of the table that is turned to, as in lessons. */
  part: string;
  /** What is ringed there; without it the whole part. */
  at?: string;
}

/** A kind of component: ports, contracts, landmark cards. */
export interface ComponentKind {
  /** As data call it: "port". With an id it names one component, "port 12". */
  kind: string;
  /** The ids of those a pack has. */
  rows: (pack: Data) => readonly string[];
  /** What one is called: "Port 12: a field instead". What stands before a colon is enough to be typed. */
  name: (id: string, source: Source) => string;
  /** What it does, in a sentence. */
  words: (id: string, source: Source) => string;
  drawing: (id: string, source: Source) => Drawn;
  /** Where it lies on a table; nothing if it isn't there. */
  lies?: (id: string, table: TableState) => Lying | undefined;
}

/** What a game shows, or one of its modules. */
export interface Components {
  kinds: readonly ComponentKind[];
  /** The components that paragraphs of the rules speak of, as in "port 12": their pictures stand there. */
  told: Readonly<Record<string, readonly string[]>>;
  /** Where a component of another's kind lies if it lies with this module: a contract in a row of its own. */
  keeps?: Readonly<Record<string, (id: string, table: TableState) => Lying | undefined>>;
}

/** One component: its kind and its id. */
export interface Shown {
  kind: ComponentKind;
  id: string;
}

/** The components that names such as "port 12" stand for. */
export function named(refs: readonly string[], parts: readonly Components[]): Shown[] {
  const kinds = new Map(parts.flatMap((part) => part.kinds).map((each) => [each.kind, each]));
  return refs.flatMap((ref) => {
    const [name = "", id = ""] = ref.split(" ");
    const kind = kinds.get(name);
    return kind ? [{ kind, id }] : [];
  });
}

/** Where a component lies on a table, with whoever keeps it. */
export function lyingOf({ kind, id }: Shown, table: TableState, parts: readonly Components[]): Lying | undefined {
  const own = kind.lies?.(id, table);
  return own ?? parts.flatMap(({ keeps }) => keeps?.[kind.kind]?.(id, table) ?? [])[0];
}
