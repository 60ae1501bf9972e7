/** Reading position in lessons on this device. Moves are on the server; this is only the place in the text. */

const PLACE = "bothy.lessons";
/** Maximum number of lessons stored; older ones restart at their match's position. */
const MOST = 6;

interface Kept {
  table: string;
  step: string;
  over: boolean;
}

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each?.table === "string") : [];
  } catch {
    return []; // storage is blocked, or isn't JSON
  }
}

/** Returns the last step shown at a table. */
export function keptStep(table: string): string | null {
  return read().find((each) => each.table === table)?.step ?? null;
}

/** Returns whether a table's lesson was read to its end. */
export function isOver(table: string): boolean {
  return read().some((each) => each.table === table && each.over);
}

export function keepStep(table: string, step: string, over: boolean): void {
  const others = read().filter((each) => each.table !== table);
  const before = isOver(table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([{ table, step, over: over || before }, ...others].slice(0, MOST)));
  } catch {
    // Private windows may refuse; the log still shows what was done.
  }
}
