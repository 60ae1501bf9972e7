/** A word this browser keeps from one visit to the next. A private window may refuse: then it is only not remembered. */

export function remembered(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a word in the place of the one before; an empty one is forgotten. */
export function remember(place: string, word: string): void {
  try {
    if (word) localStorage.setItem(place, word);
    else localStorage.removeItem(place);
  } catch {
    // closed to us
  }
}
