/** The coach of a first game: explains the next step, waits until it's done, and plays the companion's moves. */

import { settings } from "../settings.svelte";
import { api, Refusal } from "../wire/api";
import type { LessonData } from "../wire/types";
import { doneOf, LEARNER, type LessonStep, stepsOf, whereOf } from "./lesson";
import { keepStep, keptStep } from "./reading";
import type { Session } from "./session.svelte";
import type { Action, Offer } from "./state.svelte";

/** Delay before each of the companion's moves, in milliseconds. */
const THINKS = { slow: 1600, normal: 900, fast: 150 };

export class Coach {
  readonly steps: readonly LessonStep[];
  readonly #session: Session;
  /** The last step shown. */
  #read: number = $state(0);
  /** The step whose text was dismissed to do its task; if space is short, only one of them is visible. */
  #tried: string = $state("");
  /** True if something was tried that comes later. */
  early: boolean = $state(false);

  constructor(session: Session, lesson: LessonData) {
    this.#session = session;
    this.steps = stepsOf(lesson);
    const kept = keptStep(session.feed.info.id);
    this.#read = Math.max(
      0,
      this.steps.findIndex(({ key }) => key === kept),
    );
    session.seat.guard = (action) => this.#allows(action);
  }

  /** True once the log is loaded; before that the learner's position is unknown. */
  readonly ready: boolean = $derived.by(() => this.#session.table.log.length > 0);
  readonly #done: number | null = $derived.by(() => doneOf(this.steps, this.#session.table.log));
  /** True if something else was played, so that the lesson can't continue. */
  readonly astray: boolean = $derived.by(() => this.#done === null);
  readonly #where: number = $derived.by(() => whereOf(this.steps, this.#done ?? 0, this.#read));
  readonly step: LessonStep = $derived.by(() => this.steps[this.#where] as LessonStep);
  readonly #left: readonly Action[] = $derived.by(() =>
    this.step.actions.slice((this.#done ?? 0) - this.step.before),
  );
  /** The learner's current task. */
  readonly task: Action | undefined = $derived.by(() =>
    this.step.seat === LEARNER && !this.astray ? this.#left[0] : undefined,
  );
  readonly offer: Offer | undefined = $derived.by(() => {
    const wanted = JSON.stringify(this.task);
    return this.#session.table.offers.find(({ action }) => JSON.stringify(action) === wanted);
  });
  /** The companion's next move. */
  readonly #theirs: Action | undefined = $derived.by(() =>
    this.step.seat !== LEARNER && !this.astray ? this.#left[0] : undefined,
  );
  readonly waiting: boolean = $derived.by(() => this.#theirs !== undefined);
  readonly last: boolean = $derived.by(() => this.#where === this.steps.length - 1);
  readonly first: boolean = $derived.by(
    () => this.#where === 0 || whereOf(this.steps, this.#done ?? 0, this.#where - 1) === this.#where,
  );

  /** True if the learner is doing this step rather than reading. */
  get trying(): boolean {
    return this.task !== undefined && this.#tried === this.step.key;
  }

  set trying(whether: boolean) {
    this.#tried = whether ? this.step.key : "";
  }

  next(): void {
    if (!this.last) this.#go(this.#where + 1);
  }

  back(): void {
    this.#go(this.#where - 1);
  }

  /** Selects the task's action for the learner, who only has to commit it. */
  show(): void {
    if (this.offer) this.#session.choosing.pick(this.offer);
  }

  /** Saves the position, so that the next visit starts at the same step. */
  keep(): void {
    if (this.ready) keepStep(this.#session.feed.info.id, this.step.key, this.last);
  }

  /** Plays the companion's next move after a delay. The page calls it in an effect. */
  play(): (() => void) | undefined {
    const { table, playback, feed } = this.#session;
    const { seq, behind } = playback;
    const { status } = feed;
    const action = this.#theirs;
    const { seat } = this.step;
    if (!this.ready || !action || seat === null || behind || status !== "open" || !table.seatsToAct.includes(seat))
      return;
    const timer = setTimeout(() => {
      // Another window at this seat may have been faster; then the step is already there.
      api.play(table.match, seat, [action as unknown as unknown[]], seq).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }, THINKS[settings.speed]);
    return () => clearTimeout(timer);
  }

  #go(where: number): void {
    this.early = false;
    this.#read = where;
  }

  #allows(action: Action): boolean {
    if (this.astray || this.last) return true;
    const allowed = JSON.stringify(action) === JSON.stringify(this.task);
    this.early = !allowed;
    return allowed;
  }
}
