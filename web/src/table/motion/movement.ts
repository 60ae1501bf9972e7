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
  /** The piece itself: a copy of the element at the end of its path, or at its start if it's gone by then. */
  | { is: "copy"; of: "from" | "to" };

/** A figure of the view that changes when a part arrives, by this amount; without one, to its new value. */
export interface Brought {
  /** Keys into the view, separated by dots: "players.0.money". */
  figure: string;
  by?: number;
}

/** A part of a show: parts run one after the other, unless they overlap. */
export interface Part {
  /**
   * `fly`: from place to place; `hop`: the same in small hops; `ring`: a place lights up once; `sink`: an item
   * disappears; `turn`: a card is turned face up; `roll`: something rotates in place; `stamp`: a seal drops onto
   * an item that is about to leave.
   */
  does: "fly" | "hop" | "ring" | "sink" | "turn" | "roll" | "stamp";
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
  /** Starts together with the part before it. */
  beside?: boolean;
  /** Time from its start to the next part, if that starts before its end. */
  next?: number;
  /**
   * Place in the order of cause within a step: 0 is what is done and paid, 1 what it changes, 2 what it brings, 3
   * what ends with it.
   */
  stage?: 0 | 1 | 2 | 3;
  /** Selector of what lands: hidden until then, as nothing is drawn twice. */
  lands?: string;
  /** Selector of the place it comes from, which stays empty until it lands. */
  empties?: string;
  brings?: readonly Brought[];
  /** Figures that change as soon as it starts. */
  changes?: readonly Brought[];
  /** Colour of the trail it leaves. */
  colour?: PlayerColour;
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
  /** The view before the step. */
  readonly view?: Data;
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
  /** Figures of the view that change when a show is over, such as points that follow from the rest. */
  last?: readonly string[];
}

/** Maximum drawn at once, to avoid a swarm. */
export const MOST = 5;
/** Maximum durations of a show in milliseconds, of my move and of another's; longer ones are sped up. */
export const LONGEST = { mine: 2600, theirs: 1600 } as const;

export function lengthOf({ ms, count = 1, apart = 0, land = 0 }: Part): number {
  return ms + (Math.min(count, MOST) - 1) * apart + land;
}

/** A part with its start, in milliseconds from the beginning of its show. */
export interface Timed {
  part: Part;
  starts: number;
  ends: number;
}

/** Returns the parts of a step in the order of cause: what was done, what it changed, what it brought. */
export function partsOf(motion: GameMotion, scene: Scene): Part[] {
  const { step } = scene;
  // Runs twice: a step's subject may follow its cost.
  const tell = () => step.events.flatMap((event) => drawn(motion, event, scene));
  tell();
  return tell().toSorted((one, other) => (one.stage ?? 0) - (other.stage ?? 0));
}

/** Returns when each part starts and ends. */
export function timed(parts: readonly Part[]): Timed[] {
  const found: Timed[] = [];
  let [starts, free] = [0, 0];
  for (const part of parts) {
    if (!part.beside || !found.length) starts = free;
    const ends = starts + lengthOf(part);
    free = Math.max(free, starts + (part.next ?? lengthOf(part)));
    found.push({ part, starts, ends });
  }
  return found;
}

function drawn(motion: GameMotion, event: EventSeen, scene: Scene): readonly Part[] {
  if (!event.values) return [];
  const known = Object.hasOwn(motion.events, event.key) ? motion.events[event.key] : undefined;
  if (!known) return motion.other(event, scene);
  return typeof known === "function" ? known(event.values, scene) : [];
}
