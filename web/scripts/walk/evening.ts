/** The evening itself: who sits where, what they have agreed on, and what still has to be seen. */

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
  /** The number of the step that is walked. */
  at: number;
  /** Halves of earlier steps that can be seen only now: a step has not passed before its other half is seen. */
  owed: Map<number, string>;
}
export type Step = [title: string, walk: (evening: Evening) => Promise<unknown>];

/** What a step asks for must be true. */
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
