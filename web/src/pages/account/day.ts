/** A day as people write it, in the language of the page. */
export function day(at: number): string {
  return new Date(at).toLocaleDateString(document.documentElement.lang || "en", { dateStyle: "medium" });
}
