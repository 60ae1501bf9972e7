/** Results of a round for each player, read from its events. */

import type { EventSeen, StepSeen } from "../../table/state.svelte";
import { GOODS, type Good } from "./shape";

/** An amount and its reason, such as workers' income or the payment for passing. */
export interface Earned {
  why: string;
  amount: number;
}

export interface SeatRound {
  seat: number;
  /** The seat's place in passing order, from 1; 0 if there is no passing. */
  place: number;
  income: readonly Earned[];
  made: Readonly<Partial<Record<Good, number>>>;
  glory: readonly Earned[];
}

export interface RoundEnd {
  /** The finished round. */
  round: number;
  seats: readonly SeatRound[];
  /** Contracts laid out for the next round. */
  opened: readonly number[];
}

const numberOf = ({ key, values }: EventSeen): number => (key === "round" && values ? Number(values.round) : 0);

/** Returns the round that these steps ended, or zero: the start of the first round ends none. */
export function endedBy(steps: readonly StepSeen[]): number {
  const begun = Math.max(0, ...steps.flatMap(({ events }) => events.map(numberOf)));
  return Math.max(0, begun - 1);
}

/** Returns the steps of a round, from its start to the step that began the next. */
export function stepsOf(log: readonly StepSeen[], round: number): readonly StepSeen[] {
  const begun = (number: number) =>
    log.findIndex(({ events }) => events.some((event) => numberOf(event) === number));
  const [from, to] = [begun(round), begun(round + 1)];
  return from < 0 || to < 0 ? [] : log.slice(from + 1, to + 1);
}

/** Merges amounts with the same reason. */
function gathered(list: readonly Earned[]): Earned[] {
  const found = new Map<string, number>();
  for (const { why, amount } of list) found.set(why, (found.get(why) ?? 0) + amount);
  return [...found].map(([why, amount]) => ({ why, amount }));
}

function seatOf(seat: number, passing: readonly EventSeen[], production: readonly EventSeen[]): SeatRound {
  const own = (events: readonly EventSeen[], key: string) =>
    events.flatMap((event) => (event.key === key && event.values?.seat === seat ? [event.values] : []));
  const earned = (values: EventSeen["values"], amount: string): Earned[] =>
    values && Number(values[amount]) > 0 ? [{ why: String(values.why), amount: Number(values[amount]) }] : [];
  const paid = own(passing, "money").filter(({ why }) => why === "pass");
  const made: Partial<Record<Good, number>> = {};
  for (const { good, count } of own(production, "goods"))
    if (Number(count) > 0) made[good as Good] = (made[good as Good] ?? 0) + Number(count);
  return {
    seat,
    place: Number(own(passing, "passed")[0]?.place ?? 0),
    income: gathered([...own(production, "money"), ...paid].flatMap((values) => earned(values, "amount"))),
    made: Object.fromEntries(GOODS.flatMap((good) => (made[good] ? [[good, made[good]]] : []))),
    glory: gathered(own(production, "glory").flatMap((values) => earned(values, "glory"))),
  };
}

/** Returns how a round ended, as far as the log shows; null if the log doesn't include the end. */
export function roundEnd(log: readonly StepSeen[], round: number, seats: number): RoundEnd | null {
  const events = log.flatMap((step) => step.events);
  const from = events.findIndex((event) => numberOf(event) === round);
  const to = events.findIndex((event) => numberOf(event) === round + 1);
  if (to < 0) return null;
  const during = events.slice(from + 1, to);
  // Everything after the last pass is production and scoring.
  const last = during.findLastIndex(({ key }) => key === "passed");
  const paid = during[last + 1]?.key === "money" && during[last + 1]?.values?.why === "pass" ? 1 : 0;
  const passing = during.slice(0, last + 1 + paid);
  const production = during.slice(last + 1 + paid);
  const next = events.findIndex((event, at) => at > to && event.key === "round");
  return {
    round,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat, passing, production)),
    opened: events
      .slice(to, next < 0 ? undefined : next)
      .slice(0, 60)
      .flatMap(({ key, values }) => (key === "opened" && values ? [Number(values.contract)] : [])),
  };
}
