/** Loads animations after the table itself, which is usable without them. */

import type { GameMotion } from "./movement";
import type { Timeline } from "./timeline";

export async function loadTimeline(motion: () => Promise<GameMotion>): Promise<Timeline> {
  const [table, { Timeline: Line }, { PageStage }] = await Promise.all([
    motion(),
    import("./timeline"),
    import("./page"),
  ]);
  return new Line(table, new PageStage());
}
