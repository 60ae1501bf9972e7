/**
 * Walks through an evening with friends for real: two server processes over PostgreSQL and NATS, four browsers,
 * one of them a phone, one without a pointer. Run it with `make walk-friends`; pictures of every step are in
 * .cache/walk-friends.
 */

import type { Browser } from "playwright-core";
import { type Host, startHost } from "../tests/chromium/hosted";
import { launch } from "../tests/chromium/launching";
import { AFTERWARDS } from "./walk/afterwards";
import { ARRIVING } from "./walk/arriving";
import { type Evening, picture, type Step } from "./walk/evening";
import { FIRST_ROUND } from "./walk/first-round";
import { LATER } from "./walk/later";
import { person } from "./walk/people";

const STEPS: Step[] = [...ARRIVING, ...FIRST_ROUND, ...LATER, ...AFTERWARDS];

/** Maximum duration of a step in milliseconds, to stop endless loops. */
const PATIENCE = 180_000;

async function patiently<T>(what: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, stop) => {
    timer = setTimeout(() => stop(new Error(`not done after ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
}

/** Walks all steps and reports each result; a failed step doesn't prevent the next. */
async function walk(evening: Evening): Promise<boolean> {
  const failed = new Set<number>();
  for (const [index, [title, step]] of STEPS.entries()) {
    evening.at = index + 1;
    const owed = new Set(evening.owed.keys());
    const begun = Date.now();
    const took = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
    try {
      const note = await patiently(step(evening));
      const waits = evening.owed.get(evening.at);
      const told = waits ? `goes on: so far ${waits}` : `passed, ${took()}`;
      console.log(`${evening.at} ${told}: ${title}${note ? ` (${note})` : ""}`);
    } catch (error) {
      failed.add(evening.at);
      console.log(
        `${evening.at} NOT passed, ${took()}: ${title}\n   ${(error as Error).stack?.split("\n").slice(0, 6).join("\n   ")}`,
      );
      for (const who of Object.values(evening.people)) await picture(evening, who, "failed").catch(() => {});
    }
    for (const earlier of owed)
      if (!evening.owed.has(earlier))
        console.log(`${earlier} passed, its other half now: ${STEPS[earlier - 1]?.[0]}`);
  }
  for (const [number, why] of evening.owed) {
    failed.add(number);
    console.log(`${number} NOT passed: ${STEPS[number - 1]?.[0]}\n   ${why}`);
  }
  console.log(`${STEPS.length - failed.size} of ${STEPS.length} steps passed`);
  return !failed.size;
}

/** Starts the evening: the host at home. */
async function begin(host: Host, browser: Browser): Promise<Evening> {
  const ailsa = await person(browser, "ailsa", `${host.doors[0].site}/`, {
    viewport: { width: 1366, height: 650 },
    locale: "fr-FR",
  });
  return { host, browser, people: { ailsa } as Evening["people"], link: "", at: 0, owed: new Map() };
}

export default async function main(): Promise<number> {
  const host = await startHost();
  const browser = await launch();
  try {
    return (await walk(await begin(host, browser))) ? 0 : 1;
  } finally {
    await browser.close();
    await host.close();
  }
}
