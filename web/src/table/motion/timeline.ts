/**
 * Plays one show at a time: the parts of a move in the order of cause. Nothing waits for it, since the state is already
 * up to date: any action ends it in one frame.
 */

import type { SoundName } from "../../ui/sound/recipes";
import type { SeatSeen, StepSeen } from "../state.svelte";
import { Figures, type Holding } from "./figures";
import { type GameMotion, LONGEST, lengthOf, type Part, partsOf, type Timed, timed } from "./movement";

/** A part that is ready to start: its positions before the page changed are recorded. */
export interface Ready {
  /** Starts it. */
  begin(rate: number): void;
  /** Ends it, or drops it before its start: what it brings is in its place. */
  end(): void;
}

/** The surface on which movements are drawn. */
export interface Stage {
  /** False under reduced motion: events are then marked for a moment. */
  readonly moves: boolean;
  /** Playback rate. */
  readonly rate: number;
  /** Records positions before the page changes, and empties the places of what will land. */
  ready(part: Part): Ready;
  /** Waits until the page has its new state and has come to rest. */
  changed(): Promise<void>;
  /** Draws the page's changes now. */
  draw(): void;
  /** Marks an event without motion. */
  mark(part: Part): void;
  /** Removes all marks. */
  clear(): void;
  sound(name: SoundName): void;
}

export interface Sitting extends Holding {
  me: number | null;
  seats: readonly SeatSeen[];
}

interface Planned extends Timed, Ready {
  state: "waits" | "runs" | "over";
  arrived: boolean;
}

/** The parts of a move, playing. */
class Show {
  readonly #stage: Stage;
  readonly #parts: readonly Planned[];
  readonly #figures: Figures;
  readonly #rate: number;
  readonly #over: () => void;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Records everything before the page changes. */
  constructor(
    stage: Stage,
    parts: readonly Part[],
    last: readonly string[],
    table: Sitting,
    rate: number,
    over: () => void,
  ) {
    this.#stage = stage;
    this.#rate = rate;
    this.#over = over;
    this.#parts = timed(parts).map((each) => ({
      ...each,
      ...stage.ready(each.part),
      state: "waits",
      arrived: false,
    }));
    const brought = parts.flatMap(({ brings = [], changes = [] }) => [...brings, ...changes]);
    this.#figures = new Figures(table, [...brought, ...last.map((figure) => ({ figure }))]);
  }

  /** Starts the parts from the first that waits; the page has changed. */
  begin(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.finish();
      return;
    }
    for (const each of this.#waiting) this.#at(each.starts - first.starts, () => this.#start(each));
  }

  /** Ends what runs, and goes on with what follows. */
  skipBeat(): void {
    this.#clear();
    for (const each of this.#parts) if (each.state === "runs") this.#end(each);
    this.begin();
  }

  /** Ends everything. */
  finish(): void {
    this.#clear();
    for (const each of this.#parts) if (each.state !== "over") each.end();
    this.#figures.release();
    this.#over();
  }

  get #waiting(): readonly Planned[] {
    return this.#parts.filter(({ state }) => state === "waits");
  }

  #start(planned: Planned): void {
    const { part } = planned;
    planned.state = "runs";
    if (part.changes?.length) {
      this.#figures.bring(part.changes);
      // What moves is drawn from the page as it is now.
      this.#stage.draw();
    }
    planned.begin(this.#rate);
    const length = lengthOf(part);
    this.#sounds(part, length);
    this.#at(part.leaves ? 0 : part.ms, () => this.#arrive(planned));
    this.#at(length, () => this.#end(planned));
  }

  #arrive(planned: Planned): void {
    if (planned.arrived) return;
    planned.arrived = true;
    this.#figures.bring(planned.part.brings ?? []);
  }

  #end(planned: Planned): void {
    planned.state = "over";
    this.#arrive(planned);
    planned.end();
    if (this.#parts.every(({ state }) => state === "over")) this.finish();
  }

  #at(ms: number, does: () => void): void {
    if (ms <= 0) does();
    else this.#timers.push(setTimeout(does, ms / this.#rate));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #sounds({ sound, sounds, count = 1, apart = 0, ms, land = 0 }: Part, length: number): void {
    if (!sound) return;
    const times =
      sounds === "start"
        ? [0]
        : sounds === "each"
          ? Array.from({ length: Math.min(count, 5) }, (_, at) => ms + at * apart)
          : [length - land];
    // Just before the end: the last sound may coincide with it, when the timers are cleared.
    for (const time of times) this.#at(Math.min(time, length - 1), () => this.#stage.sound(sound));
  }
}

