/** Log steps as text, with the players' names. */

import { isMissing, type Values } from "../messages/catalogue";
import type { Say } from "../messages/messages.svelte";
import type { Step } from "../wire/types";
import type { Action, Data, EventSeen, Explained, StepSeen } from "./state.svelte";

/** Replaces seat numbers from the rules with names. */
export function withNames(values: Record<string, unknown>, names: readonly string[]): Values {
  const named = { ...values };
  for (const key of ["seat", "owner", "other"]) {
    const seat = named[key];
    if (typeof seat === "number") named[key] = names[seat ?? -1] ?? seat;
  }
  if (Array.isArray(named.seats)) named.seats = named.seats.map((seat: number) => names[seat ?? -1] ?? seat);
  return named as Values;
}

/** Converts an event from the wire, where an empty account is omitted. */
export function eventOf(data: Step["events"][number]): EventSeen {
  const [key, values, lines = []] = data as [string, Record<string, unknown> | null, EventSeen["lines"]?];
  return { key, values, lines };
}

/** Converts a step's explanations from the wire. */
export function explainedOf({ explained = [] }: Step): Explained[] {
  return (explained as unknown as [number, string, Explained["values"]][]).map(([at, key, values]) => ({
    at,
    key,
    values,
  }));
}

/** Returns an event's sentence, or another message with its values. */
export function eventText(
  event: EventSeen,
  say: Say,
  names: readonly string[],
  message = `event-${event.key}`,
): string {
  return say(message, withNames(event.values ?? {}, names));
}

/** Returns an action as on its button, without its player. The components name its arguments. */
export function actionText([verb, ...given]: Action, pack: Data, say: Say, names: readonly string[]): string {
  const fields = pack.arguments as Readonly<Record<string, readonly string[]>> | undefined;
  const values = Object.fromEntries((fields?.[verb] ?? []).map((name, at) => [name, given[at] ?? null]));
  return say(`do-${verb}`, withNames(values, names));
}

/** Returns whether a step only records a request for an idea. */
export function isNote({ events }: { events: readonly (EventSeen | Step["events"][number])[] }): boolean {
  const [first] = events;
  return (Array.isArray(first) ? first[0] : (first as EventSeen | undefined)?.key) === "seat-idea";
}

/** Events that change a seat's player: its person leaves or returns, a bot or a new person takes over. */
const RESEATING = new Set(["seat-left", "seat-out-of-time", "seat-bot", "seat-back", "seat-substitute"]);

/** Returns a step's event that changes a seat's player. */
export const reseatingOf = ({ events }: { events: readonly EventSeen[] }): EventSeen | undefined =>
  events.find(({ key }) => RESEATING.has(key));

/** Converts a step from the wire, without its sentences. */
export function stepOf({ seq, by, do: action, events }: Step): StepSeen {
  return {
    seq,
    by,
    action: (action as unknown as Action | undefined) ?? null,
    events: events.map(eventOf),
    texts: [],
  };
}

/** Returns a bot's name by its id in events. */
type BotName = (bot: string) => string;

/** A step whose text follows the current language. */
class Told implements StepSeen {
  readonly seq: number;
  readonly by: number | null;
  readonly action: Action | null;
  readonly events: readonly EventSeen[];
  readonly explained: readonly Explained[];
  /** The id of the bot that took it for the seat's person. */
  bot = "";
  readonly #say: () => Say;
  readonly #names: () => readonly string[];
  readonly #botName: BotName;

  constructor(step: Step, say: () => Say, names: () => readonly string[], bot: BotName) {
    this.seq = step.seq;
    this.by = step.by;
    this.action = (step.do as unknown as Action | undefined) ?? null;
    this.events = step.events.map(eventOf);
    this.explained = explainedOf(step);
    this.#say = say;
    this.#names = names;
    this.#botName = bot;
  }

