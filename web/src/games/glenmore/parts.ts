/** Parts of this table for lessons to point at: "market", or one item of a kind as in "tile crieff". */

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

/** Returns the tab that shows a part on a narrow screen. */
export function tabOf(part: string): Tab | undefined {
  return PLACES[kindOf(part)] ?? undefined;
}

/** Returns the side panel that shows a part on a wide screen. */
export function sideOf(part: string): Side | undefined {
  const tab = tabOf(part);
  return tab === "clans" || tab === "players" || tab === "notes" ? tab : undefined;
}

/** Returns the CSS selector of a part; undefined for an unknown part. */
export function selectorOf(part: string): string | undefined {
  const [kind = "", id] = part.split(" ");
  if (!(kind in PLACES)) return undefined;
  if (id) return OF_KIND[kind]?.(id);
  return kind === "controls" ? CONTROLS : `[data-part="${kind}"]`;
}

/** Returns the module whose panel must be open to show a part. */
export function panelOf(part: string): string | undefined {
  const [kind, id] = part.split(" ");
  return kind === "panel" ? id : undefined;
}
