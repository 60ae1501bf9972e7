/** Replay of a match: the current step, and the table at that step. Boards read it like any table. */

import { learn, say, sayOf } from "../messages/messages.svelte";
import { api } from "../wire/api";
import { serverInfo } from "../wire/people.svelte";
import type { BotInfo, MatchState, Moment } from "../wire/types";
import { drawnOf, type Held } from "./motion/figures";
import type { Timeline } from "./motion/timeline";
import { botName, seatsOf } from "./seats";
import type { Data, SeatSeen, StepSeen, TableState } from "./state.svelte";
import { Log, turnsOf } from "./steps";

/** Number of cached views, so that going back and forth repeats no request. */
const KEPT = 60;

export class Replay implements TableState {
  readonly seatsToAct = [];
  readonly offers = [];
  readonly question = null;
  readonly asked = -1;
  readonly game: string;
  pack: Data = {};
  seats: readonly SeatSeen[] = [];
  /** Steps that weren't undone. */
  log: readonly StepSeen[] = [];
  /** Index in the log of each turn's last step. */
  turns: readonly number[] = [];
  /** Index in the log of the step shown. */
  at: number = $state(0);
  /** The seat whose view is shown; null for a spectator's. */
  me: number | null = $state(null);
  view: Data = $state.raw({});
  onTheWay: readonly Held[] = $state.raw([]);
  readonly drawn: Data = $derived.by(() => drawnOf(this.view, this.onTheWay));
  /** Animations during playback. */
  motion: Timeline | null = null;
  /** The step on the page. */
  #shown = -1;
  readonly #moments = new Map<string, Promise<Moment>>();

  constructor(
    readonly match: string,
    readonly state: MatchState,
  ) {
    this.game = state.game;
  }

  /** Loads the match with its full log. */
  static async open(match: string): Promise<Replay> {
    const state = await api.match(match);
    const replay = new Replay(match, state);
    const [server, pack, info] = await Promise.all([
      serverInfo(),
      state.own_pack ? api.matchPack(match) : api.pack(state.game),
      state.table ? api.table(state.table) : null,
      learn(state.game),
    ]);
    replay.pack = pack;
    replay.seats = seatsOf(state.game, info?.seats ?? [], () => true);
    replay.me = state.seat ?? state.seats?.[0] ?? null;
    await replay.#read(server.bots);
    return replay;
  }

  async #read(bots: readonly BotInfo[]): Promise<void> {
    const log = new Log(
      () => sayOf(this.game),
      () => this.seats.map(({ name }) => name),
      (bot) => botName(bot, bots),
    );
    for (let since = 0; since <= this.state.seq; ) {
      const { steps } = await api.history(this.match, since, this.me);
      if (!steps.length) break;
      log.add(steps);
      since += steps.length;
    }
    this.log = log.standing();
    let last = -1;
    this.turns = turnsOf(this.log).map(({ steps }) => {
      last += steps.length;
      return last;
    });
  }

  /** Boards show the scores only at the end. */
  readonly finished: boolean = $derived.by(() => Boolean(this.state.finished) && this.at === this.log.length - 1);
  /** The turn shown, from 0; the first is the deal. */
  readonly turn: number = $derived.by(() => this.turns.findIndex((last) => last >= this.at));
  readonly first: number = $derived((this.turns[this.turn - 1] ?? -1) + 1);
  readonly step: StepSeen | undefined = $derived.by(() => this.log[this.at]);
  /** Results so far of the turn shown, for the boards to draw. */
  readonly recap: readonly StepSeen[] = $derived.by(() =>
    this.turn > 0 ? this.log.slice(this.first, this.at + 1) : [],
  );
  readonly name: string = $derived.by(() => {
    const { by = null, standIn } = this.log[this.at] ?? {};
    return by === null ? say("log-setup") : (standIn ?? this.seats[by]?.name ?? "");
  });

  /** The step's text; a step without text, such as the end of a turn, uses its turn's. */
  get told(): string {
    const { action, texts } = this.log[this.at] ?? { action: null, texts: [] };
    if (texts.length) return texts.join(" ");
    const turn = this.recap.flatMap((step) => step.texts);
    if (turn.length) return turn.join(" ");
    return action?.length === 1 ? sayOf(this.game)(`do-${action[0]}`) : say("replay-silent");
  }

  /** Seats whose view is available: my own, and all of them after the end. */
  get open(): readonly number[] {
    return this.state.finished ? this.seats.map(({ index }) => index) : (this.state.seats ?? []);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.log.length - 1, to));
  }

  goToTurn(turn: number): void {
    this.go(this.turns[Math.max(0, Math.min(this.turns.length - 1, turn))] ?? 0);
  }

  /** Goes to a step by number, or to the one before if it was undone. */
  goToStep(seq: number): void {
    this.go(this.log.findLastIndex((step) => step.seq <= seq));
  }

  /** Shows the table after the current step, and preloads the next. */
  async show(): Promise<void> {
    const { at, me } = this;
    const { view } = await this.#moment(at, me);
    if (at !== this.at || me !== this.me) return;
    const step = this.log[at];
    // Only single steps forward are animated; anything else is a jump.
    if (step && at === this.#shown + 1) this.motion?.play([step], this);
    else if (at !== this.#shown) this.motion?.finish();
    this.#shown = at;
    this.view = view;
    if (at + 1 < this.log.length) void this.#moment(at + 1, me).catch(() => {});
  }

  #moment(at: number, me: number | null): Promise<Moment> {
    const key = `${at} ${me}`;
    const kept = this.#moments.get(key);
    if (kept) return kept;
    const asked = api.moment(this.match, this.log[at]?.seq ?? 0, me);
    asked.catch(() => this.#moments.delete(key));
    this.#moments.set(key, asked);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT && oldest) this.#moments.delete(oldest);
    return asked;
  }
}
