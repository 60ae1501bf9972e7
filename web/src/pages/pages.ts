/** The pages, each in a file of its own that is loaded when the page is opened. */

import type { Component } from "svelte";
import type { Page, Place } from "../router.svelte";

type Loaded = { default: Component<{ place: Place }> };

const lost = () => import("./Lost.svelte");

/** Pages that are still to be built lead to the same place as a wrong address. */
export const PAGES: Record<Page, () => Promise<Loaded>> = {
  home: () => import("./Home.svelte"),
  lobby: lost,
  setup: lost,
  table: lost,
  join: lost,
  replay: lost,
  rules: lost,
  settings: lost,
  gallery: () => import("./Gallery.svelte"),
  story: () => import("./Story.svelte"),
  lost,
};
