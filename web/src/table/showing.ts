/** The command box's display and text for a component. */

import { say } from "../messages/messages.svelte";
import { type Components, type Lying, lyingOf, type Shown } from "./contract/components";
import { alike, atTable, everything, exact, examples } from "./finding";
import type { TableState } from "./state.svelte";

/** A component being viewed, and its location if it's on the table. */
export interface Looking {
  shown: Shown;
  lying: Lying | undefined;
}
export interface Seen {
  looking?: Looking;
  /** Undefined if nothing has that name, so that other searches may follow. */
  answer?: string;
}

/** Maximum number of matches listed. */
const LISTED = 8;

/** Finds a component by full name, or by part of it; in that case with suggestions if nothing matches. */
export function found(typed: string, table: TableState, parts: readonly Components[], whole: boolean): Seen {
  // A full name finds any component in the box; partial names only those at this table.
  const listed = whole ? parts : atTable(parts, table);
  const fitting = (whole ? exact : alike)(typed, everything(listed, table));
  const [only, ...others] = fitting;
  if (only && (whole || !others.length)) {
    // Two boxes may have a tile of the same name: the one at this table is meant.
    const seen = fitting.map((shown) => ({ shown, lying: lyingOf(shown, table, parts) }));
    const looking = seen.find(({ lying }) => lying) ?? { shown: only, lying: undefined };
    return { looking, answer: told(looking, table) };
  }
  if (whole) return {};
  if (!only)
    return { answer: `${say("command-unknown")} ${say("command-shows", { things: examples(listed, table) })}` };
  const names = fitting.slice(0, LISTED).map(({ name }) => name);
  const more = fitting.length - names.length;
  const rest = more > 0 ? ` ${say("command-more", { count: more })}` : "";
  return { answer: `${say("command-many", { count: fitting.length })} ${names.join("; ")}${rest}` };
}

function told({ shown: { kind, id }, lying }: Looking, table: TableState): string {
  const words = `${kind.name(id, table)}. ${kind.words(id, table)}`.replace(/([^.])$/, "$1.");
  return lying ? `${words} ${say("command-ringed")}` : words;
}
