/** Playback of the Automa's turn: runs automatically, and can be stepped, paused and skipped. */

import { untrack } from "svelte";
import { settings } from "../../../../settings.svelte";
import type { Showing } from "../../../../table/director.svelte";
import { readingTime } from "../../../../table/queue";
import type { StepSeen, TableState } from "../../../../table/state.svelte";
import { tell } from "../../labels";
import { type CaledoniaView, packOf } from "../../shape";
import { cardsOf, seatOf } from "./data";
import { storiesOf } from "./scenes";
import { plays, type Scene, type Story } from "./story";
import { sentenceOf } from "./words";

const SPEED = { slow: 1.5, normal: 0.8, fast: 0.35 };

export class Telling {
  readonly #table: TableState;
  /** The newest step whose story is finished. */
  #done: number = $state(-1);
  /** A step to replay. */
  #again: StepSeen | null = $state.raw(null);
  #at = $state(0);
  #told: { step: StepSeen; stories: readonly Story[] } | null = null;
  paused = $state(false);
  /** The newest step whose story may be told: those before it wait for other shows. */
  #begun: number = $state(-1);
  #asked = -1;
  readonly #showing: Showing;

  constructor(table: TableState) {
    this.#table = table;
    this.#showing = {
      rank: "story",
      by: seatOf(table.view as CaledoniaView) ?? null,
      says: () => tell("automa-turn"),
      begin: () => {
        this.#begun = this.#asked;
        this.begin();
      },
      end: () => this.close(),
    };
  }

  /** Asks for the story of a new step, once. */
  follow(): void {
    const seq = this.#fresh?.seq ?? -1;
    if (seq <= Math.max(this.#done, this.#asked)) return;
    this.#asked = seq;
    const { director } = this.#table;
    if (director) untrack(() => director.ask(this.#showing));
    else this.#begun = seq;
  }

  /** Notes that the story has been told: it may still be looked at, but nothing waits for it any more. */
  told(): void {
    this.#table.director?.over(this.#showing);
  }

  // These are all getters: a derived value made inside an effect ends with it, but the playback outlives effects.

  /** The newest step in which it played while I was watching, unless I've acted since. */
  get #fresh(): StepSeen | null {
    const { fresh = [], me } = this.#table;
    const at = fresh.findLastIndex(plays);
    const acted = fresh.slice(at + 1).some(({ by }) => by === me && me !== null);
    return at < 0 || acted ? null : (fresh[at] ?? null);
  }

  /** Its newest step overall, for late arrivals and replays. */
  get last(): StepSeen | null {
    return this.#table.log?.findLast(plays) ?? this.#fresh;
  }

  /** The step being shown; its number changes whenever there's something new. */
  get step(): StepSeen | null {
    if (this.#again) return this.#again;
    const fresh = this.#fresh;
    return fresh && fresh.seq > this.#done && fresh.seq <= this.#begun ? fresh : null;
  }

  /** Its turns in this step. */
  get stories(): readonly Story[] {
    const { view, pack } = this.#table;
    const step = this.step ?? this.last;
    const seat = seatOf(view as CaledoniaView);
    if (!step || seat === undefined) return [];
    if (this.#told?.step !== step)
      this.#told = { step, stories: storiesOf(step, cardsOf(packOf({ pack })), seat) };
    return this.#told.stories;
  }

  /** Every scene of the step, each with the story it belongs to. */
  get scenes(): readonly { story: number; at: number; scene: Scene }[] {
    return this.stories.flatMap(({ scenes }, story) =>
      scenes.flatMap((scene, at) => (scene.spare ? [] : [{ story, at, scene }])),
    );
  }

  get now(): { story: number; at: number; scene: Scene } | undefined {
    return this.scenes[this.at];
  }

  get story(): Story | undefined {
    return this.stories[this.now?.story ?? 0];
  }

  get ended(): boolean {
    return this.#at >= this.scenes.length - 1;
  }

  get at(): number {
    return Math.min(this.#at, Math.max(0, this.scenes.length - 1));
  }

  /** Reading time of the current scene, in milliseconds. */
  get reading(): number {
    return this.now ? readingTime(sentenceOf(this.now.scene)) * SPEED[settings.speed] : 0;
  }

  go(by: number): void {
    this.#at = Math.max(0, Math.min(this.scenes.length - 1, this.at + by));
  }

  /** Skips to the last scene. */
  toTheEnd(): void {
    this.#at = this.scenes.length - 1;
  }

  /** Plays the newest turn, or an older one, from the start. */
  replay(step: StepSeen | null = this.last): void {
    this.#again = step;
    this.#at = 0;
    this.paused = false;
  }

  begin(): void {
    this.#at = 0;
    this.paused = false;
  }

  /** Marks the story as finished. */
  close(): void {
    this.#again = null;
    this.#done = Math.max(this.#done, this.#fresh?.seq ?? -1);
    this.told();
  }
}

const tellings = new WeakMap<TableState, Telling>();

/** Returns the playback of a table, shared by all its drawings. */
export function tellingOf(table: TableState): Telling {
  let found = tellings.get(table);
  if (!found) {
    // Untracked, because a reaction ignores changes to state it created itself.
    found = untrack(() => new Telling(table));
    tellings.set(table, found);
  }
  return found;
}
