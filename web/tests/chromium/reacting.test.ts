/** The page responds at once, in one place, and without losing unfinished choices. */

import type { Page, WebSocketRoute } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FromServer } from "../../src/wire/types";
import { violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { mouse } from "./hands";
import { CONFIRM, playOn } from "./player";

const { open } = useBrowser();
const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
const ARGUMENTS = ".arguments .argument";

/** A page's live socket, which a test can inspect, delay, modify and cut. */
class Wiretap {
  opened = 0;
  /** Delay of server messages, in milliseconds. */
  delay = 0;
  /** Filters for messages to the server, and from it. */
  sent: (message: Record<string, unknown>) => Record<string, unknown> = (message) => message;
  told: (message: FromServer) => FromServer = (message) => message;
  #page: WebSocketRoute | undefined;

  static async on(page: Page): Promise<Wiretap> {
    const tap = new Wiretap();
    await page.routeWebSocket(/\/api\/live\//, (socket) => tap.#join(socket));
    return tap;
  }

  /** Sends a message to the page as the server would. */
  tell(message: Record<string, unknown>): void {
    this.#page?.send(JSON.stringify(message));
  }

  async cut(): Promise<void> {
    await this.#page?.close({ code: 4000 });
  }

  #join(socket: WebSocketRoute): void {
    this.opened += 1;
    this.#page = socket;
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(JSON.stringify(this.sent(JSON.parse(String(text))))));
    server.onMessage((text) => {
      const told = JSON.stringify(this.told(JSON.parse(String(text))));
      if (this.delay) setTimeout(() => socket.send(told), this.delay);
      else socket.send(told);
    });
  }
}

/** Starts a table of two at this screen, and returns it with its socket. */
async function begin(game: string, viewport = WIDE): Promise<{ page: Page; tap: Wiretap }> {
  const page = await open(`/new/${game}?with=here`, viewport);
  const tap = await Wiretap.on(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq] section.actions").waitFor();
  return { page, tap };
}

/** Chooses until only the commit button is left to press. */
async function choose(page: Page): Promise<void> {
  for (let presses = 0; presses < 20 && !(await page.locator(CONFIRM).count()); presses++)
    await playOn(page, 1, mouse(page), 1);
}

describe("what I do", () => {
  it("is shown at once, however long the bots' moves before it are shown", async () => {
    const page = await open("/");
    const tap = await Wiretap.on(page);
    let long = false;
    // The move that starts my turn has a long announcement; those before it have none.
    tap.told = (message) => {
      if (message.is !== "steps") return message;
      const mine = message.mine?.decision?.seat;
      const steps = message.steps.map((step) => {
        const theirs = mine !== undefined && step.by !== mine;
        long ||= theirs;
        return { ...step, events: theirs ? Array.from({ length: 12 }, () => step.events).flat() : [] };
      });
      return { ...message, steps };
    };
    await page.getByText("Wren", { exact: true }).click();
    await page.getByRole("button", { name: "Play now against Wren" }).first().click();
    for (let presses = 0; presses < 30 && !long; presses++) await playOn(page, 5, mouse(page), 1);
    await choose(page);
    const { paints } = await playOn(page, 5, mouse(page), 1);
    console.log(`from press to picture: ${paints.map(Math.round).join(", ")} ms`);
    expect(long).toBe(true);
    expect(Math.max(...paints)).toBeLessThan(2000);
  });

  it("makes its button busy within a frame, until it is shown; a second press does nothing", async () => {
    const { page, tap } = await begin("caledonia");
    await choose(page);
    tap.delay = 400;
    let acts = 0;
    tap.sent = (message) => {
      if (message.is === "act") acts += 1;
      return message;
    };
    const busy = await page.locator(CONFIRM).evaluate(
      (button) =>
        new Promise((told) => {
          (button as HTMLElement).click();
          (button as HTMLElement).click();
          requestAnimationFrame(() => told(button.getAttribute("aria-busy")));
        }),
    );
    expect(busy).toBe("true");
    expect(await violations(page)).toEqual([]);
    await page.locator('[aria-busy="true"]').waitFor({ state: "detached" });
    await page.locator(CONFIRM).waitFor({ state: "detached" });
    expect(acts).toBe(1);
  });

  it("and have half chosen is still there when the connection comes back", async () => {
    const { page, tap } = await begin("glenmore");
    await page.locator(VERBS).first().click();
    await page.locator(`${ARGUMENTS}, ${CONFIRM}`).first().waitFor();
    const begun = await page.locator("section.actions").textContent();
    await tap.cut();
    await expect.poll(() => tap.opened).toBe(2);
    await page.getByText("Reconnecting").waitFor({ state: "detached" });
    await page.waitForTimeout(300); // for everything that is sent again
    expect(await page.locator("section.actions").textContent()).toBe(begun);
  });
});

