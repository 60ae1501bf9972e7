/** Follows a table and plays at it: each request is answered once, and repeated if the connection is lost. */

import { AWAY, Refusal } from "./api";
import { Assembly } from "./assembly";
import { inviteTo } from "./invites";
import { type Line, type Status, transport } from "./transport";
import type { ActionData, FromClient, FromServer, Message } from "./types";

/** Reasons why a server can't continue a match at all: its data doesn't lead where the log says. */
const GIVEN_UP = ["match-diverged", "match-holed", "pack-unknown", "rules-version"];

export const isGivenUp = (refusal: Refusal): boolean => GIVEN_UP.includes(refusal.reason.key);

export interface Follower {
  /** Full state: anything known before is void. */
  resync(message: Message<"resync">): void;
  /** New steps; `view` is complete. */
  steps(message: Message<"steps">, view: Record<string, unknown>): void;
  /** Prices of the answers to the newest question, sent right after it. */
  prices(message: Message<"prices">): void;
  table(message: Message<"table">): void;
  said(message: Message<"said">): void;
  presence(message: Message<"presence">): void;
  clock?(message: Message<"clock">): void;
  status(status: Status): void;
  /** The server can't continue this match. */
  givenUp?(refusal: Refusal): void;
}

type Request = { is: "act" | "undo" | "preview" | "say" } & Record<string, unknown>;
interface Waiting {
  request: Request & { id: number };
  answered: (message: FromServer) => void;
  refused: (refusal: Refusal) => void;
  /** True if resent after the connection was lost. */
  again?: boolean;
}

export class Live {
  readonly #line: Line;
  readonly #follower: Follower;
  readonly #invite: string;
  readonly #waiting = new Map<number, Waiting>();
  #assembly = new Assembly();
  #seat: number | null = null;
  #following = false;
  #number = 0;
  #leaving = false;

  constructor(table: string, follower: Follower) {
    this.#follower = follower;
    this.#invite = inviteTo(table);
    this.#line = transport().open(table, {
      heard: (message) => this.#heard(message),
      opened: () => this.#resume(),
      status: (status) => follower.status(status),
    });
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** Reports a hidden page, whose person is notified of their turn elsewhere. */
  readonly #hide = (): void => this.#line.send({ is: "hide", hidden: document.hidden });

  /** The newest entry received. */
  get seq(): number {
    return this.#assembly.seq;
  }

  /**
   * Follows the match from one of my seats, or as a spectator. Each seat has its own view, so everything is sent
   * again.
   */
  follow(seat: number | null): void {
    if (this.#following && seat === this.#seat) return;
    this.#seat = seat;
    this.#following = true;
    this.#assembly = new Assembly();
    this.#hello();
  }

  /**
   * Plays actions, all or none. If the connection is lost they are sent again: since they name the entry they
   * follow, they can't be played twice. With `end_turn` the turn ends too, if no other action is left.
   */
  act(actions: readonly ActionData[], end_turn = false): Promise<FromServer> {
    return this.#ask({ is: "act", after: this.seq, actions, end_turn });
  }

  /** Undoes my newest action, or everything from entry `to` on. */
  undo(to?: number): Promise<FromServer> {
    return this.#ask({ is: "undo", after: this.seq, ...(to === undefined ? {} : { to }) });
  }

  async preview(actions: readonly ActionData[]): Promise<Message<"previewed">> {
    return (await this.#ask({ is: "preview", actions })) as Message<"previewed">;
  }

  say(text: string): Promise<FromServer> {
    return this.#ask({ is: "say", text });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hide);
    this.#line.close();
  }

  #ask(request: Request): Promise<FromServer> {
    const id = ++this.#number;
    return new Promise((answered, refused) => {
      const whole = { ...request, id };
      this.#waiting.set(id, { request: whole, answered, refused });
      this.#send(whole);
    });
  }

  #send(request: Request & { id: number }): void {
    // The shapes match the schema; they were assembled above.
    this.#line.send(request as unknown as FromClient);
  }

  #hello(): void {
    const { seq } = this.#assembly;
    this.#line.send({
      is: "hello",
      seat: this.#seat,
      have: seq,
      prices: this.#seat !== null,
      invite: this.#invite,
    });
  }

  #resume(): void {
    if (document.hidden) this.#hide();
    if (this.#following) this.#hello();
    for (const waiting of [...this.#waiting.values()]) {
      // The message may have arrived, and sending it twice is worse than asking the person to repeat it.
      if (waiting.request.is === "say") this.#settle(waiting.request.id, ({ refused }) => refused(lost()));
      else {
        waiting.again = true;
        this.#send(waiting.request);
      }
    }
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
    if (this.#leaving && this.#waiting.size === 0) this.#leave();
  }

  #leave(): void {
    this.#leaving = false;
    this.#line.reconnect();
  }

  #heard(message: FromServer): void {
    switch (message.is) {
      case "resync":
        if (message.seat !== this.#seat) return; // for a seat we have left meanwhile
        this.#assembly.replace(message);
        this.#follower.resync(message);
        break;
      case "steps":
        if (this.#assembly.seq < 0 && message.steps.length) return; // the full state is on its way
        if (this.#assembly.follow(message)) this.#follower.steps(message, this.#assembly.view);
        else {
          this.#assembly = new Assembly();
          this.#hello();
        }
        break;
      case "ack":
      case "previewed":
        this.#settle(message.id, ({ answered }) => answered(message));
        break;
      case "refused":
        this.#refused(message);
        break;
      case "bye":
        this.#leaving = true;
        if (this.#waiting.size === 0) this.#leave();
        break;
      case "pong":
        if (this.#following && message.seq > this.#assembly.seq) this.#hello();
        break;
      default:
        this.#follower[message.is]?.(message as never);
    }
  }

  #refused(message: Message<"refused">): void {
    const refusal = new Refusal(409, message.reason);
    if (typeof message.id === "number")
      this.#settle(message.id, ({ again, answered, refused }) => {
        // It was stored before the connection broke, so the steps include it.
        if (again && message.reason.key === "overtaken") answered(message);
        else refused(refusal);
      });
    else if (isGivenUp(refusal)) this.#follower.givenUp?.(refusal);
    else if (message.reason.key !== "match-not-begun") console.warn(`refused: ${message.reason.key}`);
  }
}

function lost(): Refusal {
  return new Refusal(0, AWAY);
}
