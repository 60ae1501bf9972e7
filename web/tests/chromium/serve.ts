/** One real server for all tests in Chromium; it serves the build. */

import type { TestProject } from "vitest/node";
import { startServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    site: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("site", server.site);
  return () => server.close();
}
