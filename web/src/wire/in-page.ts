/** The other end is in the page: files for what never changes, a worker for the tables of this browser. */

import { engineState } from "./engine.svelte";
import { keptAnswers } from "./kept-answers";
import { staticFile } from "./static-answers";
import { hold, letGo } from "./table-locks";
import type { Ears, Line, Transport } from "./transport";
import type { FromClient } from "./types";
import { type LineEnd, WorkerLink } from "./worker-link";

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

class PageLine implements Line, LineEnd {
  readonly #link: WorkerLink;
  readonly #table: string;
  readonly #ears: Ears;
  #line: number | null = null;
  #closed = false;
  #held = false;

  constructor(link: WorkerLink, table: string, ears: Ears) {
    this.#link = link;
    this.#table = table;
    this.#ears = ears;
    // Later, as a socket would: whoever opens a line doesn't have it yet.
    queueMicrotask(() => void this.#connect());
  }

  get isOpen(): boolean {
    return this.#line !== null;
  }

  send(message: FromClient): void {
    if (this.#line !== null) this.#link.hear(this.#line, JSON.stringify(message));
    else if (message.is === "hello") void keptAnswers.resync(this.#table, message.seat ?? null, this.#ears);
  }

  said(text: string): void {
    this.#ears.heard(JSON.parse(text));
  }

  restarted(): void {
    this.reconnect();
  }

  reconnect(): void {
    this.#drop();
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    if (this.#held) letGo(this.#table);
    this.#held = false;
  }

  #drop(): void {
    if (this.#line !== null) this.#link.close(this.#line);
    this.#line = null;
  }

  async #connect(): Promise<void> {
    this.#ears.status("connecting");
    this.#held ||= await hold(this.#table, () => this.#lost());
    if (this.#closed) return;
    if (!this.#held) return this.#lost();
    await this.#link.ready;
    if (this.#closed || this.#line !== null) return;
    this.#line = this.#link.open(this.#table, this);
    this.#ears.status("open");
    this.#ears.opened();
  }

  /** Another tab plays at this table. */
  #lost(): void {
    this.#held = false;
    this.#drop();
    if (this.#closed) return;
    engineState.elsewhere = this.#table;
    this.#ears.status("lost");
  }
}

/** Takes the table from the other tab. What that tab did is read anew. */
export async function takeOver(table: string): Promise<void> {
  await hold(table, () => {}, true);
  location.reload();
}

/** Starts the engine, and returns the transport to it. */
export function inPage(): Transport {
  const engine = new URL(contentOf("bothy-engine"), location.href).href;
  const games = contentOf("bothy-games").split(" ").filter(Boolean);
  const link = new WorkerLink({ engine, games, first: [] });
  void link.ready.then(async () => (await import("../offline/afterwards")).afterwards());
  return {
    alone: true,
    async answer({ method, path, headers, body = "" }) {
      const language = headers["accept-language"] ?? "en";
      const file = staticFile(method, path, language);
      if (file) return fetch(file);
      const early = link.isReady ? "" : await keptAnswers.early(method, path);
      if (early) return new Response(early);
      const { status, text } = await link.ask({ method, path, body });
      // A browser short of space drops what nobody asked it to keep.
      if (method === "POST" && path === "/api/tables") void navigator.storage?.persist?.().catch(() => {});
      if (status === 200) void keptAnswers.note(method, path, text);
      return new Response(status === 204 ? null : text, { status });
    },
    open: (table, ears) => new PageLine(link, table, ears),
  };
}
