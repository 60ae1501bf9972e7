/** One seat's secret actions leave no trace at another's: not in its socket's frames, nor on its page. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useBrowser } from "./browser";
import { SEEDED, type Server, startServer } from "./server";

type Action = readonly [string, ...unknown[]];
interface Mine {
  decision?: { seat: number; actions: readonly Action[] } | null;
}
interface Told {
  is: string;
  steps?: readonly { by: number | null; do?: Action; events: readonly unknown[] }[];
}

const { open } = useBrowser();
let server: Server;
beforeAll(async () => {
  server = await startServer(SEEDED);
});
afterAll(() => server.close());
const MOST = 400;

/** A person with a page, who can also call the server directly. */
class Person {
  readonly heard: Told[] = [];
  csrf = "";
  constructor(
    readonly page: Page,
    readonly seat: number,
  ) {}

  /** Every browser is a different guest at this server. */
  static async at(seat: number): Promise<Person> {
    const person = new Person(await open(server.site), seat);
    person.page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => person.heard.push(JSON.parse(String(payload)))),
    );
    person.csrf = (await person.call("GET", "/api/me")).csrf;
    return person;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of any kind
  call(method: string, path: string, body?: unknown): Promise<any> {
    return this.page.evaluate(
      async ([how, where, text, word]) => {
        const headers: Record<string, string> = { "content-type": "application/json", "x-bothy-csrf": word };
        const answer = await fetch(where, { method: how, headers, ...(text ? { body: text } : {}) });
        return await answer.json();
      },
      [method, path, body === undefined ? "" : JSON.stringify(body), this.csrf] as const,
    );
  }
}

/** Returns the action that leads to inns and persons soonest; otherwise the first. */
function pick(actions: readonly Action[], turn: number): Action {
  const wished = actions.find(
    ([verb, tile]) => verb === "take" && /inn|wallace|bruce|roy|stuart/.test(String(tile)),
  );
  const plain = actions.filter(([verb]) => !["take-mobster", "end-turn"].includes(verb));
  return wished ?? plain[turn % Math.max(1, Math.min(plain.length, 3))] ?? (actions[0] as Action);
}

it("a drawn haggis token and a sealed vote are told to nobody else", async () => {
  const ailsa = await Person.at(0);
  const iain = await Person.at(1);
  const people = [ailsa, iain];
  const table = await ailsa.call("POST", "/api/tables", {
    game: "glenmore",
    seats: 2,
    options: { haggis: true, council: true },
  });
  await iain.call("POST", `/api/tables/${table.id}/seats`, { invite: table.invite });
  const { match } = await ailsa.call("POST", `/api/tables/${table.id}/start`);
  await iain.page.goto(new URL(`/table/${table.id}`, server.site).href);
  await iain.page.locator("main[data-seq] section.prompt").waitFor();

  /** Plays until Ailsa has this offer, plays it, and returns Iain's messages about it. */
  async function until(verb: string): Promise<Told[]> {
    for (let turn = 0; turn < MOST; turn++)
      for (const person of people) {
        const { seq, mine } = (await person.call("GET", `/api/matches/${match}`)) as { seq: number; mine?: Mine };
        const actions = mine?.decision?.actions ?? [];
        const wanted = person === ailsa ? actions.find(([each]) => each === verb) : undefined;
        const chosen = wanted ?? (actions.length ? pick(actions, turn) : undefined);
        // In a simultaneous decision he waits: the last vote would reveal them.
        const together = verb === "cast-vote" && actions.some(([each]) => each === verb);
        if (!chosen || (together && !wanted)) continue;
        if (wanted) iain.heard.length = 0;
        await person.call("POST", `/api/matches/${match}/actions`, { actions: [chosen], after: seq });
        if (!wanted) continue;
        await expect
          .poll(() => iain.heard.some(({ steps }) => steps?.some(({ by }) => by === ailsa.seat)))
          .toBe(true);
        return [...iain.heard];
      }
    throw new Error(`nobody came to ${verb}`);
  }
  const hers = (told: readonly Told[]) =>
    told.flatMap(({ steps }) => steps ?? []).filter(({ by }) => by === ailsa.seat);

  const drawn = hers(await until("draw-haggis"));
  expect(JSON.stringify(drawn)).toContain("haggis-drawn");
  expect(JSON.stringify(drawn)).not.toMatch(/haggis-seen","?\{|"value":/);
  await iain.page.locator('[data-chronicle="haggis"]').click();
  const plates = iain.page.locator('[data-of="haggis"] ul .plates').first();
  expect(await plates.getAttribute("aria-label")).toContain("face down, worth 1, 2, 3");

  const voted = hers(await until("cast-vote"));
  expect(voted.length).toBeGreaterThan(0);
  for (const step of voted) expect(step.do ?? null).toBeNull();
  expect(JSON.stringify(voted)).not.toMatch(/aye|nay/);
  await iain.page.locator('[data-of="council"]').waitFor();
  expect(await iain.page.locator('[data-of="council"] [aria-pressed="true"]').count()).toBe(0);
  expect(await iain.page.locator("main").textContent()).not.toMatch(/votes (AYE|NAY)/);
}, 180_000);
