/** What a person has set for this browser: it outlives the visit, and needs no account. */

import { LANGUAGES, type Language, preferredLanguage } from "./words/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = [100, 112, 125, 150, 200] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const SPEEDS = ["slow", "normal", "fast"] as const;
/** When a choice is asked about once more: always, or only if it cannot be taken back. */
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
  /** The turn ends by itself when nothing else can be done. */
  endTurn: boolean;
  /** A question with one answer is answered. */
  skipForced: boolean;
  /** Sounds, made by the browser itself. */
  sound: boolean;
  /** Only the one that says that it is my turn. */
  soundTurn: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  /** A notice of the browser when it is my turn and the page is not looked at. */
  notices: boolean;
  /** The name one plays under, for the next table. */
  name: string;
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
    speed: oneOf(SPEEDS, kept.speed, "normal"),
    confirm: oneOf(CONFIRMATIONS, kept.confirm, "always"),
    endTurn: kept.endTurn === true,
    skipForced: kept.skipForced === true,
    sound: kept.sound === true,
    // Who had asked for a sound before there were more of them wanted that one.
    soundTurn: typeof kept.soundTurn === "boolean" ? kept.soundTurn : kept.sound === true,
    volume: typeof kept.volume === "number" ? Math.max(0, Math.min(100, kept.volume)) : 60,
    notices: kept.notices === true,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
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
