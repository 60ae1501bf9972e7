/** Text for lists of tables: times, turns, results. */

import type { Values } from "../../messages/catalogue";
import { asHere, type Language } from "../../messages/languages";
import type { Say } from "../../messages/messages.svelte";
import { groupText, optionText, wordOf } from "../../messages/titles.svelte";
import { calledAt, opponent } from "../../table/seats";
import type { GameInfo, MyTable, TableInfo } from "../../wire/types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Threshold for little time left. */
const SOON = 3 * HOUR;

const unit = (language: Language, amount: number, name: "minute" | "hour" | "day") =>
  new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(amount);

/** Formats a duration in days, hours or minutes. */
export function lasting(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return unit(language, Math.floor(left / DAY), "day");
  if (left >= HOUR) return unit(language, Math.floor(left / HOUR), "hour");
  return unit(language, Math.ceil(left / MINUTE), "minute");
}

export const isSoon = (due: number, now: number): boolean => due - now < SOON;

/** Returns the fraction of a day that is left, for a ring. */
export const shareOfDay = (due: number, now: number): number => Math.min(1, Math.max(0.02, (due - now) / DAY));

/** Formats a start time: an hour of today, or a day. */
export function sinceWhen(at: number, now: number, language: Language, say: Say): string {
  if (now - at < DAY) {
    const when = new Intl.DateTimeFormat(asHere(language), { hour: "numeric", minute: "2-digit" }).format(at);
    return say("mine-since-hour", { when });
  }
  return say("mine-since-day", {
    when: new Intl.DateTimeFormat(asHere(language), { day: "numeric", month: "long" }).format(at),
  });
}

/** Returns the name of a player, if any; while a bot plays for them, with the bot's. */
export function playerAt({ table, away = {} }: MyTable, index: number, say: Say): string {
  const seat = table.seats[index];
  const name = seat ? calledAt(seat, table.game) : "";
  const bot = away[index];
  return bot ? say("stand-in", { bot: opponent(bot), name }) : name;
}

/** Returns the tables in play, those that go on without me last. */
export function goingOn(tables: readonly MyTable[]): MyTable[] {
  const going = tables.filter(({ part }) => part !== "finished");
  return going.toSorted((one, other) => Number(one.part === "left") - Number(other.part === "left"));
}

/** Describes in few words whom a table waits for. */
export function turnInShort(each: MyTable, say: Say): string {
  const [first] = each.turn ?? [];
  if (each.part === "mine") return say("title-mine");
  if (each.part === "left") return say("home-without");
  if (first === undefined) return say(`table-${each.table.state}`);
  const gone = each.away?.[first] === "";
  return say(gone ? "home-away" : "home-to-move", { name: playerAt(each, first, say) });
}

/** Describes whose turn it is at a table, and since when. */
export function turnOf(each: MyTable, now: number, language: Language, say: Say): string {
  const { table, turn = [], away = {}, since } = each;
  const [first] = turn;
  if (first === undefined) return say(`table-${table.state}`);
  const name = playerAt(each, first, say);
  const one = away[first] === "" ? say("home-away", { name }) : say("mine-turn", { name });
  const who = turn.length > 1 ? say("mine-turn-several", { count: turn.length }) : one;
  return since ? `${who}, ${sinceWhen(since, now, language, say)}` : who;
}

/** Returns the game's phase at a table, such as "Round 3", once the game's messages are loaded. */
export function phaseOf({ table, phase }: MyTable): string {
  return phase ? (wordOf(table.game, phase.key, phase.values as Values) ?? "") : "";
}

/** Returns the name of a table's host, if seated there. */
export const hostOf = ({ table }: MyTable): string =>
  table.seats.find(({ person }) => person === table.host)?.name ?? "";

/** Returns whether I'm the host; without a seat at one of my tables, I am. */
export const isMine = ({ table, seats = [] }: MyTable): boolean =>
  !seats.length || seats.some((seat) => table.seats[seat]?.person === table.host);

/** Returns whether a seat is reserved for me there, which I may decline. */
export const isInvitation = (each: MyTable): boolean =>
  each.part === "invited" || (each.part === "gathering" && Boolean(each.table.before) && !isMine(each));

/** Describes my result of a finished game. */
export function outcomeOf({ result, points = [] }: MyTable, say: Say): string {
  if (!result) return say("mine-over");
  if (result.seats === 1) return say("mine-won-solo", { points: result.points });
  if (result.place === 1) {
    const other = points.toSorted((one, more) => more - one)[1] ?? 0;
    return say("mine-you-won", { points: result.points, other });
  }
  const name = result.winner_bot ? opponent(result.winner_bot) : result.winner || say("mine-somebody");
  return say("mine-they-won", { name, points: result.points, other: result.most ?? 0 });
}

/** Formats a rating change with its sign, using a typographic minus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

const isOff = (value: unknown): boolean => value === false || value === "off" || value === undefined;

/** Returns the expansions of a table: the groups in which an option that is off by default is on. */
export function expansionsOf(game: GameInfo | undefined, options: TableInfo["options"]): string[] {
  if (!game) return [];
  const added = game.options.filter(({ id, default: usual }) => isOff(usual) && !isOff(options[id]));
  const names = added.map(({ id, group }) => (group ? groupText(game.name, group) : optionText(game.name, id)));
  return [...new Set(names.map(shortTitle))];
}

export type Pace = "none" | "live" | "days";

/** Returns a table's pace. */
export function paceOf(table: TableInfo): Pace {
  const { pace } = table as TableInfo & { pace?: { kind?: string } | null };
  return pace?.kind === "live" || pace?.kind === "days" ? pace.kind : "none";
}

/** Returns a game's title without the part after the colon, for small spaces. */
export const shortTitle = (title: string): string => title.split(/\s*:/)[0] ?? title;

/** Formats a date of recent months in the browser's language. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(navigator.languages, { day: "numeric", month: "short" });

/** Formats a short date in the browser's language. */
export const dateOf = (at: number): string => new Date(at).toLocaleDateString(navigator.languages);
