/** A table as one seat sees it: what boards draw. Everything in it comes from the server; nothing is reckoned here. */

import type { Currency } from "../games/game-client";
import type { PlayerColour } from "../look/tartan/setts";
import type { Say } from "../words/words.svelte";
import { isNote, withNames } from "./steps";

/** A value of an action: `expand cow f6` has the values "cow" and "f6", `obtain` has a list of contracts. */
export type Arg = string | number | boolean | null | readonly Arg[];
export type Action = readonly [verb: string, ...args: Arg[]];
// biome-ignore lint/suspicious/noExplicitAny: views and packs are each game's own; its boards know their shape
export type Data = Record<string, any>;

/** One line of an account: the stock that changes ("money-0": of seat 0), by how much, and why. */
export type Line = readonly [stock: string, amount: number, why: string];
export interface EventSeen {
  key: string;
  /** Null if this seat may not see them. */
  values: Data | null;
  lines: readonly Line[];
}

/** What the game went by where it decided by itself: the number of the event it belongs to, and figures. */
export interface Explained {
  at: number;
  key: string;
  values: Data;
}

/** What an action would change at once, before anything is drawn or asked. */
export interface Account {
  totals: Readonly<Record<string, number>>;
  lines: readonly Line[];
  stopped: boolean;
}

/** Something I may do now. */
export interface Offer {
  action: Action;
  verb: string;
  /** The values of the action by name. */
  args: Readonly<Record<string, Arg>>;
  /** As a button says it. */
  text: string;
  /** What it costs me in the currency of the game; below nought it brings some. Known a moment after the offer itself. */
  price?: number | undefined;
  account?: Account | undefined;
}

export interface Question {
  key: string;
  values: Record<string, unknown>;
  rule?: string | undefined;
}

export interface SeatSeen {
  index: number;
  name: string;
  colour: PlayerColour;
  bot: boolean;
  /** Whether somebody follows the table from there just now. */
  present: boolean;
  /** While a bot plays for whoever sits there: the names of both. */
  standIn?: string;
  /** While nobody plays there: whether its person has left, or is out of time. */
  gone?: "left" | "late";
}

/** A step somebody took, with what happened. */
export interface StepSeen {
  seq: number;
  by: number | null;
  /** Null while this seat may not know it. */
  action: Action | null;
  events: readonly EventSeen[];
  explained?: readonly Explained[];
  /** If a bot took it for whoever sits there: the names of both. */
  standIn?: string | undefined;
  /** The events as sentences; those nobody needs to read are left out. */
  texts: readonly string[];
}

/** What boards read. `TableModel` is the living one; stories and tests may give a plain object. */
export interface TableState {
  readonly game: string;
  readonly view: Data;
  readonly pack: Data;
  readonly me: number | null;
  /** From whose seat somebody who only watches sees the table. */
  readonly watched?: number;
  readonly owes: readonly number[];
  readonly seats: readonly SeatSeen[];
  readonly offers: readonly Offer[];
  readonly question: Question | null;
  /** The entry of the log after which I was asked: another number is another question. */
  readonly asked: number;
  readonly recap: readonly StepSeen[];
  readonly finished: boolean;
  /** Every step that stands, as far as it was told. */
  readonly log?: readonly StepSeen[];
  /** The newest steps that were shown as they happened; none when a table is opened. */
  readonly fresh?: readonly StepSeen[];
  /** A lesson: its coach says what a round has brought. */
  readonly taught?: boolean;
  /** The way back, at a table that is played. */
  readonly past?: Past;
}

/** What a table was, and how it came to what it is. */
export interface Past {
  /** My view after an entry of the log. */
  viewAt(seq: number): Promise<Data>;
  /** Shows these steps once more, one after the other. */
  play(steps: readonly StepSeen[]): void;
}

