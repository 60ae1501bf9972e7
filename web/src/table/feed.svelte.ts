/** The connection to a table, and what the server sends about it: players, presence, clocks, chat. */

import { reasonText } from "../messages/refused";
import { api, Refusal } from "../wire/api";
import { inviteTo } from "../wire/invites";
import { type Follower, Live } from "../wire/live";
import type { Status } from "../wire/transport";
import type { BotInfo, ChatLine, Message, SeatInfo, TableInfo } from "../wire/types";
import { toast } from "./announcements.svelte";
import { COMPANION } from "./lesson";
import { botName, seatsOf } from "./seats";
import type { TableModel } from "./state.svelte";
import { withNames } from "./steps";

export class Feed {
  info: TableInfo = $state.raw() as TableInfo;
  status: Status = $state("connecting");
  /** Reason why the server can't continue this match, if so. */
  refusal: Refusal | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  unread: number = $state(0);
  /** The last clock message, with our clock's lead over the server's; null without clocks. */
  clock: (Message<"clock"> & { ahead: number }) | null = $state.raw(null);
  readonly live: Live;
  readonly #table: TableModel;
  readonly #bots: readonly BotInfo[];
  /** The people who are here. */
  #here: readonly string[] = [];

  /** `match` receives the messages about the match itself. */
  constructor(
    info: TableInfo,
    table: TableModel,
    bots: readonly BotInfo[],
    match: Pick<Follower, "resync" | "steps" | "prices">,
  ) {
    this.info = info;
    this.#table = table;
    this.#bots = bots;
    this.#seat();
    this.live = new Live(info.id, {
      ...match,
      table: (message) => this.#news(message),
      said: (message) => this.#said(message),
      presence: ({ people }) => {
        this.#here = people;
        this.#seat();
      },
      clock: (message) => {
        this.clock = { ...message, ahead: Date.now() - message.at };
        this.#seat();
      },
      status: (status) => {
        this.status = status;
      },
      givenUp: (refusal) => {
        this.refusal = refusal;
      },
    });
    this.live.follow(table.me);
    // A private table's chat is for its players and those with the link.
    if (info.listed || info.invite || inviteTo(info.id)) {
      void api.chat(info.id).then((lines) => {
        this.chat = lines;
      });
    }
  }

  talk(text: string): Promise<void> {
    return this.attempt(() => this.live.say(text));
  }

  /** Runs a request, and shows the reason if it's refused. */
  async attempt(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toast(await this.why(error), "warn");
    }
  }

  /** Returns the reason for a refusal, in the table's language. */
  why({ reason: { key, values } }: Refusal): Promise<string> {
    const { game, names } = this.#table;
    return reasonText({ key, values: withNames(values, names) }, game);
  }

  #said({ line }: Message<"said">): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.#table.held.some((seat) => this.info.seats[seat]?.person === line.person)) this.unread += 1;
  }

  #news({ table }: Message<"table">): void {
    this.info = { ...table, invite: table.invite ?? this.info.invite ?? null };
    this.#seat();
  }

  /** Seats everybody at the table, with their names and whether they are here. */
  #seat(): void {
    const isHere = (seat: SeatInfo): boolean => this.#here.includes(seat.person ?? "");
    // In a lesson, the other seat appears as the companion's.
    const isOurs = (seat: SeatInfo, index: number) => this.#table.held.includes(index) || seat.nobody;
    const seats = this.info.lesson
      ? this.info.seats.map((seat, index) => (isOurs(seat, index) ? seat : { ...seat, bot: COMPANION }))
      : this.info.seats;
    this.#table.seats = seatsOf(this.info.game, seats, isHere, (index) => {
      const bot = this.clock?.seats[index]?.away ?? undefined;
      return bot && botName(bot, this.#bots);
    });
  }
}
