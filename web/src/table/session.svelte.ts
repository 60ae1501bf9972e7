/** A session at a table while the page is open: follows the match, keeps its log, sends requests and moves. */

import { type Say, sayOf, say as shellSay } from "../messages/messages.svelte";
import { settings } from "../settings.svelte";
import { api, Refusal } from "../wire/api";
import { sorted } from "../wire/assembly";
import { inviteTo } from "../wire/invites";
import { Live } from "../wire/live";
import type { Status } from "../wire/socket";
import type {
  ActionData,
  BotInfo,
  ChatLine,
  FromServer,
  Message,
  Mine,
  ResultData,
  SeatInfo,
  ServerInfo,
  TableInfo,
} from "../wire/types";
import { announce, clearRefusals, toast } from "./announcements.svelte";
import { type Blocked, ChoosingModel, type Fixed, type Preview } from "./choosing.svelte";
import type { GameClient } from "./contract/game";
import { COMPANION } from "./lesson";
import { loadTimeline } from "./motion/load";
import type { Timeline } from "./motion/timeline";
import { readingTime } from "./queue";
import { Teller } from "./screenreader";
import { botName, seatsOf } from "./seats";
import { type Action, type Decision, type Offer, TableModel } from "./state.svelte";
import { StepQueue } from "./step-queue";
import { eventOf, isNote, Log, reseatingOf, stepOf, withNames } from "./steps";

/** Display time of bot moves, relative to reading time. */
const SPEED = { slow: 1.6, normal: 0.7, fast: 0.15 };
/** Display time of a step in playback at normal speed, in milliseconds. */
const PLAYED_BACK = 1400;
/** Maximum duration of a playback, in milliseconds. */
const AT_MOST = 30_000;
/** Delay from the last animation to the next bot move, in milliseconds. */
const AFTER_JOURNEYS = 350;
/** Number of steps kept as new: several may be shown at once. */
const FRESH = 40;
/** Reason key when the server is unavailable. */
const AWAY = "server-away";

