/** The pages, each in its own file and loaded when opened. */

import type { Component } from "svelte";
import type { Page, Place } from "../router.svelte";

type Loaded = { default: Component<{ place: Place }> };

export const PAGES: Record<Page, () => Promise<Loaded>> = {
  home: () => import("./Home.svelte"),
  lobby: () => import("./MyTables.svelte"),
  setup: () => import("./Setup.svelte"),
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  replay: () => import("./Replay.svelte"),
  embedded: () => import("./Replay.svelte"),
  embeddedResult: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  settings: () => import("./Settings.svelte"),
  account: () => import("./Account.svelte"),
  signin: () => import("./SignIn.svelte"),
  unsubscribe: () => import("./Unsubscribe.svelte"),
  profile: () => import("./Profile.svelte"),
  person: () => import("./Profile.svelte"),
  leaders: () => import("./Leaders.svelte"),
  lost: () => import("./NotFound.svelte"),
};
