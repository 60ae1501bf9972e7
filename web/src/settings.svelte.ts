/** What a person has set for this browser: it outlives the visit, and needs no account. */

import { LANGUAGES, type Language, preferredLanguage } from "./words/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = [100, 112, 125, 150, 200] as const;
export const MOTIONS = ["system", "on", "off"] as const;

export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
}

const PLACE = "bothy.settings";

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

/** What was kept, each value checked: an older release, or a hand, may have written anything. */
function read(): Kept {
  let kept: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof found === "object" && found !== null) kept = { ...found };
  } catch {
    // Storage is closed to us, or holds no JSON: begin with what fits most people.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(navigator.languages)),
    theme: oneOf(THEMES, kept.theme, "system"),
    textSize: oneOf(TEXT_SIZES, kept.textSize, 100),
    motion: oneOf(MOTIONS, kept.motion, "system"),
  };
}

export const settings: Kept = $state(read());

/** Keeps the settings and puts those on the page that style sheets read. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("--text-size", `${settings.textSize}%`);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the settings then last as long as the page.
  }
}
