/** Times measured while others compute too. */

import { cpus, loadavg } from "node:os";

/** On a machine with far more to do than it has cores, everything takes so many times as long. */
export function crowd(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
}
