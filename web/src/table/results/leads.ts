/** The course of a game told by who was ahead: points above or below the average, and the moments that changed it. */

import type { CourseData } from "../../wire/types";
import type { Numbers } from "./curves";

/** Each seat's points less the average of all at that moment; nothing where somebody has none. */
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
  /** The moment in the course, and the step of the log it stands for. */
  at: number;
  step: number;
  seat: number;
  gain: number;
  /** Whether it put that seat in front. */
  leads: boolean;
}

/** Who alone has the most at a moment; -1 where nobody has. */
function leader(points: readonly Numbers[], at: number): number {
  const now = points.map((line) => line[at] ?? Number.NEGATIVE_INFINITY);
  const most = Math.max(...now);
  return now.filter((value) => value === most).length === 1 ? now.indexOf(most) : -1;
}

/** Before the first round everything is in motion: what is laid out first is no turning of a game. */
const beginning = ({ phases }: CourseData): number => phases[1]?.at ?? 0;

/**
 * The moments worth another look, in their order: the largest gains on the others within one turn, apart from each
 * other. What takes the lead weighs half as much again.
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
