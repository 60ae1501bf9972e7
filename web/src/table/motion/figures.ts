/** Figures that keep their old value until what changes them arrives. */

import type { Data } from "../state.svelte";
import type { Brought } from "./movement";

/** A part of a view, by its path, with the value still shown. */
export interface Held {
  path: readonly string[];
  value: unknown;
}

/** A table whose figures can be held. */
export interface Holding {
  /** The view as it is. */
  readonly view: Data;
  /** The view as it's drawn; without it, nothing is held. */
  readonly drawn?: Data;
  onTheWay?: readonly Held[];
}

type Branch = Readonly<Record<string, unknown>>;

function valueAt(view: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Branch | null | undefined)?.[key], view);
}

/** Returns a copy with one value replaced; everything beside its path is shared. */
function replaced(at: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  if (at === null || typeof at !== "object" || !(key in at)) return at;
  const inner = rest.length ? replaced((at as Branch)[key], rest, value) : value;
  return Array.isArray(at) ? at.with(Number(key), inner) : { ...at, [key]: inner };
}

/** Returns the view with its held figures. */
export function drawnOf(view: Data, held: readonly Held[]): Data {
  return held.reduce((at, { path, value }) => replaced(at, path, value) as Data, view);
}

/** Holds the figures of a show at their present values, and lets each change when it's brought. */
export class Figures {
  readonly #table: Holding;
  /** Number of arrivals that each figure still waits for. */
  readonly #awaited = new Map<string, number>();

  constructor(table: Holding, brought: readonly Brought[]) {
    this.#table = table;
    for (const { figure } of brought) this.#awaited.set(figure, (this.#awaited.get(figure) ?? 0) + 1);
    const now = table.drawn ?? table.view;
    table.onTheWay = [...this.#awaited.keys()].map((figure) => {
      const path = figure.split(".");
      return { path, value: valueAt(now, path) };
    });
  }

  /** Changes figures: by their amount, or to their new value with the last arrival. */
  bring(brought: readonly Brought[]): void {
    for (const { figure, by = 0 } of brought) {
      const left = (this.#awaited.get(figure) ?? 1) - 1;
      this.#awaited.set(figure, left);
      const held = this.#table.onTheWay ?? [];
      this.#table.onTheWay = held.flatMap((each) => {
        if (each.path.join(".") !== figure) return each;
        return left > 0 ? { ...each, value: typeof each.value === "number" ? each.value + by : each.value } : [];
      });
    }
  }

  /** Lets everything change. */
  release(): void {
    this.#awaited.clear();
    this.#table.onTheWay = [];
  }
}
