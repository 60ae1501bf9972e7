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
/** Turns of about four games. */
const MOST = 1000;

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
  async call(method: string, path: string, data?: unknown): Promise<any> {
    const answer = await this.page.request.fetch(new URL(path, server.site).href, {
      method,
      headers: { "x-bothy-csrf": this.csrf },
      data,
    });
    return answer.json();
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

it("a drawn haggis token and a sealed vote are revealed to no one else", async () => {
  const ailsa = await Person.at(0);
  const iain = await Person.at(1);
  const people = [ailsa, iain];
  let [table, match] = ["", ""];

  async function begin(): Promise<void> {
    const options = { haggis: true, council: true };
    const opened = await ailsa.call("POST", "/api/tables", { game: "glenmore", seats: 2, options });
    await iain.call("POST", `/api/tables/${opened.id}/seats`, { invite: opened.invite });
    [table, match] = [opened.id, (await ailsa.call("POST", `/api/tables/${opened.id}/start`)).match];
  }

  /** Plays until Ailsa has this offer, in another game if one ends without it; opens Iain's page, and plays it. */
  async function until(verb: string): Promise<Told[]> {
    await iain.page.goto(server.site);
    for (let turn = 0; turn < MOST; turn++)
      for (const person of people) {
        const state = await person.call("GET", `/api/matches/${match}`);
        if (state.result) await begin();
        const actions = (state.mine as Mine | undefined)?.decision?.actions ?? [];
        const wanted = person === ailsa ? actions.find(([each]) => each === verb) : undefined;
        const chosen = wanted ?? (actions.length ? pick(actions, turn) : undefined);
        // In a simultaneous decision he waits: the last vote would reveal them.
        const together = verb === "cast-vote" && actions.some(([each]) => each === verb);
        if (state.result || !chosen || (together && !wanted)) continue;
        if (wanted) {
          iain.heard.length = 0;
          await iain.page.goto(new URL(`/table/${table}`, server.site).href);
          await iain.page.locator("main[data-seq] section.prompt").waitFor();
          // The page can be drawn before its socket follows; the move would then be part of the first state.
          await expect.poll(() => iain.heard.some(({ is }) => is === "resync")).toBe(true);
          iain.heard.length = 0;
        }
        await person.call("POST", `/api/matches/${match}/actions`, { actions: [chosen], after: state.seq });
        if (!wanted) continue;
        await expect
          .poll(() => iain.heard.some(({ steps }) => steps?.some(({ by }) => by === ailsa.seat)))
          .toBe(true);
        return [...iain.heard];
      }
    throw new Error(`${verb} was never offered`);
  }
  await begin();
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
