/** One tab plays at a table: the browser's lock decides which, and goes with its tab. */

const nameOf = (table: string): string => `bothy-table-${table}`;

interface Hold {
  /** Lines of this tab to the table. */
  lines: number;
  release: () => void;
}
const held = new Map<string, Hold>();

/**
 * Takes a table for this tab; false if another one has it. With `steal` that one loses it, and is told by `onlost`, as
 * this one is when the next takes it.
 */
export async function hold(table: string, onlost: () => void, steal = false): Promise<boolean> {
  const own = held.get(table);
  if (own) {
    own.lines += 1;
    return true;
  }
  if (!navigator.locks) return true; // an old browser: the database still refuses the slower tab
  return new Promise((settled) => {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(nameOf(table), options, (lock) => {
        if (!lock) return settled(false);
        return new Promise<void>((release) => {
          held.set(table, { lines: 1, release });
          settled(true);
        });
      })
      .catch(() => {
        held.delete(table);
        onlost();
      });
  });
}

/** Gives the table back when this tab's last line to it is closed. */
export function letGo(table: string): void {
  const own = held.get(table);
  if (!own) return;
  own.lines -= 1;
  if (own.lines > 0) return;
  held.delete(table);
  own.release();
}
