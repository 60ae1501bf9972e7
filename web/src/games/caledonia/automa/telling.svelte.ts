/** How far the story of the Automa's turn has been told: it plays by itself, and can be stepped, paused and skipped. */

import { untrack } from "svelte";
import { settings } from "../../../settings.svelte";
import { readingTime } from "../../../table/queue";
import type { StepSeen, TableState } from "../../../table/state.svelte";
import type { CaledoniaPack, CaledoniaView } from "../shape";
import { cardsOf, seatOf } from "./data";
import { storiesOf } from "./scenes";
import { plays, type Scene, type Story } from "./story";
import { sentenceOf } from "./words";

const SPEED = { slow: 1.5, normal: 0.8, fast: 0.35 };

export class Telling {
  readonly #table: TableState;
  /** The newest step whose story nobody needs any more. */
  #done: number = $state(-1);
  /** A step that somebody wants to see once more. */
  #again: StepSeen | null = $state.raw(null);
  #at = $state(0);
  #told: { step: StepSeen; stories: readonly Story[] } | null = null;
  paused = $state(false);

  constructor(table: TableState) {
    this.#table = table;
  }

  // All of these are getters: what is derived inside an effect ends with it, and a telling outlives them.

  /** The newest step in which it played while we looked on, unless I have acted since. */
  get #fresh(): StepSeen | null {
    const { fresh = [], me } = this.#table;
    const at = fresh.findLastIndex(plays);
    const acted = fresh.slice(at + 1).some(({ by }) => by === me && me !== null);
    return at < 0 || acted ? null : (fresh[at] ?? null);
  }

  /** Its newest step of all, for those who come later or want to see it again. */
  get last(): StepSeen | null {
    return this.#table.log?.findLast(plays) ?? this.#fresh;
  }

  /** The step that is told; a new number each time there is something new. */
  get step(): StepSeen | null {
    if (this.#again) return this.#again;
    const fresh = this.#fresh;
    return fresh && fresh.seq > this.#done ? fresh : null;
  }

  /** Its turns in this step. */
  get stories(): readonly Story[] {
    const { view, pack } = this.#table;
    const step = this.step ?? this.last;
    const seat = seatOf(view as CaledoniaView);
    if (!step || seat === undefined) return [];
    if (this.#told?.step !== step)
      this.#told = { step, stories: storiesOf(step, cardsOf(pack as CaledoniaPack), seat) };
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

  /** How long the scene that is shown takes to read, in milliseconds. */
  get reading(): number {
    return this.now ? readingTime(sentenceOf(this.now.scene)) * SPEED[settings.speed] : 0;
  }

  go(by: number): void {
    this.#at = Math.max(0, Math.min(this.scenes.length - 1, this.at + by));
  }

  /** All of it at once. */
  toTheEnd(): void {
    this.#at = this.scenes.length - 1;
  }

  /** From the beginning: the newest turn, or an older one. */
  replay(step: StepSeen | null = this.last): void {
    this.#again = step;
    this.#at = 0;
    this.paused = false;
  }

  begin(): void {
    this.#at = 0;
    this.paused = false;
  }

  /** Nobody needs it any more. */
  close(): void {
    this.#again = null;
    this.#done = Math.max(this.#done, this.#fresh?.seq ?? -1);
  }
}

const tellings = new WeakMap<TableState, Telling>();

/** The telling of a table: one for all its drawings. */
export function tellingOf(table: TableState): Telling {
  let found = tellings.get(table);
  if (!found) {
    // Whoever asks first must not own it: a reaction is deaf to the state that it made itself.
    found = untrack(() => new Telling(table));
    tellings.set(table, found);
  }
  return found;
}
