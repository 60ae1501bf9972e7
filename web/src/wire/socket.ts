/** A reconnecting socket: after a loss it retries with growing delays, and sends its position first. */

import type { Ears, Line } from "./transport";
import type { FromClient, FromServer } from "./types";

/** Shortest and longest delay before a retry, in milliseconds. */
const WAITS = { first: 250, longest: 8000 };
/** Interval of pings to the server, and the time allowed for an answer. */
const PINGS = { every: 20_000, patience: 8000 };
/** Close codes that rule out a retry: no such table, a foreign page. */
const TURNED_AWAY = [4403, 4404];

export class Socket implements Line {
  readonly #address: string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  #wait = WAITS.first;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(path: string, ears: Ears) {
    this.#address = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
    this.#ears = ears;
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: FromClient): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Reconnects at once: the server requested it, or the page is visible again. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#drop();
  }

  readonly #again = (): void => {
    if (
      document.visibilityState === "visible" &&
      !this.isOpen &&
      this.#socket?.readyState !== WebSocket.CONNECTING
    )
      this.reconnect();
  };

  #connect(): void {
    if (this.#closed) return;
    this.#ears.status("connecting");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = WAITS.first;
      this.#ping = setInterval(() => this.#listen(), PINGS.every);
      this.#ears.status("open");
      this.#ears.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      this.#ears.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (TURNED_AWAY.includes(event.code)) this.#ears.status("refused");
      else this.#later();
    };
  }

  #later(): void {
    this.#ears.status("lost");
    // Jitter, so that a thousand clients don't reconnect at the same moment.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, WAITS.longest);
  }

  /** Sends a ping; a connection that doesn't answer is dropped. */
  #listen(): void {
    this.send({ is: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.reconnect(), PINGS.patience);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
