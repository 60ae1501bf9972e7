/** The user's settings in this browser: kept across visits, without an account. */

import { LANGUAGES, type Language, preferredLanguage } from "./messages/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = [100, 112, 125, 150, 200] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const SPEEDS = ["slow", "normal", "fast"] as const;
/** Confirmation of choices: always, or only if they can't be undone. */
export const CONFIRMATIONS = ["always", "final"] as const;

export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type Confirmation = (typeof CONFIRMATIONS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  speed: Speed;
  confirm: Confirmation;
  /** Ends the turn automatically when no other actions remain. */
  endTurn: boolean;
  /** Answers questions with a single answer automatically. */
  skipForced: boolean;
  /** Sounds, synthesised by the browser. */
  sound: boolean;
  /** Only the turn alert. */
  soundTurn: boolean;
  /** Volume, from 0 to 100. */
  volume: number;
  /** A browser notification when it's my turn and the page is hidden. */
  notices: boolean;
  /** The player's name for the next table. */
  name: string;
}

const PLACE = "bothy.settings";

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

/**
 * Returns the stored settings, each value checked: an older release or a manual edit may have written anything.
 */
function read(): Kept {
  let kept: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof found === "object" && found !== null) kept = { ...found };
  } catch {
    // Storage is blocked or isn't JSON: use the defaults.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(navigator.languages)),
    theme: oneOf(THEMES, kept.theme, "system"),
    textSize: oneOf(TEXT_SIZES, kept.textSize, 100),
    motion: oneOf(MOTIONS, kept.motion, "system"),
    speed: oneOf(SPEEDS, kept.speed, "normal"),
    confirm: oneOf(CONFIRMATIONS, kept.confirm, "always"),
    endTurn: kept.endTurn === true,
    skipForced: kept.skipForced === true,
    sound: kept.sound === true,
    // Users who enabled sound before there were several wanted this one.
    soundTurn: typeof kept.soundTurn === "boolean" ? kept.soundTurn : kept.sound === true,
    volume: typeof kept.volume === "number" ? Math.max(0, Math.min(100, kept.volume)) : 60,
    notices: kept.notices === true,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
  };
}

export const settings: Kept = $state(read());

/** Stores the settings, and applies those that style sheets read. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("--text-size", `${settings.textSize}%`);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}
