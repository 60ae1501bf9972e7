/**
 * What those are told who listen: what was done, then what came of it.
 *
 * A game lists the facts of a position. When a table is opened all of them are told, after each turn those that have
 * changed, so that whoever remembers what was said knows the position.
 */

import type { Values } from "../words/catalogue";
import type { Say } from "../words/words.svelte";
import type { Action, StepSeen, TableState } from "./state.svelte";
import { eventText, turnsOf, withNames } from "./steps";

export interface Fact {
  /** Which fact of the position it is. */
  id: string;
  /** By this it is known whether it has changed. */
  value: string | number;
  /** In a few words; those of one kind are said in one sentence. Empty if an event says it. */
  text: string;
  /** The sentence around facts of this kind: it has `things`. Without one the text is a sentence itself. */
  of?: readonly [key: string, values?: Values];
  /** Nothing to tell about when a table is opened. */
  none?: boolean;
  /** Told when a table is opened; later the events tell of it. */
  opening?: boolean;
}

/** What a game offers to those who listen. */
export interface Heard {
  facts(table: TableState): Fact[];
  /** Events that need no sentence of their own: the facts tell what came of them. */
  quiet: ReadonlySet<string>;
  /** Events that are told in other words than in the log, by the key of those: figures that a reader sees instead. */
  instead?: Readonly<Record<string, string>>;
}

/** What is needed beside what boards read. */
export type HeardTable = TableState & { readonly log: readonly StepSeen[] };

export class Teller {
  readonly #heard: Heard | undefined;
  readonly #say: () => Say;
  readonly #known = new Map<string, string | number>();
  #spoken = -1;

  constructor(heard: Heard | undefined, say: () => Say) {
    this.#heard = heard;
    this.#say = say;
  }

  /** Whether the table was told once; before that there is no news of it. */
  get opened(): boolean {
    return this.#spoken >= 0;
  }

  /** The whole position, for somebody who comes to the table. */
  opening(table: HeardTable): string {
    this.#spoken = table.log.at(-1)?.seq ?? 0;
    const facts = this.#heard?.facts(table) ?? [];
    this.#remember(facts);
    return this.#sentences(facts.filter(({ none }) => !none));
  }

  /** One message for each turn that is over: what was done, and at the end of the last what has changed by all that. */
  news(table: HeardTable): string[] {
    const turns = turnsOf(table.log.filter(({ seq }) => seq > this.#spoken)).filter(
      ({ by, steps }, at, all) =>
        by === null ||
        by === table.me ||
        at < all.length - 1 ||
        table.finished ||
        !table.owes.includes(by) ||
        steps.at(-1)?.action?.[0] === "end-turn",
    );
    if (!turns.length) return [];
    this.#spoken = turns.at(-1)?.steps.at(-1)?.seq ?? this.#spoken;
    const messages = turns.map(({ steps }) => this.#deeds(steps, table));
    const facts = this.#heard?.facts(table) ?? [];
    const changed = facts.filter(({ id, value, none, opening }) => {
      const before = this.#known.get(id);
      return !opening && (before === undefined ? !none : before !== value);
    });
    this.#remember(facts);
    messages.push([messages.pop(), this.#sentences(changed)].filter(Boolean).join(" "));
    return messages.filter(Boolean);
  }

  #remember(facts: readonly Fact[]): void {
    this.#known.clear();
    for (const { id, value } of facts) this.#known.set(id, value);
  }

  /** Events say what was done; a step that has only figures to show is told by its action. */
  #deeds(steps: readonly StepSeen[], { seats, pack }: TableState): string {
    const say = this.#say();
    const names = seats.map(({ name }) => name);
    const told: string[] = [];
    let plain: string[] = [];
    const flush = (by: number | null): void => {
      if (plain.length) told.push(say("heard-did", { name: names[by ?? -1] ?? "", things: plain.join("; ") }));
      plain = [];
    };
    for (const { by, action, events } of steps) {
      const heard = events.filter(({ key, values }) => values !== null && !this.#heard?.quiet.has(key));
      if (action && action[0] !== "end-turn" && !heard.length)
        plain.push(actionText(action, pack.arguments, say, names));
      else if (heard.length) flush(by);
      told.push(...heard.map((event) => eventText(event, say, names, this.#heard?.instead?.[event.key])));
    }
    flush(steps.at(-1)?.by ?? null);
    return told.join(" ");
  }

  #sentences(facts: readonly Fact[]): string {
    const say = this.#say();
    const groups = new Map<string, { of: Fact["of"]; texts: string[] }>();
    for (const { of, text, id } of facts) {
      if (!text) continue;
      const key = of ? JSON.stringify(of) : id;
      const group = groups.get(key) ?? { of, texts: [] };
      group.texts.push(text);
      groups.set(key, group);
    }
    return [...groups.values()]
      .map(({ of, texts }) => (of ? say(of[0], { ...of[1], things: listed(texts, say) }) : texts.join(" ")))
      .join(" ");
  }
}

/** What an action is called, whoever took it. */
function actionText(
  [verb, ...given]: Action,
  fields: Record<string, readonly string[]> | undefined,
  say: Say,
  names: readonly string[],
): string {
  const values = Object.fromEntries((fields?.[verb] ?? []).map((name, at) => [name, given[at] ?? null]));
  return say(`do-${verb}`, withNames(values, names));
}

function listed(texts: readonly string[], say: Say): string {
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? say("list", { rest: texts.slice(0, -1).join(", "), last }) : last;
}
