/** Module notes, grouped by topic. */

export type Note = readonly [key: string, values: Record<string, unknown>];

/** The only note that is drawn: contracts are recognised by picture. */
export const FUTURE = "note-future-contracts";

/** Lines that belong together, in this order, with the message for their title. */
const GROUPS: readonly { title: string; keys: readonly string[] }[] = [
  {
    title: "option-trains",
    keys: [
      "note-train",
      "note-two-trains",
      "note-place",
      "note-place-served",
      "note-future-demand",
      "note-port-halves",
      "note-city",
      "note-reserved",
      "note-covered",
    ],
  },
  { title: "score-milestones", keys: ["note-milestone", "note-demand-beside", "note-markers"] },
  { title: "option-awards", keys: ["note-award", "note-award-card", "note-award-seat"] },
  { title: "option-farmers-markets", keys: ["note-market", "note-market-dealt"] },
  { title: "option-clans", keys: ["note-silos", "note-kilts", "note-shipyards"] },
  { title: "option-future-contracts", keys: [FUTURE] },
  {
    title: "option-automa",
    keys: ["note-automa", "note-automa-token", "note-automa-deck", "note-automa-discard", "note-automa-removed"],
  },
];

/** Groups the lines of a view; lines of unknown modules come last, without a title. */
export function grouped(told: readonly Note[]): { title: string; notes: Note[] }[] {
  const known = new Set(GROUPS.flatMap(({ keys }) => keys));
  const groups = GROUPS.map(({ title, keys }) => ({
    title,
    notes: keys.flatMap((key) => told.filter(([each]) => each === key)),
  }));
  const rest = { title: "", notes: told.filter(([key]) => !known.has(key)) };
  return [...groups, rest].filter(({ notes }) => notes.length);
}
