/** A real server for the walks. Its deals are fixed, so that a walk finds what it looks for. */

import type { TestProject } from "vitest/node";
import { SEEDED, startServer } from "../chromium/server";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(SEEDED);
  project.provide("site", server.site);
  return () => server.close();
}
