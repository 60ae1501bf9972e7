/** Roving focus: a board is one tab stop, and arrow keys move within it. */

export class Roving {
  /** The place that has, or would get, the focus. */
  at: string | null = $state(null);
  readonly #keys: () => readonly string[];
  readonly #step: (from: string, key: string) => string | undefined;

  /** `step` returns where a key leads from a place; if undefined, the key isn't handled. */
  constructor(keys: () => readonly string[], step: (from: string, key: string) => string | undefined) {
    this.#keys = keys;
    this.#step = step;
  }

  readonly current: string | undefined = $derived.by(() => {
    const keys = this.#keys();
    return this.at !== null && keys.includes(this.at) ? this.at : keys[0];
  });

  tabindex(key: string): 0 | -1 {
    return key === this.current ? 0 : -1;
  }

  /** Records that a place got the focus. */
  go(key: string): void {
    this.at = key;
  }

  onkeydown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || this.current === undefined) return;
    const next = this.#step(this.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.at = next;
    const board = event.currentTarget.closest('[role="group"]');
    board?.querySelector<HTMLElement>(`[data-rove="${next}"]`)?.focus();
  };
}

/** Returns the next place along a row that wraps around. */
export function around(keys: readonly string[], from: string, key: string): string | undefined {
  const at = keys.indexOf(from);
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: keys.length - 1,
  };
  const step = steps[key];
  return step === undefined ? undefined : keys[(step + keys.length) % keys.length];
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest spot in an arrow's direction. */
export function toward(
  spots: ReadonlyMap<string, readonly [number, number]>,
  from: string,
  key: string,
): string | undefined {
  const direction = DIRECTIONS[key];
  const here = spots.get(from);
  if (!direction || !here) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, [x, y]] of spots) {
    const [dx, dy] = [x - here[0], y - here[1]];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = along + 2.5 * across;
    if (along > 0 && far < least) [best, least] = [name, far];
  }
  return best ?? from;
}
