/** How far lessons were read on this device. What was played is on the server; this is only the place in the text. */

const PLACE = "bothy.lessons";
/** Lessons that are remembered; older ones begin to be read where their match stands. */
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
    return []; // storage is closed to us, or holds no JSON
  }
}

/** The step that was shown last at a table. */
export function keptStep(table: string): string | null {
  return read().find((each) => each.table === table)?.step ?? null;
}

/** Whether the lesson at a table was read to its end. */
export function isOver(table: string): boolean {
  return read().some((each) => each.table === table && each.over);
}

export function keepStep(table: string, step: string, over: boolean): void {
  const others = read().filter((each) => each.table !== table);
  const before = isOver(table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([{ table, step, over: over || before }, ...others].slice(0, MOST)));
  } catch {
    // A private window may refuse; the log still says what was done.
  }
}