describe("a button", () => {
  /** Returns the backgrounds of an element, from a change until everything settles. */
  const grounds = (page: Page, selector: string, theme = "light") =>
    page
      .locator(selector)
      .first()
      .evaluate((button, dark) => {
        document.documentElement.dataset.theme = dark;
        const moving = button.getAnimations();
        return [0, 0.1, 0.5, 0.9, 1].map((part) => {
          for (const each of moving) {
            each.pause();
            each.currentTime = part * Number(each.effect?.getComputedTiming().duration ?? 0);
          }
          const { backgroundColor, backgroundImage } = getComputedStyle(button);
          return backgroundImage === "none" ? backgroundColor : "drawn";
        });
      }, theme);
  const MOVING = { reducedMotion: "no-preference" } as const;

  it("that is the main one never lets the page through while it is pointed at", async () => {
    const page = await open("/", WIDE, MOVING);
    await page.locator("button.main").first().hover();
    for (const ground of await grounds(page, "button.main")) expect(ground).not.toMatch(/\/ 0|^rgba/);
  });

  it("has its dark ground as soon as its light letters", async () => {
    const page = await open("/", WIDE, MOVING);
    const [light] = await grounds(page, "button.plain");
    const [first, ...later] = await grounds(page, "button.plain", "dark");
    expect(first).not.toBe(light);
    expect(later).toEqual(later.map(() => first));
  });
});

describe("a refused action", () => {
  it("is reported once with a count, and only on the page where it was refused", async () => {
    const { page, tap } = await begin("caledonia", NARROW);
    await choose(page);
    tap.sent = (message) => (message.is === "act" ? { ...message, actions: [["end-turn"]] } : message);
    const toasts = page.locator(".toast");
    for (let press = 1; press <= 3; press++) {
      await page.locator(CONFIRM).click();
      await page.locator(`.toast:has-text("${press > 1 ? `× ${press}` : "."}")`).waitFor();
      await page.locator('[aria-busy="true"]').waitFor({ state: "detached" });
    }
    expect(await toasts.count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.locator("header a.home").click();
    await page.getByRole("heading", { level: 1, name: "My tables" }).waitFor({ state: "attached" });
    expect(await toasts.count()).toBe(0);
  });
});

describe("talk", () => {
  it("shows how much is unread, takes the focus when it opens, and gives it back on Escape", async () => {
    const { page, tap } = await begin("caledonia");
    const unread = page.locator("header .unread");
    expect(await unread.count()).toBe(0);
    for (const number of [90, 91])
      tap.tell({ is: "said", line: { number, person: "p-iain", name: "Iain", text: `Hello ${number}`, at: 0 } });
    await expect.poll(() => unread.textContent()).toBe("2");
    expect(await violations(page)).toEqual([]);
    const talk = page.getByRole("button", { name: "Chat, 2 new" });
    await talk.click();
    await page.locator(".chat input:focus").waitFor();
    expect(await unread.count()).toBe(0);
    await page.keyboard.type("Well played.");
    await page.keyboard.press("Enter");
    await page.locator(".chat li", { hasText: "Well played." }).waitFor();
    expect(await unread.count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.locator(".chat").waitFor({ state: "detached" });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(focused).toBe("Chat");
    // From the button too: the focus may have returned there.
    await page.keyboard.press("Enter");
    await page.locator(".chat input:focus").waitFor();
    await page.getByRole("button", { name: "Chat", exact: true }).focus();
    await page.keyboard.press("Escape");
    await page.locator(".chat").waitFor({ state: "detached" });
  });
});
