/** Times measured while others compute too. */

import { cpus, loadavg } from "node:os";
import { NIGHTLY } from "../support/nightly";

/** A shared machine has phases in which everything takes twice as long, and its load doesn't tell. */
const SWING = 3;

/**
 * How many times as long as on a quiet machine something may take. By day only what has become far slower fails, as a gate
 * that fails by the hour is of no use; `make nightly`, with nothing beside it, judges by the figures themselves.
 */
export function crowd(): number {
  const busy = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
  return NIGHTLY ? busy : busy * SWING;
}
