/** My seat: the questions it's asked, and my requests, one at a time. */

import { sayOf } from "../messages/messages.svelte";
import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import { sorted } from "../wire/assembly";
import type { ActionData, FromServer, Message, Mine, Step } from "../wire/types";
import { clearRefusals } from "./announcements.svelte";
import { type Blocked, ChoosingModel, type Fixed, type Preview } from "./choosing.svelte";
import type { Feed } from "./feed.svelte";
import type { Playback } from "./playback.svelte";
import type { Action, Decision, Offer, TableModel } from "./state.svelte";
import { actionText, eventOf, isNote, withNames } from "./steps";

export class Seat {
  readonly choosing: ChoosingModel;
  /** My question, and the entry from which I may undo. */
  mine: Mine | null = $state.raw(null);
  /** True while my request is pending. */
  busy: boolean = $state(false);
  /** In a lesson: returns whether an action is allowed now. */
  guard: ((action: Action) => boolean) | null = null;
  readonly #table: TableModel;
  readonly #feed: Feed;
  readonly #playback: Playback;
  /** True while my action is pending, and its completion. */
  #pressed = false;
  #moved: Promise<void> = Promise.resolve();
  /** Prices of the answers to the newest question. */
  #prices: Message<"prices"> | null = null;

  constructor(table: TableModel, feed: Feed, playback: Playback) {
    this.#table = table;
    this.#feed = feed;
    this.#playback = playback;
    this.choosing = new ChoosingModel(table, {
      preview: (action) => this.#preview(action),
      blocked: (query) => this.#blocked(query),
    });
  }

  /** Returns one of the offers with their own place: the end of the turn, or passing. */
  offer(verb: "end-turn" | "pass"): Offer | undefined {
    return this.#table.offers.find((offer) => offer.verb === verb);
  }

  async play(action: Action): Promise<void> {
    if (this.guard && !this.guard(action)) return;
    await this.#move(() => this.#feed.live.act([action as unknown as ActionData], settings.endTurn));
  }

  async commit(): Promise<void> {
    const { chosen } = this.choosing;
    if (chosen) await this.play(chosen.action);
  }

  undo(): Promise<void> {
    return this.#move(() => this.#feed.live.undo());
  }

  async reset(): Promise<void> {
    const from = this.mine?.undo;
    if (typeof from === "number") await this.#move(() => this.#feed.live.undo(from));
  }

  /** Returns whether these steps have my action that is pending. */
  awaits(steps: readonly Step[]): boolean {
    return this.#pressed && steps.some(({ by }) => by !== null && this.#table.held.includes(by));
  }

  /** Takes my question from a message that is being shown, if it's another one. */
  ask(told: Message<"steps"> | Message<"resync">): void {
    const table = this.#table;
    const before = table.me;
    if (told.is === "resync") table.me = told.seat;
    this.mine = told.mine ?? null;
    const decision = (told.mine?.decision ?? null) as unknown as Decision | null;
    const answered = told.is === "steps" && told.steps.some((step) => step.by === table.me && !isNote(step));
    if (answered || table.me !== before || sorted(decision) !== sorted(table.decision)) {
      table.ask(decision, told.seq);
      void this.#answerIfForced();
    }
    this.#addPrices();
    const next = told.seats_to_act.find((seat) => table.held.includes(seat));
    // Players who share a screen change places once the move has been seen.
    if (next !== undefined && !told.seats_to_act.includes(table.me ?? -1))
      this.#playback.rest(() => this.#feed.live.follow(next));
  }

  /** Takes the prices of my answers, which may arrive before their question is shown. */
  price(prices: Message<"prices">): void {
    this.#prices = prices;
    this.#addPrices();
  }

  #addPrices(): void {
    const { offers, me } = this.#table;
    const priced = this.#prices;
    if (priced?.seq !== this.#playback.seq || priced.seat !== me || priced.accounts.length !== offers.length)
      return;
    for (const [at, offer] of offers.entries()) offer.account = priced.accounts[at];
  }

  /**
   * Gives the only possible answer to a new question, if the settings allow it. It isn't a click, so the steps being
   * shown keep their time.
   */
  async #answerIfForced(): Promise<void> {
    const table = this.#table;
    const { asked, me, offers } = table;
    const [only, another] = offers;
    if (!only || another || this.guard) return;
    const allowed = only.verb === "end-turn" ? settings.endTurn : settings.skipForced && only.verb !== "pass";
    if (!allowed) return;
    await this.#moved;
    if (table.asked !== asked || table.me !== me) return;
    await this.#alone(async () => {
      const answer = await this.#feed.live.act([only.action as unknown as ActionData]);
      if (answer.is === "ack") table.automatic = new Set([...table.automatic, answer.seq]);
    });
  }

  /** Plays or undoes, after skipping what others did. Busy until the result is shown. */
  async #move(how: () => Promise<FromServer>): Promise<void> {
    if (this.busy) return;
    this.#playback.skip();
    this.#pressed = true;
    this.#moved = this.#alone(async () => {
      const answer = await how();
      clearRefusals();
      if (answer.is === "ack") await this.#playback.shown(answer.seq);
    }).finally(() => {
      this.#pressed = false;
    });
    await this.#moved;
  }

  /** Runs one request at a time. */
  async #alone(how: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#feed.attempt(how);
    } finally {
      this.busy = false;
    }
  }

  async #preview(action: Action): Promise<Preview | null> {
    try {
      const seen = await this.#feed.live.preview([action as unknown as ActionData]);
      const { changed, events, stopped = false, assumed } = seen;
      return { changed, events: events.map(eventOf), stopped, assumed };
    } catch {
      return null; // outdated: the steps that changed it are on their way
    }
  }

  async #blocked(query: Fixed): Promise<Blocked[]> {
    const { verb = "", ...fields } = query;
    const { match, me } = this.#table;
    if (me === null) return [];
    const found = await api.blocked(match, me, String(verb), fields).catch(() => []);
    const { game, names, pack } = this.#table;
    const say = sayOf(game);
    return found.map(({ do: done, reason: { key, values, rule } }) => {
      const action = done as unknown as Action;
      const text = say(`no-${key}`, withNames(values, names));
      return { action, text, key, values, label: actionText(action, pack, say, names), rule: rule || undefined };
    });
  }
}
