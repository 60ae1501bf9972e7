/** Recipes of the sounds: noise and plain tones, no recordings. Times in milliseconds, levels in decibels. */

/** One voice of a sound: a tone or noise, with its start, duration and level. */
export interface Voice {
  wave: "sine" | "triangle" | "noise";
  at?: number;
  /** Duration until silence. */
  ms: number;
  /** Pitch of a tone, or centre of a noise; glides to the second. */
  hertz: number;
  to?: number;
  /** Bandwidth of a noise; without one everything below the pitch is audible. */
  q?: number;
  attack?: number;
  db?: number;
  /** Swells and fades instead of decaying from the start. */
  bell?: boolean;
  /** Tremolo frequency in hertz. */
  wobble?: number;
  /** Random detuning in cents, so that two are never alike. */
  loose?: number;
}

const knock = (at = 0, db = 0): Voice[] => [
  { wave: "noise", at, ms: 8, hertz: 900, q: 4, db: db - 6 },
  { wave: "sine", at, ms: 90, hertz: 180, to: 120, db: db - 3 },
];
const tick = (at = 0, pitch = 1): Voice[] => [{ wave: "noise", at, ms: 14, hertz: 2200 * pitch, q: 6 }];
const coin = (pitch: number, ms: number): Voice[] => [
  { wave: "sine", ms, hertz: 2637 * pitch, attack: 1, db: -3, loose: 8 },
  { wave: "sine", ms, hertz: 3520 * pitch, attack: 1, db: -15, loose: 8 },
];
/** A fourth lower. */
const FOURTH = 3 / 4;
const note = (hertz: number, at: number, ms: number, db = -4): Voice => ({
  wave: "triangle",
  at,
  ms,
  hertz,
  attack: 15,
  db,
});
const [A3, A4, C5, E5, A5] = [220, 440, 554.4, 659.3, 880];

export const RECIPES = {
  /** A piece or a tile lands. */
  wood: knock(),
  /** A pawn hops, a marker steps. */
  tick: tick(),
  /** Each coin that arrives. */
  coin: coin(1, 140),
  /** Each coin that leaves. */
  "coin-out": coin(FOURTH, 70),
  /** A contract or a card moves. */
  paper: [{ wave: "noise", ms: 120, hertz: 1500, to: 4000, q: 1, bell: true }],
  /** A contract is fulfilled, a marker placed. */
  seal: [
    { wave: "sine", ms: 130, hertz: 110, db: -3 },
    { wave: "noise", ms: 20, hertz: 400, q: 1, db: -11 },
  ],
  /** Goods are gathered. */
  sheaf: [0, 1, 2, 3, 4].map(
    (grain): Voice => ({ wave: "noise", at: 25 * grain, ms: 18, hertz: 3000, q: 2, db: -3 * grain }),
  ),
  /** On the water. */
  water: [{ wave: "noise", ms: 260, hertz: 500, q: 2, bell: true, wobble: 6 }],
  /** My turn begins. */
  pipe: [note(A4, 0, 120), note(E5, 120, 120), { ...note(A3, 0, 260, -14), bell: true }],
  /** A round ends, a scoring comes. */
  bell: [
    { wave: "sine", ms: 900, hertz: 523, db: -5 },
    { wave: "sine", ms: 900, hertz: 1046, db: -13 },
    { wave: "sine", ms: 900, hertz: 1570, db: -19 },
  ],
  /** A train starts. */
  train: [
    ...[0, 130, 260].map((at): Voice => ({ wave: "noise", at, ms: 60, hertz: 800 })),
    { wave: "sine", at: 390, ms: 180, hertz: 466, db: -7 },
    { wave: "sine", at: 390, ms: 180, hertz: 554, db: -7 },
  ],
  /** The die rolls. */
  die: [...[0, 90, 150, 240].flatMap((at, step) => tick(at, 1 + 0.02 * step)), ...knock(330)],
  /** Something is refused. */
  no: [{ wave: "triangle", ms: 90, hertz: 196, attack: 12 }],
  /** The game is over. */
  win: [
    ...[A4, C5, E5, A5].map((hertz, at) => note(hertz, 140 * at, at === 3 ? 1180 : 260, -7)),
    { ...note(A3, 0, 1600, -14), bell: true },
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof RECIPES;

/** Returns a voice's relative gain, from 0 to 1. */
export const gainOf = ({ db = 0 }: Voice): number => 10 ** (db / 20);

export function lengthOf(recipe: readonly Voice[]): number {
  return Math.max(...recipe.map(({ at = 0, ms }) => at + ms));
}
