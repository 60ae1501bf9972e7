/**
 * Screen-reader announcements: the action, then its result.
 *
 * A game lists the facts of a position. All of them are announced when a table opens, and the changed ones after
 * each turn, so that a listener can follow the position.
 */

import type { Values } from "../messages/catalogue";
import type { Say } from "../messages/messages.svelte";
import { announce } from "./announcements.svelte";
import type { StepSeen, TableState } from "./state.svelte";
import { actionText, eventText, turnsOf } from "./steps";

export interface Fact {
  /** Identifies the fact. */
  id: string;
  /** Compared to detect a change. */
  value: string | number;
  /** A few words; facts of one kind are combined in one sentence. Empty if an event covers it. */
  text: string;
  /** The sentence around facts of this kind, with `things`. Without one the text is a full sentence. */
  of?: readonly [key: string, values?: Values];
  /** Omitted when a table opens. */
  none?: boolean;
  /** Announced when a table opens; later, events cover it. */
  opening?: boolean;
}

/** A game's screen-reader content. */
export interface Heard {
  facts(table: TableState): Fact[];
  /** Events without their own sentence, because facts cover the result. */
  quiet: ReadonlySet<string>;
  /** Events with different text than in the log, by message key, to add numbers that others see. */
  instead?: Readonly<Record<string, string>>;
}

/** Additional data besides what boards read. */
export type HeardTable = TableState & { readonly log: readonly StepSeen[] };

export class Teller {
  readonly #heard: Heard | undefined;
  readonly #say: () => Say;
  readonly #known = new Map<string, string | number>();
  #spoken = -1;
  /** Announcements since my last action, by turn. */
  recent: readonly string[] = [];

  constructor(heard: Heard | undefined, say: () => Say) {
    this.#heard = heard;
    this.#say = say;
  }

  /** Announces the position once, then each finished turn. */
  tell(table: HeardTable): void {
    if (this.#spoken < 0) {
      announce(this.opening(table));
      return;
    }
    const news = this.news(table);
    for (const message of news) announce(message);
    this.recent = table.recap.length ? [...this.recent, ...news] : [];
  }

  /** Returns the full position, for a player who opens the table. */
  opening(table: HeardTable): string {
    this.#spoken = table.log.at(-1)?.seq ?? 0;
    const facts = this.#heard?.facts(table) ?? [];
    this.#remember(facts);
    return this.#sentences(facts.filter(({ none }) => !none));
  }

  /** Returns one message per finished turn with its actions; the last one ends with all resulting changes. */
  news(table: HeardTable): string[] {
    const turns = turnsOf(table.log.filter(({ seq }) => seq > this.#spoken)).filter(
      ({ by, steps }, at, all) =>
        by === null ||
        by === table.me ||
        at < all.length - 1 ||
        table.finished ||
        !table.seatsToAct.includes(by) ||
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

  /** Describes the steps by their events; a step with only numbers is described by its action. */
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
      if (action && action[0] !== "end-turn" && !heard.length) plain.push(actionText(action, pack, say, names));
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

function listed(texts: readonly string[], say: Say): string {
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? say("list", { rest: texts.slice(0, -1).join(", "), last }) : last;
}
