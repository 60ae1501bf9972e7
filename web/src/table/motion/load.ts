/** What moves comes after what is seen: a table is read and played before any of it is loaded. */

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
