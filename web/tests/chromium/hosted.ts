/** A real host: two processes over PostgreSQL and NATS, and a connection for each browser that can be cut. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { BOTHY, freePort, ROOT, serves } from "./server";

/** A proxy to the host: leads to the first available process, unless it's cut. */
export interface Door {
  site: string;
  /** Blocks all traffic for a while, as in a tunnel. */
  cut(): void;
  mend(): void;
}

export interface Host {
  doors: readonly [Door, Door];
  /** Kills a proxy's preferred process. */
  kill(process: 0 | 1): Promise<void>;
  close(): Promise<void>;
}

/** Forwards bytes to the first of these ports that answers. */
async function openDoor(ports: readonly number[]): Promise<Door & { close(): void; port: number }> {
  const port = await freePort();
  const passing = new Set<Socket>();
  let shut = false;

  function lead(inside: Socket, left: readonly number[]): void {
    const [next, ...rest] = left;
    if (next === undefined) return void inside.destroy();
    const outside = dial(next, "127.0.0.1");
    let stands = false;
    outside.once("connect", () => {
      stands = true;
      passing.add(outside);
      inside.pipe(outside).pipe(inside);
    });
    outside.on("error", () => {
      if (stands) inside.destroy();
      else lead(inside, rest);
    });
    outside.once("close", () => {
      passing.delete(outside);
      if (stands) inside.destroy();
    });
    inside.once("close", () => outside.destroy());
  }

  const server: Server = createServer((inside) => {
    inside.on("error", () => inside.destroy());
    if (shut) return void inside.destroy();
    passing.add(inside);
    inside.once("close", () => passing.delete(inside));
    lead(inside, ports);
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const drop = () => {
    for (const socket of passing) socket.destroy();
  };
  return {
    site: `http://127.0.0.1:${port}`,
    port,
    cut() {
      shut = true;
      drop();
    },
    mend() {
      shut = false;
    },
    close() {
      drop();
      server.close();
    },
  };
}

/** Starts everything. */
export async function startHost(): Promise<Host> {
  const services = join(ROOT, "scripts/services");
  const python = join(ROOT, ".venv/bin/python");
  const where = JSON.parse(execFileSync(python, [services, "start", "--json"]).toString()) as Record<
    string,
    string
  >;
  const ports = [await freePort(), await freePort()] as const;
  const doors = [await openDoor(ports), await openDoor([ports[1], ports[0]])] as const;
  const settings = {
    ...process.env,
    ...where,
    BOTHY_SECRET: "a secret for tests, of more than thirty-two letters",
    BOTHY_ORIGINS: doors.map(({ site }) => site).join(","),
    BOTHY_SHOW_EXAMPLES: "true",
    BOTHY_LOG_LEVEL: "error",
    BOTHY_RATE_LIMITS: "false",
  };
  execFileSync(BOTHY, ["migrate"], { env: settings, stdio: "ignore" });
  const processes: ChildProcess[] = ports.map((port) =>
    spawn(BOTHY, ["serve", "--port", String(port)], { env: settings, stdio: ["ignore", "ignore", "inherit"] }),
  );
  await Promise.all(ports.map((port, at) => serves(`http://127.0.0.1:${port}`, processes[at] as ChildProcess)));
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((done) => child.once("exit", () => done()));
  return {
    doors,
    async kill(at) {
      const child = processes[at] as ChildProcess;
      const gone = ended(child);
      child.kill("SIGKILL");
      await gone;
    },
    async close() {
      const gone = processes.map(ended);
      for (const child of processes) child.kill("SIGTERM");
      await Promise.all(gone);
      for (const door of doors) door.close();
      execFileSync(python, [services, "stop", where.BOTHY_SERVICES ?? ""], { stdio: "ignore" });
    },
  };
}
