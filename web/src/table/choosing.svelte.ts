/**
 * The shared selection model: boards, command box and keyboard fix arguments here, in any order; only the action
 * bar commits.
 */

import type { Action, Arg, Data, EventSeen, Offer, TableState } from "./state.svelte";

export interface Preview {
  /** Parts of the view that would change. */
  changed: Data;
  events: readonly EventSeen[];
  /** True if a draw or reveal would follow, which can't be previewed. */
  stopped: boolean;
  /** True if the last part follows a further question, and is shown as things are now. */
  assumed?: boolean | undefined;
}

/** An action that isn't possible now, and why. */
export interface Blocked {
  action: Action;
  /** The reason as a sentence. */
  text: string;
  /** The reason's key. */
  key?: string | undefined;
  /** The reason's values: numbers and names. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** The action's label on a button. */
  label: string;
  rule?: string | undefined;
}

/** A subset of `verb` and an action's arguments, by name. */
export type Fixed = Readonly<Record<string, Arg>>;

/** The interface for boards; `ChoosingModel` implements it. */
export interface Choosing {
  /** Verb and arguments fixed so far. */
  readonly fixed: Fixed;
  /** The offers that match the fixed arguments. */
  readonly matching: readonly Offer[];
  /** Set when exactly one offer matches a choice in progress, or when one was picked. */
  readonly chosen: Offer | null;
  /** The result of `chosen`; null until the server's preview arrives. */
  readonly preview: Preview | null;
  /** The view with the preview applied, for drawing ghosts. */
  readonly ghost: Data;
  /** Returns the possible values of an argument, ignoring its own fixed value. */
  values(arg: string): Arg[];
  /** Fixes arguments. Earlier ones that contradict them are dropped, so that the choice can continue. */
  fix(args: Fixed): void;
  /** Frees one argument. */
  release(arg: string): void;
  /** Picks one offer. */
  pick(offer: Offer): void;
  /** Cancels a half-made choice. */
  clear(): void;
  blocked(query: Fixed): Promise<Blocked[]>;
}

/** Source of answers that the client must not calculate itself. */
export interface Oracle {
  preview(action: Action): Promise<Preview | null>;
  blocked(query: Fixed): Promise<Blocked[]>;
}

const SILENT: Oracle = { preview: async () => null, blocked: async () => [] };

/** Returns whether two values are equal; lists are compared by content. */
export function same(one: Arg | undefined, other: Arg | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether an offer matches all fixed arguments. */
export function agrees(offer: Offer, fixed: Fixed): boolean {
  return Object.entries(fixed).every(([name, value]) =>
    name === "verb" ? offer.verb === value : name in offer.args && same(offer.args[name], value),
  );
}

/** Merges `before` into `after`: newer arguments win, older ones stay while some offer matches them all. */
export function reconcile(offers: readonly Offer[], before: Fixed, after: Fixed): Fixed {
  let kept: Fixed = after;
  for (const [name, value] of Object.entries(before).reverse()) {
    if (name in after) continue;
    const wished = { [name]: value, ...kept };
    if (offers.some((offer) => agrees(offer, wished))) kept = wished;
  }
  return kept;
}

/** Identity of a question: the same one may arrive again, from another process or in another language. */
interface Asked {
  after: number;
  seat: number | null;
}

export class ChoosingModel implements Choosing {
  readonly #table: TableState;
  readonly #oracle: Oracle;
  #fixed: Fixed = $state.raw({});
  #picked: Action | null = $state.raw(null);
  #answer: { to: Action; asked: Asked; preview: Preview | null } | null = $state.raw(null);
  /** The question that the choice answers; a new question voids it. */
  #of: Asked | null = $state.raw(null);

  constructor(table: TableState, oracle: Oracle = SILENT) {
    this.#table = table;
    this.#oracle = oracle;
  }

  readonly #valid: boolean = $derived.by(() => this.#open(this.#of));
  readonly fixed: Fixed = $derived.by(() => (this.#valid ? this.#fixed : {}));
  readonly matching: readonly Offer[] = $derived.by(() =>
    this.#table.offers.filter((offer) => agrees(offer, this.fixed)),
  );
  readonly chosen: Offer | null = $derived.by(() => {
    const picked = this.#valid ? this.#picked : null;
    if (picked) return this.#table.offers.find(({ action }) => same(action, picked)) ?? null;
    const begun = Object.keys(this.fixed).length > 0;
    return begun && this.matching.length === 1 ? (this.matching[0] ?? null) : null;
  });
  readonly preview: Preview | null = $derived.by(() =>
    this.#answers(this.chosen) ? (this.#answer?.preview ?? null) : null,
  );
  readonly ghost: Data = $derived.by(() =>
    this.preview ? { ...this.#table.view, ...this.preview.changed } : (this.#table.drawn ?? this.#table.view),
  );

  values(arg: string): Arg[] {
    const others = Object.fromEntries(Object.entries(this.fixed).filter(([name]) => name !== arg));
    const found = new Map<string, Arg>();
    for (const offer of this.#table.offers) {
      const value = arg === "verb" ? offer.verb : offer.args[arg];
      if (value !== undefined && agrees(offer, others)) found.set(JSON.stringify(value), value);
    }
    return [...found.values()];
  }

  fix(args: Fixed): void {
    const offers = this.#table.offers;
    const wanted = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
    this.#set(reconcile(offers, this.fixed, wanted), null);
  }

  release(arg: string): void {
    this.#set(Object.fromEntries(Object.entries(this.fixed).filter(([name]) => name !== arg)), null);
  }

  pick(offer: Offer): void {
    this.#set({ verb: offer.verb, ...offer.args }, offer.action);
  }

  clear(): void {
    this.#set({}, null);
  }

  blocked(query: Fixed): Promise<Blocked[]> {
    return this.#oracle.blocked(query);
  }

  /** Requests the preview of the chosen offer. The page calls it in an effect, so that it follows changes. */
  look(): void {
    const offer = this.chosen;
    if (!offer || this.#answers(offer)) return;
    const { action: to } = offer;
    const asked = this.#asked;
    void this.#oracle.preview(to).then((preview) => {
      if (this.#open(asked) && this.chosen && same(this.chosen.action, to)) this.#answer = { to, asked, preview };
    });
  }

  get #asked(): Asked {
    return { after: this.#table.asked, seat: this.#table.me };
  }

  /** Returns whether a question is still the current one. */
  #open(question: Asked | null | undefined): boolean {
    return question?.after === this.#table.asked && question.seat === this.#table.me;
  }

  #answers(offer: Offer | null): boolean {
    return offer !== null && same(this.#answer?.to, offer.action) && this.#open(this.#answer?.asked);
  }

  #set(fixed: Fixed, picked: Action | null): void {
    this.#of = this.#asked;
    this.#fixed = fixed;
    this.#picked = picked;
  }
}
