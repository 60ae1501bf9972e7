/** Where mail arrives: a real mail server beside the host, and what it was given. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { ROOT } from "./server";

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  /** What the head says of ending it; mail programs have a button for that. */
  ends: string | null;
}

export interface Postbox {
  port: number;
  /** Everything that came for an address, oldest first. */
  of(address: string): Mail[];
  /** The newest mail for an address, of so many at least. */
  newest(address: string, count?: number): Promise<Mail>;
  close(): void;
}

export async function startPostbox(): Promise<Postbox> {
  const script = join(import.meta.dirname, "../support/postbox.py");
  const child = spawn(join(ROOT, ".venv/bin/python"), [script], { stdio: ["ignore", "pipe", "inherit"] });
  const mails: Mail[] = [];
  const port = await new Promise<number>((ready, failed) => {
    child.once("exit", () => failed(new Error("no mail server")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const told = JSON.parse(line) as Mail | { port: number };
      if ("port" in told) ready(told.port);
      else mails.push(told);
    });
  });
  const of = (address: string) => mails.filter(({ to }) => to.includes(address));
  return {
    port,
    of,
    async newest(address, count = 1) {
      await expect.poll(() => of(address).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
      return of(address).at(-1) as Mail;
    },
    close: () => void child.kill("SIGTERM"),
  };
}

/** The code in a mail that lets one in. */
export const codeIn = ({ text }: Mail): string => /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? "";
/** The link to a page of ours in a mail. */
export const linkIn = ({ text }: Mail, page: string): string =>
  new RegExp(`https?://\\S+/${page}\\S*`).exec(text)?.[0] ?? "";
