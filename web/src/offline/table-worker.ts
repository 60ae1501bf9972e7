/** Plays the tables kept in this browser: answers what a server would. It never thinks; bots are in another worker. */

import { Database } from "./database";
import { type Boot, EngineFault, type Fault, type FromTables, type ToTables } from "./protocol";
import { startPython } from "./python";
import { Thinker } from "./thinker";

/** A tuple of Python's: a status, and the answer. */
interface Told {
  toJs(): [number, string];
  destroy(): void;
}

interface Host {
  request(method: string, path: string, body: string): Promise<Told>;
  connect(line: number, table: string): unknown;
  hear(line: number, text: string): Promise<void>;
  disconnect(line: number): unknown;
}

const FAULT = JSON.stringify({ reason: { key: "server-fault", values: {} }, text: "server-fault" });
const FULL = /out of memory|memory access out of bounds|could not allocate/i;
const DEAD = /fatal|unreachable|null function|table index/i;

const began = performance.now();
const say = (message: FromTables): void => postMessage(message);

let host: Host | undefined;
/** Messages of each line are heard one after the other, as a socket's would be. */
const heard = new Map<number, Promise<void>>();
const early: ToTables[] = [];

/** Reports what stops the engine; whatever else goes wrong is an answer of its own. */
function report(error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  console.error(told);
  const fault: Fault | undefined =
    error instanceof EngineFault
      ? error.fault
      : FULL.test(told)
        ? "engine-memory"
        : DEAD.test(told) || !host
          ? "engine-broken"
          : undefined;
  if (fault) say({ is: "failed", fault, told: told.slice(-2000) });
}

async function boot(asked: Boot): Promise<void> {
  const database = new Database();
  const kept = database.tables();
  kept.catch(() => {}); // reported when Python is ready, if nothing else fails before
  const python = await startPython(asked, (stage) => say({ is: "stage", stage, at: performance.now() - began }));
  say({ is: "stage", stage: "reading", at: performance.now() - began });
  await kept;
  const thinker = new Thinker({ ...asked, compiled: python.compiled });
  host = (await python.glue.host_of(
    database,
    (question: string) => thinker.ask(question),
    (line: number, text: string) => say({ is: "said", line, text }),
    asked.games,
  )) as Host;
  say({ is: "stage", stage: "ready", at: performance.now() - began });
  for (const message of early.splice(0)) handle(message);
  thinker.warm();
}

async function answer({ id, method, path, body }: Extract<ToTables, { is: "ask" }>): Promise<void> {
  try {
    const found = await (host as Host).request(method, path, body);
    const [status, text] = found.toJs();
    found.destroy();
    say({ is: "answer", id, status, text });
  } catch (error) {
    report(error);
    say({ is: "answer", id, status: 500, text: FAULT });
  }
}

function hear(line: number, text: string): void {
  const before = heard.get(line) ?? Promise.resolve();
  heard.set(line, before.then(() => (host as Host).hear(line, text)).catch(report));
}

function handle(message: ToTables): void {
  switch (message.is) {
    case "ask":
      void answer(message);
      break;
    case "open":
      host?.connect(message.line, message.table);
      break;
    case "hear":
      hear(message.line, message.text);
      break;
    case "close":
      heard.delete(message.line);
      host?.disconnect(message.line);
      break;
    case "ping":
      say({ is: "pong" });
  }
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.is === "boot") boot(data).catch(report);
  else if (data.is === "ping" || host) handle(data);
  else early.push(data);
};
