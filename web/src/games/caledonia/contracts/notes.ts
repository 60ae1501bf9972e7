/** What modules tell of themselves in lines, put together by what they are about. */

export type Note = readonly [key: string, values: Record<string, unknown>];

/** The one line that is drawn: contracts are told apart by their pictures. */
export const FUTURE = "note-future-contracts";

/** The lines that belong together, in this order, and the message that stands above them. */
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

/** The lines of a view, group by group; those of a module that is new here come last, without a title. */
export function grouped(told: readonly Note[]): { title: string; notes: Note[] }[] {
  const known = new Set(GROUPS.flatMap(({ keys }) => keys));
  const groups = GROUPS.map(({ title, keys }) => ({
    title,
    notes: keys.flatMap((key) => told.filter(([each]) => each === key)),
  }));
  const rest = { title: "", notes: told.filter(([key]) => !known.has(key)) };
  return [...groups, rest].filter(({ notes }) => notes.length);
}
