/**
 * A table from one seat's view, for boards to draw. Everything comes from the server; nothing is calculated here.
 */

import type { Say } from "../messages/messages.svelte";
import type { PlayerColour } from "../ui/tartan/setts";
import type { Currency } from "./contract/game";
import type { Director } from "./director.svelte";
import { drawnOf, type Held } from "./motion/figures";
import { isNote, withNames } from "./steps";

/** A value of an action: `expand cow f6` has the values "cow" and "f6", `obtain` has a list of contracts. */
export type Arg = string | number | boolean | null | readonly Arg[];
export type Action = readonly [verb: string, ...args: Arg[]];
/** Views, packs and events' values: each game's own. Its boards know their shape. */
export type Data = Readonly<Record<string, unknown>>;

/** One line of an account: the stock that changes ("money-0" is seat 0's), the amount, and the reason. */
export type Line = readonly [stock: string, amount: number, why: string];
export interface EventSeen {
  key: string;
  /** Null if hidden from this seat. */
  values: Data | null;
  lines: readonly Line[];
}

/** Figures behind a decision of the game itself, with the index of their event. */
export interface Explained {
  at: number;
  key: string;
  values: Data;
}

/** An action's immediate changes, before any draw or question. */
export interface Account {
  totals: Readonly<Record<string, number>>;
  lines: readonly Line[];
  stopped: boolean;
}

/** A possible action of mine. */
export interface Offer {
  action: Action;
  verb: string;
  /** The action's arguments by name. */
  args: Readonly<Record<string, Arg>>;
  /** The button's label. */
  text: string;
  /** Its cost in the game's currency; negative if it brings money. Arrives slightly later than the offer. */
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
  /** True if the seat's player is connected. */
  present: boolean;
  /** While a bot plays for the seat's person: both names. */
  standIn?: string;
  /** While the seat has no player: whether its person left, or is out of time. */
  gone?: "left" | "late";
}

/** A player's step, with its events. */
export interface StepSeen {
  seq: number;
  by: number | null;
  /** Null while hidden from this seat. */
  action: Action | null;
  events: readonly EventSeen[];
  explained?: readonly Explained[];
  /** If a bot took it for the seat's person: both names. */
  standIn?: string | undefined;
  /** The events as sentences, without unimportant ones. */
  texts: readonly string[];
}

/** The interface for boards. `TableModel` implements it; stories and tests may use a plain object. */
export interface TableState {
  readonly game: string;
  readonly view: Data;
  /** The view as it's drawn: figures on their way keep their old value. Without it, the view itself. */
  readonly drawn?: Data;
  /** Figures on their way: boards open nothing over them by themselves. */
  readonly onTheWay?: readonly Held[];
  readonly pack: Data;
  readonly me: number | null;
  /** The seat whose view a spectator follows. */
  readonly watched?: number;
  readonly seatsToAct: readonly number[];
  readonly seats: readonly SeatSeen[];
  readonly offers: readonly Offer[];
  readonly question: Question | null;
  /** The log entry before my question: another number is another question. */
  readonly asked: number;
  readonly recap: readonly StepSeen[];
  readonly finished: boolean;
  /** Every step that wasn't undone, as far as known. */
  readonly log?: readonly StepSeen[];
  /** The newest steps shown as they happened; empty when a table opens. */
  readonly fresh?: readonly StepSeen[];
  /** True in a lesson, where the coach presents the round's results. */
  readonly taught?: boolean;
  /** Access to earlier positions, at a table in play. */
  readonly past?: Past;
  /** The shows of a table in play; boards add their own. */
  readonly director?: Pick<Director, "ask" | "over" | "now">;
}

/** Earlier positions of a table, and their playback. */
export interface Past {
  /** Returns my view after a log entry. */
  viewAt(seq: number): Promise<Data>;
  /** Plays these steps back one by one. */
  play(steps: readonly StepSeen[]): void;
}

/** The server's message to a seat that has to answer. */
export interface Decision {
  ask: readonly [key: string, values: Record<string, unknown>];
  actions: readonly Action[];
  fields: Readonly<Record<string, readonly string[]>>;
  /** For an optional reaction in another seat's turn: its preference name, and the answer that declines it. */
  reaction?: { name: string; declines: Action } | undefined;
}

/** An offer whose account arrives later. */
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

/** Returns the offers of a decision, in the server's order. */
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

/** The live state of a table; only the shell writes to it. */
export class TableModel implements TableState {
  view: Data = $state.raw({});
  onTheWay: readonly Held[] = $state.raw([]);
  readonly drawn: Data = $derived.by(() => drawnOf(this.view, this.onTheWay));
  pack: Data = $state.raw({});
  me: number | null = $state(null);
  watched: number = $state(0);
  seatsToAct: readonly number[] = $state.raw([]);
  seats: readonly SeatSeen[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  asked: number = $state(-1);
  /** Created once per question, so that data added later stays with them. */
  offers: readonly Offer[] = $state.raw([]);
  /** Every step that wasn't undone, as far as known. */
  log: readonly StepSeen[] = $state.raw([]);
  fresh: readonly StepSeen[] = $state.raw([]);
  taught = false;
  /** The match's id, and my seats in it: several if people share a screen. */
  match = "";
  held: readonly number[] = [];
  past?: Past;
  director?: Director;
  /** My entries that were answered automatically, because there was only one answer. */
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

  /** Sets the question for `me` after this log entry, or none. */
  ask(decision: Decision | null, asked: number): void {
    this.decision = decision;
    this.asked = asked;
    const stock = this.#currency && `${this.#currency.stock}-${this.me}`;
    this.offers = offersOf(decision, this.#say, stock, () => this.names);
  }

  /** Display names by seat. */
  readonly names: readonly string[] = $derived(this.seats.map(({ name }) => name));
  readonly question: Question | null = $derived(
    this.decision && { key: this.decision.ask[0], values: withNames(this.decision.ask[1], this.names) },
  );
  /** Others' moves since my last action; for a spectator, the newest turn. */
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
