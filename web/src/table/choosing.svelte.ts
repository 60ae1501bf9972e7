/** The one selection model: boards, command box and keyboard fix arguments here, in any order; only the bar commits. */

import type { Action, Arg, Data, EventSeen, Offer, TableState } from "./state.svelte";

export interface Preview {
  /** The parts of the view that would change. */
  changed: Data;
  events: readonly EventSeen[];
  /** A draw or a reveal would follow, and nobody may know it beforehand. */
  stopped: boolean;
  /** The last of it happens after a further question, and is told as things stand. */
  assumed?: boolean | undefined;
}

/** Something that cannot be done now, and why. */
export interface Blocked {
  action: Action;
  /** Why not, as a sentence. */
  text: string;
  /** What the reason is called. */
  key?: string | undefined;
  /** What it is made of: numbers and names. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** The action as a button would say it. */
  label: string;
  rule?: string | undefined;
}

/** Some of `verb` and an action's arguments, by name. */
export type Fixed = Readonly<Record<string, Arg>>;

/** What boards use. `ChoosingModel` is the living one. */
export interface Choosing {
  /** Verb and arguments fixed so far. */
  readonly fixed: Fixed;
  /** The offers that agree with what is fixed. */
  readonly matching: readonly Offer[];
  /** Set when exactly one offer is left of a begun choice, or when one was picked. */
  readonly chosen: Offer | null;
  /** What `chosen` would do; null until the server has said so. */
  readonly preview: Preview | null;
  /** The view with the preview laid over it: what to draw as ghosts. */
  readonly ghost: Data;
  /** What an argument can still be, were it not fixed itself. */
  values(arg: string): Arg[];
  /** Fixes arguments. What contradicts them and was fixed before gives way, so that one can go on choosing. */
  fix(args: Fixed): void;
  /** Frees one argument. */
  release(arg: string): void;
  /** Picks one offer as it is. */
  pick(offer: Offer): void;
  /** Cancels a half-made choice. */
  clear(): void;
  blocked(query: Fixed): Promise<Blocked[]>;
}

/** Who answers what the client may not reckon itself. */
export interface Oracle {
  preview(action: Action): Promise<Preview | null>;
  blocked(query: Fixed): Promise<Blocked[]>;
}

const SILENT: Oracle = { preview: async () => null, blocked: async () => [] };

/** Whether two values are the same; lists by what is in them. */
export function same(one: Arg | undefined, other: Arg | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an offer agrees with everything fixed. */
export function agrees(offer: Offer, fixed: Fixed): boolean {
  return Object.entries(fixed).every(([name, value]) =>
    name === "verb" ? offer.verb === value : name in offer.args && same(offer.args[name], value),
  );
}

/** What remains of `before` beside `after`: newest wishes win, older ones stay as far as some offer has them all. */
export function reconcile(offers: readonly Offer[], before: Fixed, after: Fixed): Fixed {
  let kept: Fixed = after;
  for (const [name, value] of Object.entries(before).reverse()) {
    if (name in after) continue;
    const wished = { [name]: value, ...kept };
    if (offers.some((offer) => agrees(offer, wished))) kept = wished;
  }
  return kept;
}

/** A question, told by its number: the same one may be told again, by another process or in another language. */
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
  /** The question the choice is an answer to: when another is asked, it is void. */
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
    this.preview ? { ...this.#table.view, ...this.preview.changed } : this.#table.view,
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

  /** Asks what the chosen offer would do. The page calls this in an effect, so that it is asked when that changes. */
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

  /** Whether a question is still the one that is asked. */
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
