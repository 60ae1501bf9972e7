/** Animations of modules, each registered when its drawings load. */

import type { Movement, Still } from "../../table/motion/movement";

export type Movements = Readonly<Record<string, Movement | Still>>;

const LENT = new Map<string, Movement | Still>();

export function lend(movements: Movements | undefined): void {
  for (const [key, movement] of Object.entries(movements ?? {})) LENT.set(key, movement);
}

export function lent(key: string): Movement | Still | undefined {
  return LENT.get(key);
}
