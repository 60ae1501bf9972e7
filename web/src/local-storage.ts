/** Values stored in this browser across visits. Private windows may refuse; then nothing is stored. */

export function remembered(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

/** Stores a value in place of the previous one; an empty one is removed. */
export function remember(place: string, word: string): void {
  try {
    if (word) localStorage.setItem(place, word);
    else localStorage.removeItem(place);
  } catch {
    // storage is blocked
  }
}
