/** Steps of the log as people read them: told with the names of those who sit at the table. */

import type { Step } from "../wire/types";
import { isMissing, type Values } from "../words/catalogue";
import type { Say } from "../words/words.svelte";
import type { Action, EventSeen, Explained, StepSeen } from "./state.svelte";

/** The rules know seats by number; people know each other by name. */
export function withNames(values: Record<string, unknown>, names: readonly string[]): Values {
  const named = { ...values };
  for (const key of ["seat", "owner", "other"]) {
    const seat = named[key];
    if (typeof seat === "number") named[key] = names[seat] ?? seat;
  }
  if (Array.isArray(named.seats)) named.seats = named.seats.map((seat: number) => names[seat] ?? seat);
  return named as Values;
}

/** An event as the wire has it, with names; an account that is empty is left out there. */
export function eventOf(data: Step["events"][number]): EventSeen {
  const [key, values, lines = []] = data as [string, Record<string, unknown> | null, EventSeen["lines"]?];
  return { key, values, lines };
}

/** What a step was decided by, as the wire has it. */
export function explainedOf({ explained = [] }: Step): Explained[] {
  return (explained as unknown as [number, string, Explained["values"]][]).map(([at, key, values]) => ({
    at,
    key,
    values,
  }));
}

/** The sentence of an event, or another message filled with what it says. */
export function eventText(
  event: EventSeen,
  say: Say,
  names: readonly string[],
  message = `event-${event.key}`,
): string {
  return say(message, withNames(event.values ?? {}, names));
}

/** Whether a step only notes that somebody asked for an idea: nothing was done by it. */
export function isNote({ events }: { events: readonly (EventSeen | Step["events"][number])[] }): boolean {
  const [first] = events;
  return (Array.isArray(first) ? first[0] : (first as EventSeen | undefined)?.key) === "seat-idea";
}

/** Events by which a seat gets another player: its person leaves or returns, a bot or somebody new plays on. */
const RESEATING = new Set(["seat-left", "seat-out-of-time", "seat-bot", "seat-back", "seat-substitute"]);

/** The event of a step by which a seat gets another player. */
export const reseatingOf = ({ events }: { events: readonly EventSeen[] }): EventSeen | undefined =>
  events.find(({ key }) => RESEATING.has(key));

/** A step as the wire has it, without its sentences. */
export function stepOf({ seq, by, do: action, events }: Step): StepSeen {
  return {
    seq,
    by,
    action: (action as unknown as Action | undefined) ?? null,
    events: events.map(eventOf),
    texts: [],
  };
}

/** The name of a bot, by what events call it. */
type BotName = (bot: string) => string;

/** A step that can be read in whatever language is spoken when it is read. */
class Told implements StepSeen {
  readonly seq: number;
  readonly by: number | null;
  readonly action: Action | null;
  readonly events: readonly EventSeen[];
  readonly explained: readonly Explained[];
  /** The bot that took it instead of whoever sits there, as events call it. */
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

  /** An event as a sentence; where a bot plays from here on, with its name. */
  #text(event: EventSeen, say: Say, names: readonly string[]): string {
    const { bot, seat } = event.values ?? {};
    if (!bot || !RESEATING.has(event.key)) return eventText(event, say, names);
    return say(`stands-in-${event.key}`, { bot: this.#botName(bot), name: names[seat] ?? "" });
  }

  /** Events that I may see, and before each what was explained with it and has words. */
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

/** Every step that was told, in whatever order it came, and those of them that stand. */
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

  /** The first entry that is not known yet. */
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

  /** What was done at a seat while a bot played it was done by the bot. */
  #attribute(): void {
    const bots = new Map<number, string>();
    for (const { told } of this.#inOrder) {
      const reseating = reseatingOf(told);
      if (told.by === null) continue;
      if (reseating) bots.set(told.by, reseating.values?.bot ?? "");
      told.bot = reseating ? "" : (bots.get(told.by) ?? "");
    }
  }

  /** These steps as they are read. */
  told(steps: readonly Step[]): StepSeen[] {
    return steps.flatMap(({ seq }) => this.#steps.get(seq)?.told ?? []);
  }

  /** What came after this entry is no longer so: the server has lost it. */
  forget(after: number): void {
    for (const seq of [...this.#steps.keys()]) if (seq > after) this.#steps.delete(seq);
  }

  /** Those that stand: what was taken back is gone. */
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

/** Steps that follow each other and are of one seat, together. */
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
