/** A seat at a table while the page is open: follows the match, keeps its log, asks and plays. */

import type { GameClient } from "../games/game-client";
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
import { type Say, sayOf, say as shellSay } from "../words/words.svelte";
import { type Blocked, ChoosingModel, type Fixed, type Preview } from "./choosing.svelte";
import { COMPANION } from "./lesson";
import { announce, clearRefusals, toast } from "./live.svelte";
import { loadTimeline } from "./motion/load";
import type { Timeline } from "./motion/timeline";
import { Pace } from "./pace";
import { readingTime } from "./queue";
import { Teller } from "./screenreader";
import { botName, seatsOf } from "./seats";
import { type Action, type Decision, type Offer, TableModel } from "./state.svelte";
import { eventOf, isNote, Log, reseatingOf, stepOf, withNames } from "./steps";

/** How much longer or shorter than one reads a bot's move is shown. */
const SPEED = { slow: 1.6, normal: 0.7, fast: 0.15 };
/** How long a step is shown when it is played back at reading speed, in milliseconds. */
const PLAYED_BACK = 1400;
/** However much is played back, it takes no longer than this. */
const AT_MOST = 30_000;
/** How long after the last journey the next bot plays, in milliseconds. */
const AFTER_JOURNEYS = 350;
/** How many steps are kept as new: several may be shown at once. */
const FRESH = 40;
/** What a reason is called when the server could not be asked. */
const AWAY = "server-away";

