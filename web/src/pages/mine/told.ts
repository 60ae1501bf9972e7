/** What a list of tables says about each: times, turns, results. */

import { calledAt } from "../../table/seats";
import type { GameInfo, MyTable, TableInfo } from "../../wire/types";
import { asHere, type Language } from "../../words/languages";
import type { Say } from "../../words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When little time is left. */
const SOON = 3 * HOUR;

const unit = (language: Language, amount: number, name: "minute" | "hour" | "day") =>
  new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(amount);

/** How long something is, as one says it: in days, in hours or in minutes. */
export function lasting(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return unit(language, Math.floor(left / DAY), "day");
  if (left >= HOUR) return unit(language, Math.floor(left / HOUR), "hour");
  return unit(language, Math.ceil(left / MINUTE), "minute");
}

export const isSoon = (due: number, now: number): boolean => due - now < SOON;

/** The part of a day that is left, as a ring shows it. */
export const shareOfDay = (due: number, now: number): number => Math.min(1, Math.max(0.02, (due - now) / DAY));

/** Since when, as one says it: an hour of today, or a day. */
export function sinceWhen(at: number, now: number, language: Language, say: Say): string {
  if (now - at < DAY) {
    const when = new Intl.DateTimeFormat(asHere(language), { hour: "numeric", minute: "2-digit" }).format(at);
    return say("mine-since-hour", { when });
  }
  return say("mine-since-day", {
    when: new Intl.DateTimeFormat(asHere(language), { day: "numeric", month: "long" }).format(at),
  });
}

/** Whose turn it is at a table, and since when. */
export function turnOf({ table, turn = [], since }: MyTable, now: number, language: Language, say: Say): string {
  const first = table.seats[turn[0] ?? -1];
  if (!first) return say(`table-${table.state}`);
  const who =
    turn.length > 1
      ? say("mine-turn-several", { count: turn.length })
      : say("mine-turn", { name: calledAt(first) });
  return since ? `${who}, ${sinceWhen(since, now, language, say)}` : who;
}

/** What the host of a table is called who sits there. */
export const hostOf = ({ table }: MyTable): string =>
  table.seats.find(({ person }) => person === table.host)?.name ?? "";

/** Whether I am the host: whoever has left every seat of their own table has none. */
export const isMine = ({ table, seats = [] }: MyTable): boolean =>
  !seats.length || seats.some((seat) => table.seats[seat]?.person === table.host);

/** Whether somebody keeps a place for me there, which I may decline. */
export const isInvitation = (each: MyTable): boolean =>
  each.part === "invited" || (each.part === "gathering" && Boolean(each.table.before) && !isMine(each));

/** How a finished game came off for me. */
export function outcomeOf({ result, points = [] }: MyTable, say: Say): string {
  if (!result) return say("mine-over");
  if (result.seats === 1) return say("mine-won-alone", { points: result.points });
  if (result.place === 1) {
    const other = points.toSorted((one, more) => more - one)[1] ?? 0;
    return say("mine-you-won", { points: result.points, other });
  }
  const name = result.winner || say("mine-somebody");
  return say("mine-they-won", { name, points: result.points, other: result.most ?? 0 });
}

/** A number with its sign, as ratings change: a true minus, and a plus where it grew. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

const isOff = (value: unknown): boolean => value === false || value === "off" || value === undefined;

/** What a table plays beside the base game: the names of the groups of which something usually off is on. */
export function expansionsOf(game: GameInfo | undefined, options: TableInfo["options"]): string[] {
  if (!game) return [];
  const added = game.options.filter(({ id, default: usual }) => isOff(usual) && !isOff(options[id]));
  const names = added.map(({ group, text }) => game.groups.find(({ id }) => id === group)?.text ?? text);
  return [...new Set(names.map(shortTitle))];
}

export type Pace = "none" | "live" | "days";

/** How fast a table plays. */
export function paceOf(table: TableInfo): Pace {
  const { pace } = table as TableInfo & { pace?: { kind?: string } | null };
  return pace?.kind === "live" || pace?.kind === "days" ? pace.kind : "none";
}

/** A game's name without what stands behind its colon, for where there is little room. */
export const shortTitle = (title: string): string => title.split(/\s*:/)[0] ?? title;

/** A day of the last months, as the browser writes it. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(navigator.languages, { day: "numeric", month: "short" });

/** The time in which a date is told: short, as the browser writes it. */
export const dateOf = (at: number): string => new Date(at).toLocaleDateString(navigator.languages);
