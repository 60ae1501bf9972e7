/** Where the parts of this table are that a lesson speaks of: "market", or one thing of a kind as in "hex f6". */

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
  /** What a module draws, by its name. */
  module: "map",
  /** The board of a module's own, which is opened. */
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

/** The tab of a narrow screen on which a part is seen. */
export function tabOf(part: string): Tab | undefined {
  return PLACES[kindOf(part)] ?? undefined;
}

/** How a part is found on the page; nothing if there is no such part. */
export function selectorOf(part: string): string | undefined {
  const [kind = "", id] = part.split(" ");
  if (!(kind in PLACES)) return undefined;
  if (kind === "stage") return `[data-part="${id}"]`;
  if (kind === "module") return `[data-part="${id}"], [data-chip="${id}"]`;
  return id ? `[data-${kind}="${id}"]` : (ELSEWHERE[kind] ?? `[data-part="${kind}"]`);
}

/** The module whose own board has to be open for a part to be seen. */
export function stageOf(part: string): string | undefined {
  const [kind, id] = part.split(" ");
  return kind === "stage" ? id : undefined;
}

/** Whether a part lies where a module's own board may lie over it. */
export function coverable(part: string): boolean {
  return !["module", "stage", "mine", "actions", "pass", "controls"].includes(kindOf(part));
}
