/**
 * Bothy for programs: one file without dependencies, for Node 20, Deno, Bun and browsers. Copy it next to your bot.
 *
 * Create a bot account and a token on the settings page, invite the bot to a table, and run:
 *
 *     import { Bothy } from "./bothy-client.ts";
 *
 *     const bothy = new Bothy("http://127.0.0.1:8417", "bothy_...");
 *     await bothy.serve((state) => state.mine!.decision!.actions[0]);
 *
 * It sits down wherever it's invited, and plays each of its games to the end.
 */

/** An action as JSON: its name, then its arguments. */
export type Action = readonly [string, ...unknown[]];

/** A match as one seat sees it. */
export interface State {
  match: string;
  game: string;
  seq: number;
  seat?: number;
  view: Record<string, unknown>;
  seats_to_act: number[];
  mine?: { decision?: { ask: readonly unknown[]; actions: Action[] } };
  finished?: boolean;
  result?: Result;
}

/** Each seat's rank, where 1 is best, and its score by category. */
export interface Result {
  ranks: number[];
  scores: Record<string, number>[];
}

export interface Table {
  id: string;
  game: string;
  state: "waiting" | "playing" | "finished";
  invite?: string;
  match?: string;
  seats: { person?: string; bot?: string; name?: string }[];
}

/** A message of the event stream; see `FromServer` in `/api/openapi.json`. */
export interface News {
  is: string;
  seq?: number;
  table?: Table;
}

/** Returns one of the decision's actions. */
export type Choose = (state: State) => Action | Promise<Action>;

/** The server refused a request: the status, the reason's key, and the reason as a sentence. */
export class Refused extends Error {
  readonly key: string;
  /** The current state, if a newer move was the reason. */
  readonly fresh: State | undefined;

  constructor(
    readonly status: number,
    problem: { text?: string; reason?: { key?: string }; fresh?: State },
  ) {
    super(problem.text ?? "");
    this.key = problem.reason?.key ?? "";
    this.fresh = problem.fresh;
  }
}

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** A Bothy server, as the person or bot whose token this is. */
export class Bothy {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, token: string, language = "en") {
    this.#address = address.replace(/\/$/, "");
    this.#headers = {
      authorization: `Bearer ${token}`,
      "accept-language": language,
      "content-type": "application/json",
    };
  }

  /** Makes a request; see `/api/openapi.json` for all of them. Throws `Refused`. */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = await (await this.#open(method, path, body)).text();
    return (text ? JSON.parse(text) : null) as Answer;
  }

  me(): Promise<{ person: string; name: string }> {
    return this.call("GET", "/api/me");
  }

  /** Returns the tables where it sits or is invited, newest first. */
  tables(): Promise<Table[]> {
    return this.call("GET", "/api/tables/mine");
  }

  /** Opens a table and takes its first seat. */
  open(game: string, seats: number, options: Record<string, unknown> = {}): Promise<Table> {
    return this.call("POST", "/api/tables", { game, seats, options });
  }

  /** Takes a free seat. At a private table it must be invited, or know the code in the link. */
  sit(table: string, invite = ""): Promise<Table> {
    return this.call("POST", `/api/tables/${table}/seats`, { invite });
  }

  state(match: string): Promise<State> {
    return this.call("GET", `/api/matches/${match}`);
  }

  /** Plays an action and returns the new state; the newer one if others were faster. */
  async act(match: string, action: Action, after: number): Promise<State> {
    try {
      return await this.call("POST", `/api/matches/${match}/actions`, { actions: [action], after });
    } catch (error) {
      if (error instanceof Refused && error.fresh) return error.fresh;
      throw error;
    }
  }

  /** Yields a table's news as they happen, for as long as the connection lasts. */
  async *follow(table: string): AsyncGenerator<News> {
    const { body } = await this.#open("GET", `/api/stream/${table}`);
    if (!body) return;
    let rest = "";
    for await (const part of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) yield JSON.parse(line.slice(6)) as News;
    }
  }

  /** Plays at a table until the match is over, and returns its result. */
  async play(table: string, choose: Choose): Promise<Result> {
    for (;;) {
      try {
        const result = await this.#play(table, choose);
        if (result) return result;
      } catch (error) {
        if (error instanceof Refused) throw error; // else the server restarts, or the network is away
      }
      await pause(1);
    }
  }

  /** Sits down wherever it's invited and plays all its games, forever. */
  async serve(choose: Choose, every = 5): Promise<never> {
    const { person } = await this.me();
    const playing = new Set<string>();
    const say = (error: unknown): void => console.error(String(error));
    for (;;) {
      for (const { id, seats, state } of await this.tables()) {
        const there = seats.some((seat) => seat.person === person);
        if (state === "waiting" && !there) await this.sit(id).catch(say);
        else if (state !== "finished" && there && !playing.has(id)) {
          playing.add(id);
          void this.play(id, choose)
            .catch(say)
            .finally(() => playing.delete(id));
        }
      }
      await pause(every);
    }
  }

  /** Plays until the match is over or the connection ends. */
  async #play(table: string, choose: Choose): Promise<Result | undefined> {
    let { match } = await this.call<Table>("GET", `/api/tables/${table}`);
    let seq = -1;
    for await (const news of this.follow(table)) {
      if (news.table) match = news.table.match;
      if (!match || (seq >= 0 && (news.seq ?? seq) <= seq)) continue;
      let state = await this.state(match);
      while (state.seats_to_act.includes(state.seat ?? -1) && !state.finished)
        state = await this.act(match, await choose(state), state.seq);
      if (state.finished) return state.result;
      seq = state.seq;
    }
    return undefined;
  }

  async #open(method: string, path: string, body?: unknown): Promise<Response> {
    for (;;) {
      const text = body === undefined ? null : JSON.stringify(body);
      const answer = await fetch(this.#address + path, { method, headers: this.#headers, body: text });
      if (answer.ok) return answer;
      if (answer.status === 429 || answer.status === 503) await pause(Number(answer.headers.get("retry-after") ?? 1));
      else throw new Refused(answer.status, await answer.json().catch(() => ({ text: answer.statusText })));
    }
  }
}
