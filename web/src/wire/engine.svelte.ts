/** State of the engine in the page, for those who wait for it: how far it is, and why it can't run. */

import type { Fault, Stage } from "../offline/protocol";

class EngineState {
  stage: Stage = $state("fetching");
  fault: Fault | null = $state(null);
  /** What the engine said about a fault, for a report. */
  told = $state("");
  /** The table that another tab plays at. */
  elsewhere: string | null = $state(null);
  /** True if a call has waited for the engine for a while. */
  slow = $state(false);
}

export const engineState = new EngineState();
