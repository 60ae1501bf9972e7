/** Parts of this table for lessons to point at: "market", or one item of a kind as in "hex f6". */

export type Tab = "map" | "trade" | "mine" | "players" | "log";

const PLACES: Readonly<Record<string, Tab | null>> = {
  map: "map",
  hex: "map",
  ask: "map",
  start: "map",
  market: "trade",
  contracts: "trade",
  contract: "trade",
  scoring: "map",
  mine: "mine",
  box: "mine",
  won: "mine",
  shipping: "mine",
  others: "players",
  /** A module's drawing, by name. */
  module: "map",
  /** A module's own board, which is opened. */
  stage: "map",
  actions: null,
  pass: null,
  controls: null,
};
const ELSEWHERE: Readonly<Record<string, string>> = {
  actions: "section.actions",
  pass: "section.actions .pass",
  controls: "section.prompt .controls .button.main",
};

const kindOf = (part: string) => part.split(" ")[0] ?? "";

/** Returns the tab that shows a part on a narrow screen. */
export function tabOf(part: string): Tab | undefined {
  return PLACES[kindOf(part)] ?? undefined;
}

/** Returns the CSS selector of a part; undefined for an unknown part. */
export function selectorOf(part: string): string | undefined {
  const [kind = "", id] = part.split(" ");
  if (!(kind in PLACES)) return undefined;
  if (kind === "stage") return `[data-part="${id}"]`;
  if (kind === "module") return `[data-part="${id}"], [data-chip="${id}"]`;
  return id ? `[data-${kind}="${id}"]` : (ELSEWHERE[kind] ?? `[data-part="${kind}"]`);
}

/** Returns the module whose board must be open to show a part. */
export function stageOf(part: string): string | undefined {
  const [kind, id] = part.split(" ");
  return kind === "stage" ? id : undefined;
}

/** Returns whether a module's board could cover a part. */
export function coverable(part: string): boolean {
  return !["module", "stage", "mine", "actions", "pass", "controls"].includes(kindOf(part));
}
