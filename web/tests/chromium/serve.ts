/** One real server for all tests in Chromium, which serves the build; and for most of them, one with the stories. */

import type { TestProject } from "vitest/node";
import { buildStories, serveStories } from "../../stories/serve";
import { startServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    site: string;
    /** Serves the gallery and recorded moments, which the build doesn't have. */
    stories: string;
  }
}

/** The project whose tests show stories. */
const WITH_STORIES = "chromium";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const told = project.name === WITH_STORIES;
  const [server] = await Promise.all([startServer(), told && buildStories()]);
  project.provide("site", server.site);
  if (!told) return () => server.close();
  const stories = await serveStories(server.site);
  project.provide("stories", stories.site);
  return async () => {
    await stories.close();
    await server.close();
  };
}
