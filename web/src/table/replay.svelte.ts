/** A match looked at again: where we are in it, and the table as it stood then. Boards read it like any table. */

import { api } from "../wire/api";
import { serverInfo } from "../wire/people.svelte";
import type { BotInfo, MatchState, Moment } from "../wire/types";
import { learn, say, sayOf } from "../words/words.svelte";
import type { Timeline } from "./motion/timeline";
import { botName, seatsOf } from "./seats";
import type { Data, SeatSeen, StepSeen, TableState } from "./state.svelte";
import { Log, turnsOf } from "./steps";

/** Views kept at hand, so that going to and fro asks nothing twice. */
const KEPT = 60;

export class Replay implements TableState {
  readonly owes = [];
  readonly offers = [];
  readonly question = null;
  readonly asked = -1;
  readonly game: string;
  pack: Data = {};
  seats: readonly SeatSeen[] = [];
  /** The steps that stand. */
  log: readonly StepSeen[] = [];
  /** The last step of each turn, by its place in the log. */
  turns: readonly number[] = [];
  /** The step shown, by its place in the log. */
  at: number = $state(0);
  /** From which seat it is seen; null as those see it who only watch. */
  me: number | null = $state(null);
  view: Data = $state.raw({});
  /** What moves on the table while it is played on. */
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

  /** The match, with its whole log. */
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
    replay.seats = seatsOf(info?.seats ?? [], () => true);
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
      log.add(steps.map(({ step }) => step));
      since += steps.length;
    }
    this.log = log.standing();
    let last = -1;
    this.turns = turnsOf(this.log).map(({ steps }) => {
      last += steps.length;
      return last;
    });
  }

  /** Boards show the scores once it is over, and only then. */
  readonly finished: boolean = $derived.by(() => Boolean(this.state.finished) && this.at === this.log.length - 1);
  /** The turn shown, from 0; the first is the deal. */
  readonly turn: number = $derived.by(() => this.turns.findIndex((last) => last >= this.at));
  readonly first: number = $derived((this.turns[this.turn - 1] ?? -1) + 1);
  readonly step: StepSeen | undefined = $derived.by(() => this.log[this.at]);
  /** What the turn shown has brought so far: drawn on the boards. */
  readonly recap: readonly StepSeen[] = $derived.by(() =>
    this.turn > 0 ? this.log.slice(this.first, this.at + 1) : [],
  );
  readonly name: string = $derived.by(() => {
    const { by = null, standIn } = this.log[this.at] ?? {};
    return by === null ? say("log-setup") : (standIn ?? this.seats[by]?.name ?? "");
  });

  /** The step shown in words; one with nothing to tell, as the end of a turn, by what the turn brought. */
  get told(): string {
    const { action, texts } = this.log[this.at] ?? { action: null, texts: [] };
    if (texts.length) return texts.join(" ");
    const turn = this.recap.flatMap((step) => step.texts);
    if (turn.length) return turn.join(" ");
    return action?.length === 1 ? sayOf(this.game)(`do-${action[0]}`) : say("replay-silent");
  }

  /** The seats one may look from: one's own, and once it is over all of them. */
  get open(): readonly number[] {
    return this.state.finished ? this.seats.map(({ index }) => index) : (this.state.seats ?? []);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.log.length - 1, to));
  }

  goToTurn(turn: number): void {
    this.go(this.turns[Math.max(0, Math.min(this.turns.length - 1, turn))] ?? 0);
  }

  /** To a step by its number; to the one before if it was taken back. */
  goToStep(seq: number): void {
    this.go(this.log.findLastIndex((step) => step.seq <= seq));
  }

  /** Shows the table as it stood after the step shown. The next one is asked for beforehand. */
  async show(): Promise<void> {
    const { at, me } = this;
    const { view } = await this.#moment(at, me);
    if (at !== this.at || me !== this.me) return;
    const step = this.log[at];
    // Only one step on can be seen to happen: whoever goes elsewhere has jumped there.
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
