/** Position in a lesson: from the actions in the log, and the text read since. */

import type { LessonData } from "../wire/types";
import type { Action, StepSeen } from "./state.svelte";

/** The learner's seat; the other one is the companion's. */
export const LEARNER = 0;
/** The bot at the other seat, also the opponent offered afterwards. */
export const COMPANION = "wren";

/** One message of the coach, and its actions. */
export interface LessonStep {
  /** The message key, which also identifies a step across visits. */
  key: string;
  chapter: string;
  /** Number in its chapter, from 1. */
  number: number;
  /** Number of steps in the chapter. */
  of: number;
  at: readonly string[];
  seat: number | null;
  actions: readonly Action[];
  /** Number of actions before it. */
  before: number;
}

/** Returns all steps of a lesson in order. */
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

/** Returns how many of the lesson's actions are done; null if something else was played. */
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
 * Returns the current step, from the number of actions done and the last step read.
 *
 * Pending actions limit it; finished ones advance it, except for the companion's moves, whose text is to be read.
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
