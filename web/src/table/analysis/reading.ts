/** An analysis as charts and cards have it: whose line runs where, and which turn is which. */

import type { AnalysisData, CourseData, LeftData } from "../../wire/types";
import type { ChartLine } from "../results/Chart.svelte";
import type { SeatSeen } from "../state.svelte";

type Course = AnalysisData["course"];
export interface PhaseAt {
  at: number;
  text: string;
}

/** Those who sat there, the one who looks first. */
export function mineFirst(seats: readonly SeatSeen[], me: number | null): SeatSeen[] {
  return seats.toSorted((one, other) => Number(other.index === me) - Number(one.index === me));
}

/** Those who had something to expect: nobody plays at some seats. */
export function expecting(course: Course, seats: readonly SeatSeen[]): SeatSeen[] {
  return seats.filter(({ index }) =>
    course.slice(0, -1).some(({ expected }) => typeof expected[index] === "number"),
  );
}

/** What everybody could expect, turn by turn: a line a seat. */
export function linesOf(course: Course, seats: readonly SeatSeen[]): (ChartLine & { name: string })[] {
  return seats.map(({ index, colour, name }) => ({
    key: index,
    colour,
    name,
    numbers: course.map(({ expected }) => expected[index] ?? null),
  }));
}

/** The lowest and the highest of all: what one expects is never near nought, so the scale need not begin there. */
export function reachOf(lines: readonly ChartLine[]): [low: number, high: number] {
  const all = lines.flatMap(({ numbers }) => numbers).filter((each) => each !== null);
  return all.length ? [Math.min(...all), Math.max(...all)] : [0, 1];
}

/** The entry of the log after which the table stood as it did before a turn. */
export const before = (step: number): number => step - 1;

/** Where in the course a step is: the turn that begins with it, or the one it belongs to. */
export function turnAt(course: Course, step: number): number {
  return Math.max(
    0,
    course.findLastIndex((turn) => turn.step <= step),
  );
}

/** Where in the course a phase begins; of phases without a turn of their own the last one counts. */
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

/** The name of the phase a turn belongs to. */
export function phaseAt(phases: readonly PhaseAt[], at: number): string {
  return phases.findLast((phase) => phase.at <= at)?.text ?? "";
}

/** The numbers on the chart: each turn where much was left, on the line of whose it was. */
export function marksOf(
  course: Course,
  left: readonly LeftData[],
  seat: number,
): { at: number; value: number; text: string }[] {
  return left.map(({ step }, nth) => {
    const at = turnAt(course, step);
    return { at, value: course[at]?.expected[seat] ?? 0, text: String(nth + 1) };
  });
}
