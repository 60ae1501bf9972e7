/** Where somebody is in a lesson: what the log says was done, and how far they have read since. */

import type { LessonData } from "../wire/types";
import type { Action, StepSeen } from "./state.svelte";

/** Whose seat a learner plays; the other one is the companion's. */
export const LEARNER = 0;
/** Who plays the other seat of a lesson, and may be played against afterwards. */
export const COMPANION = "wren";

/** One thing the coach says, and what is done there. */
export interface LessonStep {
  /** The message; also how a step is known from one visit to the next. */
  key: string;
  chapter: string;
  /** From 1, among the steps of the chapter. */
  number: number;
  /** Of how many. */
  of: number;
  at: readonly string[];
  seat: number | null;
  actions: readonly Action[];
  /** How many actions come before it. */
  before: number;
}

/** The steps of a lesson in a row. */
export function stepsOf(lesson: LessonData): LessonStep[] {
  const steps: LessonStep[] = [];
  let before = 0;
  for (const chapter of lesson.chapters)
    for (const [at, step] of chapter.steps.entries()) {
      const actions = step.actions as unknown as Action[];
      const seat = step.seat ?? null;
      const { key, at: parts } = step;
      const { length } = chapter.steps;
      steps.push({ key, chapter: chapter.key, number: at + 1, of: length, at: parts, seat, actions, before });
      before += actions.length;
    }
  return steps;
}

const same = (one: Action | undefined, other: Action) => JSON.stringify(one) === JSON.stringify(other);

/** How many actions of the lesson are done; null if something else was played. */
export function doneOf(steps: readonly LessonStep[], log: readonly StepSeen[]): number | null {
  const script = steps.flatMap(({ seat, actions }) => actions.map((action) => ({ seat, action })));
  const played = log.filter(({ by, action }) => by !== null && action !== null);
  const follows = played.every(({ by, action }, at) => {
    const wanted = script[at];
    return wanted !== undefined && by === wanted.seat && same(action ?? undefined, wanted.action);
  });
  return follows ? played.length : null;
}

/**
 * The step somebody is at who has done so much and read as far as `read`.
 *
 * What is still to be done holds them back; what is done carries them on, but for the companion's moves, which are
 * there to be read about.
 */
export function whereOf(steps: readonly LessonStep[], done: number, read: number): number {
  const last = steps.length - 1;
  const pending = steps.findIndex((step) => step.before + step.actions.length > done);
  const latest = pending < 0 ? last : pending;
  const reached = steps.findIndex((step) => step.before + step.actions.length >= done);
  const finished = steps[reached];
  const passes = finished && finished.seat === LEARNER && finished.before + finished.actions.length === done;
  const earliest = reached < 0 ? last : Math.min(reached + (passes && done > 0 ? 1 : 0), last);
  return Math.min(Math.max(read, earliest), latest);
}
