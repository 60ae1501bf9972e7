/** A record's data about its deal: the commitment, the words, what was revealed, and the number of draws. */

export interface Deal {
  commitment: string;
  words: readonly string[];
  seed: string;
  steps: number;
  draws: number;
}

/** Reads a finished record; null if it isn't one. */
export function dealOf(record: string): Deal | null {
  try {
    const [head, ...lines] = record
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const end = lines.pop()?.end;
    return {
      commitment: String(head.commitment),
      words: head.words,
      seed: String(end.seed),
      steps: lines.length,
      draws: lines.reduce((sum, line) => sum + (line.draws?.length ?? 0), 0),
    };
  } catch {
    return null;
  }
}

/** Returns the start of a long fingerprint, enough to compare by eye. */
export function short(fingerprint: string): string {
  return `${fingerprint.slice(0, 8)} ${fingerprint.slice(8, 16)}`;
}
