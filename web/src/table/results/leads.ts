/** The course of a game by lead: points above or below the average, and the moments that changed it. */

import type { CourseData } from "../../wire/types";
import type { Numbers } from "./curves";

/** Returns each seat's points minus the average at that moment; null if any seat has none. */
export function ahead(points: readonly Numbers[]): (number | null)[][] {
  return points.map((own) =>
    own.map((value, at) => {
      const all = points.map((line) => line[at] ?? null);
      if (value === null || all.includes(null)) return null;
      const sum = (all as number[]).reduce((total, each) => total + each, 0);
      return Math.round(10 * (value - sum / all.length)) / 10;
    }),
  );
}

export interface Turning {
  /** The moment's index in the course, and its step in the log. */
  at: number;
  step: number;
  seat: number;
  gain: number;
  /** True if it put that seat in the lead. */
  leads: boolean;
}

/** Returns the sole leader at a moment; -1 on a tie. */
function leader(points: readonly Numbers[], at: number): number {
  const now = points.map((line) => line[at] ?? Number.NEGATIVE_INFINITY);
  const most = Math.max(...now);
  return now.filter((value) => value === most).length === 1 ? now.indexOf(most) : -1;
}

/** Setup before the first round changes everything, but isn't a turning point. */
const beginning = ({ phases }: CourseData): number => phases[1]?.at ?? 0;

/**
 * Returns the moments worth another look, in order: the largest gains on the others within one turn, spaced apart.
 * Taking the lead adds half to the weight.
 */
export function turnings(course: CourseData, count = 4): Turning[] {
  const { steps, seats } = course;
  const points = (seats.points ?? []) as readonly Numbers[];
  const over = ahead(points);
  const all = over.flatMap((line, seat) =>
    line.flatMap((value, at): (Turning & { weight: number })[] => {
      const before = at > beginning(course) ? line[at - 1] : null;
      const [own, was] = [points[seat]?.[at], points[seat]?.[at - 1]];
      if (value === null || before === null || before === undefined || own == null || was == null || own <= was)
        return [];
      const leads = leader(points, at) === seat && leader(points, at - 1) !== seat;
      return [
        { at, step: steps[at] ?? 0, seat, gain: own - was, leads, weight: (value - before) * (leads ? 1.5 : 1) },
      ];
    }),
  );
  const apart = Math.max(1, steps.length / (3 * count));
  const found: Turning[] = [];
  for (const { weight, ...each } of all.toSorted((one, other) => other.weight - one.weight || one.at - other.at)) {
    if (weight <= 0 || found.length === count) break;
    if (found.every(({ at }) => Math.abs(at - each.at) >= apart)) found.push(each);
  }
  return found.toSorted((one, other) => one.at - other.at);
}
