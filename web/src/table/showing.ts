/** What the command box shows of a component, and what it says of it. */

import { type Components, type Lying, lyingOf, type Shown } from "../games/components";
import { say } from "../words/words.svelte";
import { alike, atTable, everything, exact, examples } from "./finding";
import type { TableState } from "./state.svelte";

/** A component that is looked at, and where it lies if it does. */
export interface Looking {
  shown: Shown;
  lying: Lying | undefined;
}
export interface Seen {
  looking?: Looking;
  /** Nothing if nothing is called that, and more may be tried. */
  answer?: string;
}

/** So many are named where several are meant. */
const LISTED = 8;

/** What is meant by a name: by the whole of it, or by a part, and then with what could be typed if nothing fits. */
export function found(typed: string, table: TableState, parts: readonly Components[], whole: boolean): Seen {
  // By its whole name anything in the box is shown; what is listed lies on this table.
  const listed = whole ? parts : atTable(parts, table);
  const fitting = (whole ? exact : alike)(typed, everything(listed, table));
  const [only, ...others] = fitting;
  if (only && (whole || !others.length)) {
    // Two boxes may have a tile of the same name: what lies here is meant.
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
