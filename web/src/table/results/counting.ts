/** A score sheet counted category by category: running totals and leaders. */

export interface Count {
  category: string;
  totals: readonly number[];
  /** The seats with the most points so far. */
  leaders: readonly number[];
  /** True if the lead changed. */
  changed: boolean;
}

export function countOut(
  categories: readonly string[],
  scores: readonly Readonly<Record<string, number>>[],
): Count[] {
  let totals: readonly number[] = scores.map(() => 0);
  let before = "";
  return categories.map((category) => {
    totals = totals.map((total, seat) => total + (scores[seat]?.[category] ?? 0));
    const most = Math.max(...totals);
    const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
    const changed = before !== "" && before !== String(leaders);
    before = String(leaders);
    return { category, totals, leaders, changed };
  });
}
