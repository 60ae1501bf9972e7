/** Time limits on a machine that runs other work too. */

import { cpus, loadavg } from "node:os";
import { NIGHTLY } from "../support/nightly";

/** A shared machine has phases in which everything takes twice as long, which its load doesn't show. */
const SWING = 3;

/**
 * Returns how many times the quiet-machine limit something may take. By day only large slowdowns fail, because a
 * flaky gate is useless; `make nightly`, with nothing else running, uses the limits themselves.
 */
export function crowd(): number {
  const busy = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
  return NIGHTLY ? busy : busy * SWING;
}