  get standIn(): string | undefined {
    const values = { bot: this.#botName(this.bot), name: this.#names()[this.by ?? -1] ?? "" };
    return this.bot ? this.#say()("stand-in", values) : undefined;
  }

  /** Returns an event's sentence, with the bot's name if one takes over. */
  #text(event: EventSeen, say: Say, names: readonly string[]): string {
    const { bot, seat } = (event.values ?? {}) as { bot?: string; seat?: number };
    if (!bot || !RESEATING.has(event.key)) return eventText(event, say, names);
    return say(`stands-in-${event.key}`, { bot: this.#botName(bot), name: names[seat ?? -1] ?? "" });
  }

  /** Sentences of the events I may see, each after its explanations that have messages. */
  get texts(): readonly string[] {
    const say = this.#say();
    const { standIn } = this;
    const names = this.#names().map((name, at) => (at === this.by && standIn ? standIn : name));
    const also = (at: number) =>
      this.explained
        .filter((each) => each.at === at)
        .map(({ key, values }) => say(`also-${key}`, withNames(values, names)))
        .filter((text) => !isMissing(text));
    return [
      ...this.events.flatMap((event, at) => [
        ...also(at),
        ...(event.values === null ? [] : [this.#text(event, say, names)]),
      ]),
      ...also(this.events.length),
    ];
  }
}

/** Every known step, in any order of arrival, and which of them weren't undone. */
export class Log {
  readonly #steps = new Map<number, { step: Step; told: Told }>();
  readonly #say: () => Say;
  readonly #names: () => readonly string[];
  readonly #botName: BotName;

  constructor(say: () => Say, names: () => readonly string[], bot: BotName = (name) => name) {
    this.#say = say;
    this.#names = names;
    this.#botName = bot;
  }

  /** The first unknown entry. */
  get gap(): number {
    let seq = 0;
    while (this.#steps.has(seq)) seq++;
    return seq;
  }

  add(steps: readonly Step[]): void {
    for (const step of steps)
      if (!this.#steps.has(step.seq))
        this.#steps.set(step.seq, { step, told: new Told(step, this.#say, this.#names, this.#botName) });
    this.#attribute();
  }

  get #inOrder(): readonly { step: Step; told: Told }[] {
    return [...this.#steps.values()].sort((one, other) => one.step.seq - other.step.seq);
  }

  /** Attributes a seat's steps to the bot that played it at the time. */
  #attribute(): void {
    const bots = new Map<number, string>();
    for (const { told } of this.#inOrder) {
      const reseating = reseatingOf(told);
      if (told.by === null) continue;
      if (reseating) bots.set(told.by, String(reseating.values?.bot ?? ""));
      told.bot = reseating ? "" : (bots.get(told.by) ?? "");
    }
  }

  /** Returns these steps in readable form. */
  told(steps: readonly Step[]): StepSeen[] {
    return steps.flatMap(({ seq }) => this.#steps.get(seq)?.told ?? []);
  }

  /** Drops entries after this one, which the server has lost. */
  forget(after: number): void {
    for (const seq of [...this.#steps.keys()]) if (seq > after) this.#steps.delete(seq);
  }

  /** Returns the steps that weren't undone. */
  standing(): StepSeen[] {
    let line: StepSeen[] = [];
    for (const { step, told } of this.#inOrder) {
      const { undo } = step;
      if (undo === undefined) line.push(told);
      else line = line.filter((each) => each.seq < undo);
    }
    return line;
  }
}

export interface Turn {
  by: number | null;
  steps: StepSeen[];
}

/** Groups consecutive steps of one seat. */
export function turnsOf(steps: readonly StepSeen[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const ended = last?.steps.at(-1)?.action?.[0] === "end-turn";
    if (last && last.by === step.by && !ended && last.steps.at(-1)?.standIn === step.standIn)
      last.steps.push(step);
    else turns.push({ by: step.by, steps: [step] });
  }
  return turns;
}
