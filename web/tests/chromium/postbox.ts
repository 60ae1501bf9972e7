/** A real mail server for the host, with the mail it received. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { ROOT } from "./server";

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  /** The unsubscribe header, for which mail programs have a button. */
  ends: string | null;
}

export interface Postbox {
  port: number;
  /** Returns all mail for an address, oldest first. */
  of(address: string): Mail[];
  /** Waits for at least this many mails to an address, and returns the newest. */
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

/** Returns the sign-in code in a mail. */
export const codeIn = ({ text }: Mail): string => /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? "";
/** Returns the link to one of our pages in a mail. */
export const linkIn = ({ text }: Mail, page: string): string =>
  new RegExp(`https?://\\S+/${page}\\S*`).exec(text)?.[0] ?? "";
