/**
 * Animations for events. A game lists its events, each with a movement or the reason for none. The new state is
 * already on the table: a movement only shows how it came about, and can be stopped at any time.
 */

import type { IconName } from "../../ui/icons";
import type { SoundName } from "../../ui/sound/recipes";
import type { PlayerColour } from "../../ui/tartan/setts";
import type { Data, EventSeen, SeatSeen, StepSeen } from "../state.svelte";

export const CURVES = {
  /** Arrivals. */
  out: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  /** Movements from place to place. */
  fly: "cubic-bezier(0.3, 0, 0.15, 1)",
  /** A piece landing: a slight overshoot, then still. */
  drop: "cubic-bezier(0.34, 1.35, 0.5, 1)",
  /** One space on a ring, a ladder, a track. */
  step: "cubic-bezier(0.5, 0, 0.5, 1)",
} as const;
export type Curve = keyof typeof CURVES;

/** Location on the page: the first of these selectors that is visible. */
export type Anchor = string | readonly string[];

export type Picture =
  | { is: "plate"; colour: PlayerColour; icon?: IconName; text?: string }
  | { is: "icon"; icon: IconName }
  /** A copy of the element at the end of the path; or at its start, if it's gone by then. */
  | { is: "copy"; of: "from" | "to" };

/** A part of a journey: parts run one after the other. */
export interface Part {
  /**
   * `fly`: from place to place; `hop`: the same in small hops; `ring`: a place lights up once; `sink`: an item
   * disappears; `turn`: a card is turned face up; `roll`: something rotates in place.
   */
  does: "fly" | "hop" | "ring" | "sink" | "turn" | "roll";
  at: Anchor;
  /** Starting place; without one it comes from above. */
  from?: Anchor | undefined;
  /** Leaves `at` upwards, if there is no destination. */
  leaves?: boolean;
  picture?: Picture;
  /** Picture to use if the first place isn't visible and it goes to another. */
  elsewhere?: Picture;
  /** Number of items, and the delay between them; up to five are drawn. */
  count?: number;
  apart?: number;
  ms: number;
  curve: Curve;
  /** Attribute that numbers the places of a ring: a hop goes from one to the next, and leaves a trail of dots. */
  along?: string;
  /**
   * Follows a track that bends to the left by this fraction of its length; negative values reverse it. Both ends
   * are located at the start and kept, even if their board changes size.
   */
  bend?: number;
  /** Starts at the size of its origin, and ends at its own size. */
  grows?: boolean;
  /** Height of its arc, in pixels. */
  arc?: number;
  /** Settling time at the end. */
  land?: number;
  /** Text shown there for a while: "+£9". */
  text?: string | undefined;
  sound?: SoundName;
  /** By default it sounds on arrival. */
  sounds?: "start" | "each";
  /** Runs after all other parts: first the cause, then the payment. */
  later?: boolean;
  /** Under reduced motion: the place of its ring, if not its destination. */
  leftMark?: Anchor;
  /** Under reduced motion: duration of its ring or text, in milliseconds. */
  stays?: number;
}

/** Context for movements: the seats, and the step's subject. */
export interface Scene {
  readonly me: number | null;
  readonly seats: readonly SeatSeen[];
  readonly step: StepSeen;
  /** The subject of an earlier event in the step: payments go there. */
  about: Anchor | null;
}

export interface Still {
  /** Reason why nothing moves. */
  none: string;
}
export const none = (why: string): Still => ({ none: why });

/** Draws an event. `Values` are a game's events' values by name; each event has some of them. */
export type Movement<Values extends Data = Data> = { draw(values: Values, scene: Scene): readonly Part[] }["draw"];

export interface GameMotion<Values extends Data = Data> {
  /** Every event of the base game. */
  events: Readonly<Record<string, Movement<Values> | Still>>;
  /** Events of modules, by the kind of their lines: money, goods. */
  other: (event: EventSeen, scene: Scene) => readonly Part[];
}

/** Consecutive parts of one player. */
export interface Journey {
  player: number;
  parts: readonly Part[];
}

/** Maximum drawn at once, to avoid a swarm. */
export const MOST = 5;
/** Maximum duration of a journey in milliseconds; longer ones are sped up. */
export const LONGEST = 2000;

export function lengthOf({ ms, count = 1, apart = 0, land = 0 }: Part): number {
  return ms + (Math.min(count, MOST) - 1) * apart + land;
}

/** Returns the journeys of a step, one per player. */
export function journeysOf(motion: GameMotion, scene: Scene): Journey[] {
  const { step } = scene;
  // Runs twice: a step's subject may follow its cost.
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
