/**
 * What moves when something happens. A game lists its events, each with a movement or with the reason why it has none.
 * The state is already on the table: a movement only tells how it came about, and can be ended at any moment.
 */

import type { IconName } from "../../look/icons";
import type { SoundName } from "../../look/sound/recipes";
import type { PlayerColour } from "../../look/tartan/setts";
import type { Data, EventSeen, SeatSeen, StepSeen } from "../state.svelte";

export const CURVES = {
  /** Arrivals. */
  out: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  /** Journeys from place to place. */
  fly: "cubic-bezier(0.3, 0, 0.15, 1)",
  /** A piece landing: a little over, then still. */
  drop: "cubic-bezier(0.34, 1.35, 0.5, 1)",
  /** One space on a ring, a ladder, a track. */
  step: "cubic-bezier(0.5, 0, 0.5, 1)",
} as const;
export type Curve = keyof typeof CURVES;

/** How a place of the table is found on the page: the first of these selectors that is seen. */
export type Anchor = string | readonly string[];

export type Picture =
  | { is: "plate"; colour: PlayerColour; icon?: IconName; text?: string }
  | { is: "icon"; icon: IconName }
  /** What lies at the end of the way, as it looks there; or at its beginning, for what is gone then. */
  | { is: "copy"; of: "from" | "to" };

/** A part of a journey: parts come one after the other. */
export interface Part {
  /**
   * `fly`: from place to place; `hop`: the same in small leaps; `ring`: a place lights up once; `sink`: what lay there
   * goes; `turn`: a card turns its face up; `roll`: something turns about in its place.
   */
  does: "fly" | "hop" | "ring" | "sink" | "turn" | "roll";
  at: Anchor;
  /** Where it comes from; without one it comes from above. */
  from?: Anchor | undefined;
  /** Leaves `at` upwards, where there is no place to go to. */
  leaves?: boolean;
  picture?: Picture;
  /** What is drawn where the first place isn't seen, and it goes to another. */
  elsewhere?: Picture;
  /** How many fly, and how long after each other; five are drawn at most. */
  count?: number;
  apart?: number;
  ms: number;
  curve: Curve;
  /** The attribute that numbers the places of a ring: a hop goes from one to the next, and leaves a trail of dots. */
  along?: string;
  /**
   * Goes along a track that bends to the left by so much of its length, backwards too if it is below nought. Both ends
   * are looked for when it begins: they stay, even if the board they are on has changed its size.
   */
  bend?: number;
  /** Begins as large as what it comes from, and has its own size at the end. */
  grows?: boolean;
  /** How high it leaps on the way, in pixels. */
  arc?: number;
  /** How long it takes to settle at the end. */
  land?: number;
  /** What is written there for a while: "+£9". */
  text?: string | undefined;
  sound?: SoundName;
  /** Sounds when it arrives unless it says otherwise. */
  sounds?: "start" | "each";
  /** After all that is no afterthought: first the cause, then what it pays. */
  later?: boolean;
  /** Under reduced motion: where its ring stays, if that is not where it ends. */
  leftMark?: Anchor;
  /** Under reduced motion: how long its ring or its text stays, in milliseconds. */
  stays?: number;
}

/** What movements may ask about: who sits here, and what the step is about. */
export interface Scene {
  readonly me: number | null;
  readonly seats: readonly SeatSeen[];
  readonly step: StepSeen;
  /** The place an earlier event of the step was about: what is paid goes there. */
  about: Anchor | null;
}

export interface Still {
  /** Why nothing moves. */
  none: string;
}
export const none = (why: string): Still => ({ none: why });

export type Movement = (values: Data, scene: Scene) => readonly Part[];

export interface GameMotion {
  /** Every event of the game itself. */
  events: Readonly<Record<string, Movement | Still>>;
  /** Events of modules, by the kind of their lines: money, goods. */
  other: (event: EventSeen, scene: Scene) => readonly Part[];
}

/** Parts of one player that follow each other. */
export interface Journey {
  player: number;
  parts: readonly Part[];
}

/** More are not drawn: they would be a swarm. */
export const MOST = 5;
/** No journey is longer: what would be is played faster. */
export const LONGEST = 2000;

export function lengthOf({ ms, count = 1, apart = 0, land = 0 }: Part): number {
  return ms + (Math.min(count, MOST) - 1) * apart + land;
}

/** The journeys of a step, one for each player it moves something of. */
export function journeysOf(motion: GameMotion, scene: Scene): Journey[] {
  const { step } = scene;
  // Told twice: what a step is about may be known only after what it costs.
  const tell = () => step.events.map((event) => ({ event, parts: partsOf(motion, event, scene) }));
  tell();
  const found = new Map<number, Part[]>();
  for (const { event, parts } of tell()) {
    if (!parts.length) continue;
    const player = Number(event.values?.seat ?? step.by ?? -1);
    found.set(player, [...(found.get(player) ?? []), ...parts]);
  }
  return [...found].map(([player, parts]) => ({
    player,
    parts: [...parts.filter(({ later }) => !later), ...parts.filter(({ later }) => later)],
  }));
}

function partsOf(motion: GameMotion, event: EventSeen, scene: Scene): readonly Part[] {
  if (!event.values) return [];
  const known = Object.hasOwn(motion.events, event.key) ? motion.events[event.key] : undefined;
  if (!known) return motion.other(event, scene);
  return typeof known === "function" ? known(event.values, scene) : [];
}
