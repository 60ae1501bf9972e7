/** A day as people write it, in the language of the page; if the browser knows in which country, as one does there. */
export function day(at: number): string {
  const language = document.documentElement.lang || "en";
  const here = navigator.languages.find((each) => each.startsWith(`${language}-`));
  return new Date(at).toLocaleDateString(here ?? language, { dateStyle: "medium" });
}
