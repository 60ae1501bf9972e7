/** A session at a table while the page is open. It has a part for each job, and shows the match's messages. */

import { sayOf } from "../messages/messages.svelte";
import { api } from "../wire/api";
import type { Message, ResultData, ServerInfo, TableInfo } from "../wire/types";
import type { ChoosingModel } from "./choosing.svelte";
import type { GameClient } from "./contract/game";
import { Feed } from "./feed.svelte";
import { LiveLog } from "./live-log";
import { Playback } from "./playback.svelte";
import { Teller } from "./screenreader";
import { Seat } from "./seat.svelte";
import { type Data, TableModel } from "./state.svelte";

export class Session {
  readonly table: TableModel;
  readonly choosing: ChoosingModel;
  /** True if players may request ideas here. */
  readonly helps: boolean;
  readonly feed: Feed;
  readonly seat: Seat;
  readonly playback: Playback;
  readonly teller: Teller;
  result: ResultData | null = $state.raw(null);
  readonly #log: LiveLog;
  /** Loading of the components, which announcements need. */
  #packed: Promise<void>;
  /** True if the match has its own components, because an older release had other rows. */
  #ownPack = false;

  constructor(
    info: TableInfo,
    held: readonly number[],
    server: ServerInfo,
    client?: Pick<GameClient, "currency" | "heard" | "motion"> & Partial<Pick<GameClient, "words">>,
  ) {
    const say = () => sayOf(info.game);
    const table = new TableModel(info.game, say, client?.currency);
    table.taught = Boolean(info.lesson);
    table.me = held[0] ?? null;
    table.match = info.match as string;
    table.held = held;
    this.table = table;
    this.helps = info.ideas !== "off" && server.bots.length > 0;
    this.#log = new LiveLog(table, server.bots, client?.words?.spelled);
    this.teller = new Teller(client?.heard, say);
    this.playback = new Playback(table, client?.motion);
    this.feed = new Feed(info, table, server.bots, {
      resync: (message) => this.#resync(message),
      steps: (message, view) => this.#steps(message, view),
      prices: (message) => this.seat.price(message),
    });
    this.seat = new Seat(table, this.feed, this.playback);
    this.choosing = this.seat.choosing;
    this.#packed = api.pack(info.game).then((pack) => {
      if (!this.#ownPack) table.pack = pack;
    });
  }

  close(): void {
    this.playback.finish();
    this.playback.clear();
    this.feed.live.close();
  }

  #resync(message: Message<"resync">): void {
    if (message.own_pack && !this.#ownPack) this.#takeOwnPack();
    this.playback.clear();
    this.#log.forget(message.seq);
    this.feed.refusal = null;
    this.#show(message.view, message);
    void this.#catchUp();
  }

  #steps(message: Message<"steps">, view: Data): void {
    const { steps } = message;
    // My own actions show at once.
    if (this.seat.awaits(steps)) this.playback.skip();
    this.playback.push(steps, () => {
      const told = this.#log.add(steps);
      this.playback.animate(
        told,
        steps.flatMap(({ undo }) => undo ?? []),
      );
      this.#log.showNew(told);
      this.#show(view, message);
      this.teller.tell(this.table);
    });
  }

  #show(view: Data, told: Message<"steps"> | Message<"resync">): void {
    this.playback.show(view, told.seq);
    this.table.seatsToAct = told.seats_to_act;
    this.result = told.result ?? null;
    this.table.finished = this.result !== null;
    this.seat.ask(told);
  }

  /** Loads the match's own components, and clears the table's until then. */
  #takeOwnPack(): void {
    this.#ownPack = true;
    this.table.pack = {};
    this.#packed = api.matchPack(this.table.match).then((pack) => {
      this.table.pack = pack;
    });
  }

  /** Loads the steps missed while disconnected. */
  async #catchUp(): Promise<void> {
    try {
      await this.#packed;
      await this.#log.catchUp(this.feed.live);
    } catch {
      return; // the next connection tries again
    }
    if (this.playback.behind) return;
    this.#log.show();
    this.teller.tell(this.table);
  }
}