export class Timeline {
  readonly #motion: GameMotion;
  readonly #stage: Stage;
  #show: Show | null = null;
  /** Ending everything also ends marks that wait for the page. */
  #turn = 0;
  #resting: readonly (() => void)[] = [];

  constructor(motion: GameMotion, stage: Stage) {
    this.#motion = motion;
    this.#stage = stage;
  }

  /** True if nothing moves. */
  get still(): boolean {
    return this.#show === null;
  }

  /** Runs something once nothing moves; now, if so. */
  rest(then: () => void): void {
    if (this.still) then();
    else this.#resting = [...this.#resting, then];
  }

  /** Returns the duration of these steps in milliseconds. */
  lengthOf(steps: readonly StepSeen[], sitting: Sitting): number {
    if (!this.#stage.moves) return 0;
    const parts = this.#parts(steps, sitting);
    return lengthOfAll(parts) / this.#rateOf(parts, steps, sitting);
  }

  /** Animates these steps. Call it before the page changes: removed elements can't be located afterwards. */
  play(steps: readonly StepSeen[], sitting: Sitting): void {
    this.#set(this.#parts(steps, sitting), steps, sitting);
  }

  /** Animates an undo of these steps: the last path in reverse, without sound. */
  takeBack(steps: readonly StepSeen[], sitting: Sitting): void {
    const way = this.#parts(steps, sitting).findLast(
      ({ does, from, leaves, stage = 0 }) => does === "fly" && from !== undefined && !leaves && stage < 2,
    );
    this.#set(way ? [backwards(way)] : [], steps, sitting);
  }

  /** Ends the running beat. */
  skipBeat(): void {
    this.#show?.skipBeat();
  }

  finish(): void {
    this.#turn++;
    this.#show?.finish();
    this.#stage.clear();
  }

  #parts(steps: readonly StepSeen[], { me, seats, drawn, view }: Sitting): Part[] {
    return steps.flatMap((step) => partsOf(this.#motion, { me, seats, step, view: drawn ?? view, about: null }));
  }

  /** Returns the rate that keeps a show short enough. */
  #rateOf(parts: readonly Part[], steps: readonly StepSeen[], { me }: Sitting): number {
    const mine = me !== null && steps.some(({ by }) => by === me);
    return this.#stage.rate * Math.max(1, lengthOfAll(parts) / LONGEST[mine ? "mine" : "theirs"]);
  }

  #set(parts: readonly Part[], steps: readonly StepSeen[], sitting: Sitting): void {
    this.#show?.finish();
    if (!parts.length) return;
    const stage = this.#stage;
    if (!stage.moves) {
      const turn = this.#turn;
      void stage.changed().then(() => {
        if (turn === this.#turn) for (const part of parts) this.#mark(part);
      });
      return;
    }
    const show = new Show(
      stage,
      parts,
      this.#motion.last ?? [],
      sitting,
      this.#rateOf(parts, steps, sitting),
      () => {
        if (this.#show !== show) return;
        this.#show = null;
        const resting = this.#resting;
        this.#resting = [];
        for (const each of resting) each();
      },
    );
    this.#show = show;
    void stage.changed().then(() => {
      if (this.#show === show) show.begin();
    });
  }

  #mark(part: Part): void {
    this.#stage.mark(part);
    if (part.sound) this.#stage.sound(part.sound);
  }
}

const lengthOfAll = (parts: readonly Part[]): number => Math.max(0, ...timed(parts).map(({ ends }) => ends));

function backwards({ at, from, picture, lands, empties, ...part }: Part): Part {
  return {
    does: part.does,
    at: from ?? at,
    from: at,
    ...(picture ? { picture: picture.is === "copy" ? { is: "copy", of: "from" } : picture } : {}),
    ...(empties ? { lands: empties } : {}),
    ms: 160,
    curve: "out",
  };
}
