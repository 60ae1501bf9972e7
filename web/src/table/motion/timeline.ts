/**
 * Plays one journey at a time per player, with up to three waiting. Nothing waits for them: any action ends them
 * all, since the state is already up to date.
 */

import type { SoundName } from "../../ui/sound/recipes";
import type { SeatSeen, StepSeen } from "../state.svelte";
import { type GameMotion, type Journey, journeysOf, LONGEST, lengthOf, type Part } from "./movement";

/** The surface on which movements are drawn. */
export interface Stage {
  /** False under reduced motion: events are then marked for a moment. */
  readonly moves: boolean;
  /** Playback rate. */
  readonly rate: number;
  /**
   * Records positions before the page changes. Returns a function that starts the part, which returns one that
   * ends it.
   */
  note(part: Part): (rate: number) => () => void;
  /** Waits for the page's update only. */
  changed(): Promise<void>;
  /** Marks an event without motion. */
  mark(part: Part): void;
  /** Removes all marks. */
  clear(): void;
  sound(name: SoundName): void;
}

/** Maximum number of waiting journeys per player; one more skips them all. */
const WAITING = 3;

interface Planned {
  part: Part;
  begin: (rate: number) => () => void;
}

class Line {
  readonly #stage: Stage;
  readonly #waiting: Planned[][] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #end: (() => void) | null = null;
  busy = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(journey: Planned[]): void {
    if (this.busy && this.#waiting.length >= WAITING) {
      this.#waiting.length = 0;
      return;
    }
    this.#waiting.push(journey);
    if (!this.busy) this.#next();
  }

  /** Ends everything. */
  finish(): void {
    this.#waiting.length = 0;
    this.#stop();
    this.busy = false;
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#end?.();
    this.#end = null;
  }

  #next(): void {
    const journey = this.#waiting.shift();
    this.busy = journey !== undefined;
    if (!journey) return;
    const rate = this.#stage.rate * rateOf(journey.map(({ part }) => part));
    this.#play(journey, 0, rate);
  }

  #play(journey: readonly Planned[], at: number, rate: number): void {
    this.#stop();
    const planned = journey[at];
    if (!planned) {
      this.#next();
      return;
    }
    const { part, begin } = planned;
    this.#end = begin(rate);
    const length = lengthOf(part) / rate;
    this.#sounds(part, length, rate);
    this.#timers.push(setTimeout(() => this.#play(journey, at + 1, rate), length));
  }

  #sounds({ sound, sounds, count = 1, apart = 0, ms, land = 0 }: Part, length: number, rate: number): void {
    if (!sound) return;
    const times =
      sounds === "start"
        ? [0]
        : sounds === "each"
          ? Array.from({ length: Math.min(count, 5) }, (_, at) => (ms + at * apart) / rate)
          : [length - land / rate];
    for (const time of times) {
      if (time <= 0) this.#stage.sound(sound);
      // Just before the end: the last sound may coincide with it, when the timers are cleared.
      else this.#timers.push(setTimeout(() => this.#stage.sound(sound), Math.min(time, length - 1)));
    }
  }
}

/** Returns the playback rate that keeps a journey short enough. */
function rateOf(parts: readonly Part[]): number {
  return Math.max(1, parts.reduce((sum, part) => sum + lengthOf(part), 0) / LONGEST);
}

export interface Sitting {
  me: number | null;
  seats: readonly SeatSeen[];
}

export class Timeline {
  readonly #motion: GameMotion;
  readonly #stage: Stage;
  readonly #lines = new Map<number, Line>();
  /** Ending everything also ends recorded parts that wait for the page. */
  #turn = 0;

  constructor(motion: GameMotion, stage: Stage) {
    this.#motion = motion;
    this.#stage = stage;
  }

  /** True if nothing moves. */
  get still(): boolean {
    return ![...this.#lines.values()].some(({ busy }) => busy);
  }

  /** Returns the duration of these steps in milliseconds: that of their longest journey. */
  lengthOf(steps: readonly StepSeen[], sitting: Sitting): number {
    if (!this.#stage.moves) return 0;
    const lengths = this.#journeys(steps, sitting).map(({ parts }) =>
      Math.min(
        LONGEST,
        parts.reduce((sum, part) => sum + lengthOf(part), 0),
      ),
    );
    return Math.max(0, ...lengths) / this.#stage.rate;
  }

  /** Animates these steps. Call it before the page changes: removed elements can't be located afterwards. */
  play(steps: readonly StepSeen[], sitting: Sitting): void {
    this.#set(this.#journeys(steps, sitting));
  }

  /** Animates an undo of these steps: the last path in reverse, without sound. */
  takeBack(steps: readonly StepSeen[], sitting: Sitting): void {
    const last = this.#journeys(steps, sitting).flatMap(({ player, parts }) => {
      const way = parts.find(({ does, from, leaves }) => does === "fly" && from !== undefined && !leaves);
      return way ? [{ player, parts: [backwards(way)] }] : [];
    });
    this.#set(last.slice(-1));
  }

  finish(): void {
    this.#turn++;
    for (const line of this.#lines.values()) line.finish();
    this.#stage.clear();
  }

  #journeys(steps: readonly StepSeen[], { me, seats }: Sitting): Journey[] {
    return steps.flatMap((step) => journeysOf(this.#motion, { me, seats, step, about: null }));
  }

  #set(journeys: readonly Journey[]): void {
    if (!journeys.length) return;
    const turn = this.#turn;
    const stage = this.#stage;
    if (!stage.moves) {
      void stage.changed().then(() => {
        if (turn === this.#turn) for (const { parts } of journeys) for (const part of parts) this.#mark(part);
      });
      return;
    }
    const planned = journeys.map(({ player, parts }) => ({
      player,
      parts: parts.map((part) => ({ part, begin: stage.note(part) })),
    }));
    void stage.changed().then(() => {
      if (turn !== this.#turn) return;
      for (const { player, parts } of planned) {
        const line = this.#lines.get(player) ?? new Line(stage);
        this.#lines.set(player, line);
        line.add(parts);
      }
    });
  }

  #mark(part: Part): void {
    this.#stage.mark(part);
    if (part.sound) this.#stage.sound(part.sound);
  }
}

function backwards({ at, from, picture, ...part }: Part): Part {
  return {
    does: part.does,
    at: from ?? at,
    from: at,
    ...(picture ? { picture: picture.is === "copy" ? { is: "copy", of: "from" } : picture } : {}),
    ms: 160,
    curve: "out",
  };
}