export class Session {
  readonly table: TableModel;
  readonly choosing: ChoosingModel;
  readonly match: string;
  /** Whether people may ask a bot for ideas here. */
  readonly helps: boolean;
  /** The seats this person plays: several when people share a screen. */
  readonly held: readonly number[];
  info: TableInfo = $state.raw() as TableInfo;
  status: Status = $state("connecting");
  /** Why the server will not go on with this match, if it won't. */
  refusal: Refusal | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  result: ResultData | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  unread: number = $state(0);
  /** Whether something I did is on its way. */
  busy: boolean = $state(false);
  /** The newest step that is shown. */
  seq: number = $state(-1);
  /** How many steps happened that are not shown yet. */
  behind: number = $state(0);
  here: readonly string[] = $state.raw([]);
  /** The time left when it was told last, and by how much our clock is ahead; null at a table without. */
  clock: (Message<"clock"> & { ahead: number }) | null = $state.raw(null);
  /** In a lesson: whether something may be done now. */
  guard: ((action: Action) => boolean) | null = null;
  /** Whether what others did is being shown once more. */
  replaying: boolean = $state(false);
  /** What was told since I acted last, turn by turn. */
  heard: readonly string[] = $state.raw([]);
  /** What moves on the table; nothing before it is loaded, or in a game that says nothing about it. */
  motion: Timeline | null = null;
  readonly #live: Live;
  readonly #log: Log;
  readonly #pace = new Pace((behind) => {
    this.behind = behind;
  });
  /** Whether what I pressed is on its way, and when it was done. */
  #pressed = false;
  #moved: Promise<void> = Promise.resolve();
  /** Whether what waits is being shown at once: nothing of it moves then. */
  #skipping = false;
  #newest: Record<string, unknown> = {};
  /** What the answers to the newest question cost. */
  #prices: Message<"prices"> | null = null;
  /** Who waits until an entry is shown. */
  #awaited: readonly { seq: number; shown: () => void }[] = [];
  readonly #teller: Teller;
  /** The components: without them nothing can be told. */
  #packed: Promise<void>;
  /** Whether the match is played with components of its own: an older release had other rows. */
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
    // At a private table it is between those who sit there or have the link.
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

  /** The offers that have their own place: the end of the turn, and passing. */
  offer(verb: "end-turn" | "pass"): Offer | undefined {
    return this.table.offers.find((offer) => offer.verb === verb);
  }

  // What I do

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

  /** Shows at once all that has happened. */
  skip(): void {
    this.motion?.finish();
    this.#skipping = true;
    this.#pace.skip();
    this.#skipping = false;
  }

  /** Shows steps once more, one by one: what others did since I acted last. Whatever happens meanwhile goes first. */
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
      // The way there is lost; the newest view is still here.
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
    this.#pace.clear();
    this.#live.close();
  }

  /** Why something was refused, as a sentence of the table's language. */
  why(refusal: Refusal): string {
    return refusal.reason.key === AWAY
      ? shellSay("server-away")
      : this.say(`no-${refusal.reason.key}`, withNames(refusal.reason.values, this.names));
  }

  /** Plays or takes back; whoever does that has seen enough of what others did. Busy until the outcome is shown. */
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

  /** Gives the one answer there is. Nobody has pressed anything, so what is being shown keeps its time. */
  async #answer(action: Action): Promise<void> {
    const { asked, me } = this.table;
    await this.#moved;
    if (this.table.asked !== asked || this.table.me !== me) return;
    await this.#alone(async () => {
      const answer = await this.#live.act([action as unknown as ActionData]);
      if (answer.is === "ack") this.table.automatic = new Set([...this.table.automatic, answer.seq]);
    });
  }

  /** One thing at a time. */
  async #alone(how: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#heed(how);
    } finally {
      this.busy = false;
    }
  }

  /** Does something, and tells why if it is refused. */
  async #heed(how: () => Promise<unknown>): Promise<void> {
    try {
      await how();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toast(this.why(error), "warn");
    }
  }

  /** Waits until an entry of the log is shown. */
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
      return null; // it was true a moment ago; the steps that changed it are on their way
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

  // What the socket tells

  #resync(message: Message<"resync">): void {
    if (message.own_pack && !this.#ownPack) this.#takeOwnPack();
    this.#pace.clear();
    this.#log.forget(message.seq);
    this.table.fresh = [];
    this.refusal = null;
    this.#show(message.view, message);
    void this.#catchUp();
  }

  /** Nothing is drawn from rows that this match doesn't have. */
  #takeOwnPack(): void {
    this.#ownPack = true;
    this.table.pack = {};
    this.#packed = api.matchPack(this.match).then((pack) => {
      this.table.pack = pack;
    });
  }

  #steps(message: Message<"steps">, view: Record<string, unknown>): void {
    // What I did myself waits for nothing.
    if (this.#pressed && message.steps.some(({ by }) => by !== null && this.held.includes(by))) this.skip();
    this.#pace.push(() => {
      this.#log.add(message.steps);
      this.#animate(message.steps);
      this.#reseated(message.steps);
      this.table.log = this.#log.standing();
      this.table.fresh = [...this.table.fresh, ...this.#log.told(message.steps)].slice(-FRESH);
      this.#show(view, message);
      this.#tell();
    }, this.#hold(message));
  }

  /** Says it when somebody else plays a seat from here on. Where nobody does, a notice asks what is to be done. */
  #reseated(steps: Message<"steps">["steps"]): void {
    for (const step of this.#log.told(steps)) {
      const reseating = reseatingOf(step);
      const isLeft = reseating?.key === "seat-left" || reseating?.key === "seat-out-of-time";
      if (!reseating || (isLeft && !reseating.values?.bot) || this.held.includes(step.by ?? -1)) continue;
      toast(step.texts.join(" "));
    }
  }

  /** Lets move what these steps have moved. What they changed is not on the page yet. */
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

  /** How long a message is shown before the next: as long as it takes to read what a bot did. */
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
    table.owes = told.owes;
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
    const next = told.owes.find((seat) => this.held.includes(seat));
    if (next !== undefined && !told.owes.includes(table.me ?? -1)) this.#live.follow(next);
  }

  /** A new question: answer it if there is one answer only. */
  #asked(): void {
    const { offers } = this.table;
    const [only] = offers;
    if (offers.length === 1 && only && !this.guard) {
      const allowed = only.verb === "end-turn" ? settings.endTurn : settings.skipForced && only.verb !== "pass";
      if (allowed) void this.#answer(only.action);
    }
  }

  /** Puts prices on what I am offered, if they are those of what is shown: they may come before it is. */
  #price(): void {
    const { offers, me } = this.table;
    const priced = this.#prices;
    if (priced?.seq !== this.seq || priced.seat !== me || priced.accounts.length !== offers.length) return;
    for (const [at, offer] of offers.entries()) offer.account = priced.accounts[at];
  }

  /** Loads the steps that happened while nobody followed from here. */
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
    // In a lesson the other seat plays by itself, as far as the learner is concerned.
    const isOurs = (seat: SeatInfo, index: number) => this.held.includes(index) || seat.nobody;
    const seats = this.info.lesson
      ? this.info.seats.map((seat, index) => (isOurs(seat, index) ? seat : { ...seat, bot: COMPANION }))
      : this.info.seats;
    this.table.seats = seatsOf(seats, isHere, (index) => {
      const bot = this.clock?.seats[index]?.away ?? undefined;
      return bot && botName(bot, this.#bots);
    });
  }

  /** The position once, then one message for each turn that is over. */
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
