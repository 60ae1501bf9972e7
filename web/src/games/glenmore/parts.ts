/** Where the parts of this table are that a lesson speaks of: "market", or one thing of a kind as in "tile crieff". */

export type Side = "clans" | "players" | "scores" | "notes";
export type Tab = "table" | "market" | Side;

const PLACES: Readonly<Record<string, Tab | null>> = {
  order: "table",
  rondel: "table",
  tile: "table",
  territory: "table",
  place: "table",
  tray: "table",
  work: "table",
  belongings: "table",
  market: "market",
  clans: "clans",
  clan: "clans",
  scores: "scores",
  players: "players",
  notes: "notes",
  shelf: "table",
  chip: "table",
  panel: "table",
  rows: "players",
  controls: null,
};
const OF_KIND: Readonly<Record<string, (id: string) => string>> = {
  tile: (id) => `[data-part="rondel"] [data-tile="${id}"]`,
  place: (id) => `[data-part="territory"] [data-rove="${id}"]`,
  chip: (id) => `[data-chronicle="${id}"]`,
  panel: (id) => `[data-part="panel"][data-of="${id}"]`,
  clan: (id) => `[data-clan="${id}"]`,
};
const CONTROLS = "section.prompt .controls .button.main";

const kindOf = (part: string) => part.split(" ")[0] ?? "";

/** The tab of a narrow screen on which a part is seen. */
export function tabOf(part: string): Tab | undefined {
  return PLACES[kindOf(part)] ?? undefined;
}

/** What is shown at the side of a wide one. */
export function sideOf(part: string): Side | undefined {
  const tab = tabOf(part);
  return tab === "clans" || tab === "players" || tab === "notes" ? tab : undefined;
}

/** How a part is found on the page; nothing if there is no such part. */
export function selectorOf(part: string): string | undefined {
  const [kind = "", id] = part.split(" ");
  if (!(kind in PLACES)) return undefined;
  if (id) return OF_KIND[kind]?.(id);
  return kind === "controls" ? CONTROLS : `[data-part="${kind}"]`;
}

/** The module whose panel has to be open for a part to be seen. */
export function panelOf(part: string): string | undefined {
  const [kind, id] = part.split(" ");
  return kind === "panel" ? id : undefined;
}
