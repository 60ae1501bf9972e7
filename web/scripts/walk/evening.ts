/** The evening: the seating, the agreements, and checks still open. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Host } from "../../tests/chromium/hosted";
import type { Plan } from "./land";
import type { Person } from "./people";

const PICTURES = join(import.meta.dirname, "../../../.cache/walk-friends");

export interface Evening {
  host: Host;
  browser: Browser;
  people: Record<"ailsa" | "iain" | "una" | "eve", Person>;
  link: string;
  plan?: Plan;
  match?: string;
  /** Number of the current step. */
  at: number;
  /** Parts of earlier steps that can be checked only later: a step passes once both parts have. */
  owed: Map<number, string>;
}
export type Step = [title: string, walk: (evening: Evening) => Promise<unknown>];

/** Fails a step unless its condition is true. */
export function sure(true_: boolean, otherwise: string): void {
  if (!true_) throw new Error(otherwise);
}

export async function picture({ at }: Evening, { name, page }: Person, what = ""): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({
    path: join(PICTURES, `${String(at).padStart(2, "0")}-${name}${what && `-${what}`}.png`),
  });
}

export const players = ({ people }: Evening) => [people.ailsa, people.iain, people.una];
export const seatOf = (evening: Evening, who: Person) => players(evening).indexOf(who);