export class Session {
  readonly table: TableModel;
  readonly choosing: ChoosingModel;
  readonly match: string;
  /** True if players may request ideas here. */
  readonly helps: boolean;
  /** My seats: several if people share a screen. */
  readonly held: readonly number[];
  info: TableInfo = $state.raw() as TableInfo;
  status: Status = $state("connecting");
  /** Reason why the server can't continue this match, if so. */
  refusal: Refusal | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  result: ResultData | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  unread: number = $state(0);
  /** True while my request is pending. */
  busy: boolean = $state(false);
  /** The newest step shown. */
  seq: number = $state(-1);
  /** Number of steps not shown yet. */
  behind: number = $state(0);
  here: readonly string[] = $state.raw([]);
  /** The last clock message, with our clock's lead over the server's; null without clocks. */
  clock: (Message<"clock"> & { ahead: number }) | null = $state.raw(null);
  /** In a lesson: returns whether an action is allowed now. */
  guard: ((action: Action) => boolean) | null = null;
  /** True during playback of others' moves. */
  replaying: boolean = $state(false);
  /** Announcements since my last action, by turn. */
  heard: readonly string[] = $state.raw([]);
  /** Animations; null until loaded, or in a game without any. */
  motion: Timeline | null = null;
  readonly #live: Live;
  readonly #log: Log;
  readonly #stepQueue = new StepQueue((behind) => {
    this.behind = behind;
  });
  /** True while my action is pending, and its completion. */
  #pressed = false;
  #moved: Promise<void> = Promise.resolve();
  /** True while waiting steps are shown at once, without animation. */
  #skipping = false;
  #newest: Record<string, unknown> = {};
  /** Prices of the answers to the newest question. */
  #prices: Message<"prices"> | null = null;
  /** Callbacks waiting for an entry to be shown. */
  #awaited: readonly { seq: number; shown: () => void }[] = [];
  readonly #teller: Teller;
  /** Loading of the components, which announcements need. */
  #packed: Promise<void>;
  /** True if the match has its own components, because an older release had other rows. */
  #ownPack = false;
  readonly #bots: readonly BotInfo[];

  constructor(
    info: TableInfo,
    held: readonly number[],
    server: ServerInfo,
    client?: Pick<GameClient, "currency" | "heard" | "motion"> & Partial<Pick<GameClient, "words">>,
  ) {
    this.info = info;
    this.match = info.match as string;
    this.held = held;
    this.helps = info.ideas !== "off" && server.bots.length > 0;
    this.#bots = server.bots;
    this.table = new TableModel(info.game, () => this.say, client?.currency);
    this.table.taught = Boolean(info.lesson);
    this.table.me = held[0] ?? null;
    this.table.past = {
      viewAt: (seq) => api.moment(this.match, seq, this.table.me).then(({ view }) => view),
      play: (steps) => void this.playBack(steps),
    };
    if (client?.motion)
      void loadTimeline(client.motion).then((line) => {
        this.motion = line;
      });
    const { spelled } = client?.words ?? {};
    this.#log = new Log(
      () => (key, values) => this.say(key, values && spelled ? spelled(this.table, key, values) : values),
      () => this.names,
      (bot) => botName(bot, server.bots),
    );
    this.#teller = new Teller(client?.heard, () => this.say);
    this.choosing = new ChoosingModel(this.table, {
      preview: (action) => this.#preview(action),
      blocked: (query) => this.#blocked(query),
    });
    this.#seats();
    this.#live = new Live(info.id, {
      resync: (message) => this.#resync(message),
      steps: (message, view) => this.#steps(message, view),
      prices: (message) => {
        this.#prices = message;
        this.#price();
      },
      table: (message) => this.#news(message),
      said: (message) => this.#said(message),
      presence: (message) => this.#presence(message),
      clock: (message) => {
        this.clock = { ...message, ahead: Date.now() - message.at };
        this.#seats();
      },
      status: (status) => {
        this.status = status;
      },
      givenUp: (refusal) => {
        this.refusal = refusal;
      },
    });
    this.#live.follow(this.table.me);
    this.#packed = api.pack(info.game).then((pack) => {
      if (!this.#ownPack) this.table.pack = pack;
    });
    // A private table's chat is for its players and those with the link.
    if (info.listed || info.invite || inviteTo(info.id)) {
      void api.chat(info.id).then((lines) => {
        this.chat = lines;
      });
    }
  }

  get say(): Say {
    return sayOf(this.info.game);
  }

  get names(): readonly string[] {
    return this.table.seats.map(({ name }) => name);
  }

  get mineToAct(): boolean {
    return this.table.offers.length > 0;
  }

  /** Returns one of the offers with their own place: the end of the turn, or passing. */
  offer(verb: "end-turn" | "pass"): Offer | undefined {
    return this.table.offers.find((offer) => offer.verb === verb);
  }

  // Actions

  play(action: Action): Promise<void> {
    if (this.guard && !this.guard(action)) return Promise.resolve();
    return this.#move(() => this.#live.act([action as unknown as ActionData], settings.endTurn));
  }

  commit(): Promise<void> {
    const { chosen } = this.choosing;
    return chosen ? this.play(chosen.action) : Promise.resolve();
  }

  undo(): Promise<void> {
    return this.#move(() => this.#live.undo());
  }

  reset(): Promise<void> {
    const from = this.mine?.undo;
    return typeof from === "number" ? this.#move(() => this.#live.undo(from)) : Promise.resolve();
  }

  talk(text: string): Promise<void> {
    return this.#heed(() => this.#live.say(text));
  }

  /** Shows all waiting steps at once. */
  skip(): void {
    this.motion?.finish();
    this.#skipping = true;
    this.#stepQueue.skip();
    this.#skipping = false;
  }

  /** Plays steps back one by one: others' moves since my last action. New steps interrupt it. */
  async playBack(recap = this.table.recap): Promise<void> {
    const { me } = this.table;
    const [first] = recap;
    if (!first || this.replaying) return;
    const hold = Math.min(PLAYED_BACK, AT_MOST / recap.length) * SPEED[settings.speed];
    const at = this.seq;
    this.replaying = true;
    const goesOn = () => this.replaying && this.seq === at;
    try {
      for (const seq of [first.seq - 1, ...recap.map((step) => step.seq)]) {
        const { view } = await api.moment(this.match, Math.max(0, seq), me);
        if (!goesOn()) break;
        this.motion?.play(
          recap.filter((step) => step.seq === seq),
          this.table,
        );
        this.table.view = view;
        await new Promise((shown) => setTimeout(shown, hold));
      }
    } catch {
      // Playback failed; the newest view is still here.
    }
    this.replaying = false;
    this.table.view = this.#newest;
  }

  stopPlayBack(): void {
    this.replaying = false;
    this.motion?.finish();
    this.table.view = this.#newest;
  }

  close(): void {
    this.motion?.finish();
    this.#stepQueue.clear();
    this.#live.close();
  }

  /** Returns the reason for a refusal, in the table's language. */
  why(refusal: Refusal): string {
    return refusal.reason.key === AWAY
      ? shellSay("server-away")
      : this.say(`no-${refusal.reason.key}`, withNames(refusal.reason.values, this.names));
  }

  /** Plays or undoes, after skipping what others did. Busy until the result is shown. */
  #move(how: () => Promise<FromServer>): Promise<void> {
    if (this.busy) return Promise.resolve();
    this.skip();
    this.#pressed = true;
    this.#moved = this.#alone(async () => {
      const answer = await how();
      clearRefusals();
      if (answer.is === "ack") await this.#shown(answer.seq);
    }).finally(() => {
      this.#pressed = false;
    });
    return this.#moved;
  }

  /** Gives the only possible answer. It isn't a click, so the steps being shown keep their time. */
  async #answer(action: Action): Promise<void> {
    const { asked, me } = this.table;
    await this.#moved;
    if (this.table.asked !== asked || this.table.me !== me) return;
    await this.#alone(async () => {
      const answer = await this.#live.act([action as unknown as ActionData]);
      if (answer.is === "ack") this.table.automatic = new Set([...this.table.automatic, answer.seq]);
    });
  }

  /** Runs one request at a time. */
  async #alone(how: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#heed(how);
    } finally {
      this.busy = false;
    }
  }

  /** Runs a request, and shows the reason if it's refused. */
  async #heed(how: () => Promise<unknown>): Promise<void> {
    try {
      await how();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toast(this.why(error), "warn");
    }
  }

  /** Waits until a log entry is shown. */
  #shown(seq: number): Promise<void> {
    return this.seq >= seq
      ? Promise.resolve()
      : new Promise((shown) => {
          this.#awaited = [...this.#awaited, { seq, shown }];
        });
  }

  async #preview(action: Action): Promise<Preview | null> {
    try {
      const seen = await this.#live.preview([action as unknown as ActionData]);
      const { changed, stopped = false, assumed } = seen;
      return { changed, events: seen.events.map(eventOf), stopped, assumed };
    } catch {
      return null; // outdated: the steps that changed it are on their way
    }
  }

  async #blocked(query: Fixed): Promise<Blocked[]> {
    const { verb = "", ...fields } = query;
    if (this.table.me === null) return [];
    const found = await api.blocked(this.match, this.table.me, String(verb), fields).catch(() => []);
    return found.map(({ do: action, text, why, reason }) => ({
      action: action as unknown as Action,
      text: why,
      key: reason.key,
      values: reason.values,
      label: text,
      rule: reason.rule || undefined,
    }));
  }

  // Messages from the socket

  #resync(message: Message<"resync">): void {
    if (message.own_pack && !this.#ownPack) this.#takeOwnPack();
    this.#stepQueue.clear();
    this.#log.forget(message.seq);
    this.table.fresh = [];
    this.refusal = null;
    this.#show(message.view, message);
    void this.#catchUp();
  }

  /** Loads the match's own components, and clears the table's until then. */
  #takeOwnPack(): void {
    this.#ownPack = true;
    this.table.pack = {};
    this.#packed = api.matchPack(this.match).then((pack) => {
      this.table.pack = pack;
    });
  }

  #steps(message: Message<"steps">, view: Record<string, unknown>): void {
    // My own actions show at once.
    if (this.#pressed && message.steps.some(({ by }) => by !== null && this.held.includes(by))) this.skip();
    this.#stepQueue.push(() => {
      this.#log.add(message.steps);
      this.#animate(message.steps);
      this.#reseated(message.steps);
      this.table.log = this.#log.standing();
      this.table.fresh = [...this.table.fresh, ...this.#log.told(message.steps)].slice(-FRESH);
      this.#show(view, message);
      this.#tell();
    }, this.#hold(message));
  }

  /** Announces a seat's new player. For a seat left without a player, a notice asks what to do instead. */
  #reseated(steps: Message<"steps">["steps"]): void {
    for (const step of this.#log.told(steps)) {
      const reseating = reseatingOf(step);
      const isLeft = reseating?.key === "seat-left" || reseating?.key === "seat-out-of-time";
      if (!reseating || (isLeft && !reseating.values?.bot) || this.held.includes(step.by ?? -1)) continue;
      toast(step.texts.join(" "));
    }
  }

  /** Animates these steps, before their changes are on the page. */
  #animate(steps: Message<"steps">["steps"]): void {
    if (!this.motion || this.#skipping) return;
    const undone = steps.flatMap(({ undo }) => undo ?? []);
    if (!undone.length) {
      this.motion.play(this.#log.told(steps), this.table);
      return;
    }
    const from = Math.min(...undone);
    this.motion.takeBack(
      this.table.log.filter(({ seq }) => seq >= from),
      this.table,
    );
  }

  #presence(message: Message<"presence">): void {
    this.here = message.people;
    this.#seats();
  }

  #said({ line }: Message<"said">): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.held.some((seat) => this.info.seats[seat]?.person === line.person)) this.unread += 1;
  }

  #news({ table }: Message<"table">): void {
    this.info = { ...table, invite: table.invite ?? this.info.invite ?? null };
    this.#seats();
  }

  /** Returns a message's display time: reading time for a bot's move. */
  #hold(message: Message<"steps">): number {
    if (document.visibilityState === "hidden") return 0;
    const bots = message.steps.filter(({ by }) => by !== null && this.table.seats[by]?.bot);
    if (!bots.length) return 0;
    const words = bots.flatMap((step) => step.events.map(([key]) => key)).length * 25;
    const read = SPEED[settings.speed] * (words ? readingTime("x".repeat(words)) : 0);
    const moving = this.motion?.lengthOf(bots.map(stepOf), this.table) ?? 0;
    return Math.max(read, moving && moving + AFTER_JOURNEYS);
  }

  #show(view: Record<string, unknown>, told: Message<"steps"> | Message<"resync">): void {
    const { table } = this;
    const before = table.me;
    if (told.is === "resync") table.me = told.seat;
    this.seq = told.seq;
    for (const { shown } of this.#awaited.filter(({ seq }) => seq <= told.seq)) shown();
    this.#awaited = this.#awaited.filter(({ seq }) => seq > told.seq);
    this.#newest = view;
    table.view = view;
    table.seatsToAct = told.seats_to_act;
    this.mine = told.mine ?? null;
    this.result = told.result ?? null;
    table.finished = this.result !== null;
    const decision = (told.mine?.decision ?? null) as unknown as Decision | null;
    const answered = told.is === "steps" && told.steps.some((step) => step.by === table.me && !isNote(step));
    if (answered || table.me !== before || sorted(decision) !== sorted(table.decision)) {
      table.ask(decision, told.seq);
      if (decision) this.#asked();
    }
    this.#price();
    const next = told.seats_to_act.find((seat) => this.held.includes(seat));
    if (next !== undefined && !told.seats_to_act.includes(table.me ?? -1)) this.#live.follow(next);
  }

  /** Handles a new question: answers it if there's only one answer. */
  #asked(): void {
    const { offers } = this.table;
    const [only] = offers;
    if (offers.length === 1 && only && !this.guard) {
      const allowed = only.verb === "end-turn" ? settings.endTurn : settings.skipForced && only.verb !== "pass";
      if (allowed) void this.#answer(only.action);
    }
  }

  /** Adds prices to my offers, if they belong to what is shown: they may arrive earlier. */
  #price(): void {
    const { offers, me } = this.table;
    const priced = this.#prices;
    if (priced?.seq !== this.seq || priced.seat !== me || priced.accounts.length !== offers.length) return;
    for (const [at, offer] of offers.entries()) offer.account = priced.accounts[at];
  }

  /** Loads the steps missed while disconnected. */
  async #catchUp(): Promise<void> {
    try {
      await this.#packed;
      for (;;) {
        const since = this.#log.gap;
        if (since > this.#live.seq) break;
        const { steps } = await api.history(this.match, since, this.table.me);
        if (!steps.length) break;
        this.#log.add(steps.map(({ step }) => step));
      }
    } catch {
      return; // the next connection tries again
    }
    if (this.behind) return;
    this.table.log = this.#log.standing();
    this.#tell();
  }

  #seats(): void {
    const isHere = (seat: SeatInfo): boolean => this.here.includes(seat.person ?? "");
    // In a lesson, the other seat appears as the companion's.
    const isOurs = (seat: SeatInfo, index: number) => this.held.includes(index) || seat.nobody;
    const seats = this.info.lesson
      ? this.info.seats.map((seat, index) => (isOurs(seat, index) ? seat : { ...seat, bot: COMPANION }))
      : this.info.seats;
    this.table.seats = seatsOf(seats, isHere, (index) => {
      const bot = this.clock?.seats[index]?.away ?? undefined;
      return bot && botName(bot, this.#bots);
    });
  }

  /** Announces the position once, then each finished turn. */
  #tell(): void {
    if (!this.#teller.opened) {
      announce(this.#teller.opening(this.table));
      return;
    }
    const news = this.#teller.news(this.table);
    for (const message of news) announce(message);
    this.heard = this.table.recap.length ? [...this.heard, ...news] : [];
  }
}
