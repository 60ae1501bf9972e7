/** An analysis prepared for charts and cards: lines by seat, and turns. */

import type { AnalysisData, CourseData, MissedTurnData } from "../../wire/types";
import type { ChartLine } from "../results/Chart.svelte";
import type { SeatSeen } from "../state.svelte";

type Course = AnalysisData["course"];
export interface PhaseAt {
  at: number;
  text: string;
}

/** Returns the seats, the viewer's first. */
export function mineFirst(seats: readonly SeatSeen[], me: number | null): SeatSeen[] {
  return seats.toSorted((one, other) => Number(other.index === me) - Number(one.index === me));
}

/** Returns the seats with expected results: some seats have no player. */
export function expecting(course: Course, seats: readonly SeatSeen[]): SeatSeen[] {
  return seats.filter(({ index }) =>
    course.slice(0, -1).some(({ expected }) => typeof expected[index] === "number"),
  );
}

/** Returns each player's expected result by turn, one line per seat. */
export function linesOf(course: Course, seats: readonly SeatSeen[]): (ChartLine & { name: string })[] {
  return seats.map(({ index, colour, name }) => ({
    key: index,
    colour,
    name,
    numbers: course.map(({ expected }) => expected[index] ?? null),
  }));
}

/** Returns the minimum and maximum: expected results are far from zero, so the scale doesn't start there. */
export function reachOf(lines: readonly ChartLine[]): [low: number, high: number] {
  const all = lines.flatMap(({ numbers }) => numbers).filter((each) => each !== null);
  return all.length ? [Math.min(...all), Math.max(...all)] : [0, 1];
}

/** Returns the log entry after which the table was as before a turn. */
export const before = (step: number): number => step - 1;

/** Returns the index of a step: the turn that starts with it, or contains it. */
export function turnAt(course: Course, step: number): number {
  return Math.max(
    0,
    course.findLastIndex((turn) => turn.step <= step),
  );
}

/** Returns where each phase starts; of several without a turn, the last one counts. */
export function phasesOf(
  course: Course,
  phases: CourseData["phases"],
  tell: (phase: CourseData["phases"][number]) => string,
): PhaseAt[] {
  const found = new Map<number, PhaseAt>();
  for (const phase of phases) {
    const begins = course.findIndex(({ step }) => step > phase.step);
    if (begins >= 0) found.set(begins, { at: begins, text: tell(phase) });
  }
  return [...found.values()];
}

/** Returns the name of a turn's phase. */
export function phaseAt(phases: readonly PhaseAt[], at: number): string {
  return phases.findLast((phase) => phase.at <= at)?.text ?? "";
}

/** Returns the numbered marks on the chart: each turn with many missed points, on its player's line. */
export function marksOf(
  course: Course,
  missed: readonly MissedTurnData[],
  seat: number,
): { at: number; value: number; text: string }[] {
  return missed.map(({ step }, nth) => {
    const at = turnAt(course, step);
    return { at, value: course[at]?.expected[seat] ?? 0, text: String(nth + 1) };
  });
}
