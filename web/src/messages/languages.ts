/** The client's languages. */

export const LANGUAGES = ["en", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself: never translated, so that users always find their own. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", pt: "Português" };

/** Returns the first supported language of the browser's; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** Returns a language with the reader's region, if the browser gives one: date and time formats differ there. */
export function asHere(language: string): string {
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}
