/** Serves the built client on a free port for the tests in Chromium. */

import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    site: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "warn" });
  const site = server.resolvedUrls?.local[0];
  if (!site) throw new Error("the preview server has no address");
  project.provide("site", site);
  return () => server.close();
}
