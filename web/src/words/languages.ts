/** The languages the client speaks. */

export const LANGUAGES = ["en", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: never translated, so that whoever is lost finds their own. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", pt: "Português" };

/** The first of the browser's languages that we speak; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** A language as it is written where the reader lives, if the browser says so: days and hours look different there. */
export function asHere(language: string): string {
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}