/** What the server tells a seat that owes an answer. */
export interface Decision {
  ask: readonly [key: string, values: Record<string, unknown>];
  actions: readonly Action[];
  fields: Readonly<Record<string, readonly string[]>>;
  /** In another seat's turn, where it may be left: its name among my preferences, and the answer that leaves it. */
  reaction?: { name: string; declines: Action } | undefined;
}

export const COLOURS: readonly PlayerColour[] = ["gorse", "rowan", "minch", "snow"];

/** An offer whose account arrives later than itself. */
class LiveOffer implements Offer {
  account: Account | undefined = $state.raw();
  readonly #say: () => Say;
  readonly #stock: string | undefined;
  readonly #names: () => readonly string[];

  constructor(
    readonly action: Action,
    readonly args: Readonly<Record<string, Arg>>,
    say: () => Say,
    stock: string | undefined,
    names: () => readonly string[],
  ) {
    this.#say = say;
    this.#stock = stock;
    this.#names = names;
  }

  get text(): string {
    return this.#say()(`do-${this.verb}`, withNames(this.args, this.#names()));
  }

  get verb(): string {
    return this.action[0];
  }

  get price(): number | undefined {
    return this.account && this.#stock ? -(this.account.totals[this.#stock] ?? 0) : undefined;
  }
}

/** The offers of a decision, in the server's order. */
function offersOf(
  decision: Decision | null,
  say: () => Say,
  stock: string | undefined,
  names: () => readonly string[],
): Offer[] {
  return (decision?.actions ?? []).map((action) => {
    const fields = decision?.fields[action[0]] ?? [];
    const args = Object.fromEntries(fields.map((name, at) => [name, action[at + 1] ?? null]));
    return new LiveOffer(action, args, say, stock, names);
  });
}

/** The living state of a table; only the shell writes to it. */
export class TableModel implements TableState {
  view: Data = $state.raw({});
  pack: Data = $state.raw({});
  me: number | null = $state(null);
  watched: number = $state(0);
  owes: readonly number[] = $state.raw([]);
  seats: readonly SeatSeen[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  asked: number = $state(-1);
  /** Made once a question, so that what is learned about them later stays with them. */
  offers: readonly Offer[] = $state.raw([]);
  /** Every step that stands, as far as it was told. */
  log: readonly StepSeen[] = $state.raw([]);
  fresh: readonly StepSeen[] = $state.raw([]);
  taught = false;
  past?: Past;
  /** Entries of mine that were answered by themselves, because there was one answer only. */
  automatic: ReadonlySet<number> = $state.raw(new Set());
  finished: boolean = $state(false);
  readonly #say: () => Say;
  readonly #currency: Currency | undefined;

  constructor(
    readonly game: string,
    say: () => Say,
    currency?: Currency,
  ) {
    this.#say = say;
    this.#currency = currency;
  }

  /** Puts a question to `me`, after this entry of the log; or none. */
  ask(decision: Decision | null, asked: number): void {
    this.decision = decision;
    this.asked = asked;
    const stock = this.#currency && `${this.#currency.stock}-${this.me}`;
    this.offers = offersOf(decision, this.#say, stock, () => this.names);
  }

  /** What people are called, by seat. */
  readonly names: readonly string[] = $derived(this.seats.map(({ name }) => name));
  readonly question: Question | null = $derived(
    this.decision && { key: this.decision.ask[0], values: withNames(this.decision.ask[1], this.names) },
  );
  /** What others did since I acted last; for those who only watch, the newest turn. */
  readonly recap: readonly StepSeen[] = $derived.by(() => {
    const { log, me } = this;
    const newest = log.at(-1)?.by ?? null;
    const mine = (step: StepSeen) => me !== null && step.by === me && !step.standIn;
    const goesOn = (step: StepSeen) =>
      me === null ? step.by === newest : !mine(step) || this.automatic.has(step.seq) || isNote(step);
    const from = 1 + log.findLastIndex((step, at) => at === 0 || !goesOn(step));
    return log.slice(from).filter((step) => !mine(step));
  });
}
