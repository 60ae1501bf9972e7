/**
 * The Automa's turn in its lesson: it opens automatically, is shown row by row and stepped by keys, with the map's
 * reasoning.
 */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { scrolls, violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";

const { open } = useBrowser();

/** Plays the lesson by script up to the Automa's first turn, which comes while the page is open. */
async function toItsTurn(page: Page): Promise<void> {
  const called = `
    window.call = async (method, path, csrf = "", body) => {
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      return answer.json();
    };`;
  await page.addInitScript(called);
  await page.reload();
  type Call = (method: string, path: string, csrf?: string, body?: unknown) => Promise<Record<string, never>>;
  const { csrf, id, match, actions } = await page.evaluate(async () => {
    const { call } = window as unknown as { call: Call };
    const { csrf } = await call("GET", "/api/me");
    const { id, match } = await call("POST", "/api/lessons/caledonia?name=automa", csrf);
    const { chapters } = await call("GET", "/api/games/caledonia/lesson?name=automa");
    const [{ steps }] = chapters as unknown as [{ steps: { actions: unknown[]; seat: number }[] }];
    const actions = steps.flatMap((step) => step.actions.map((action) => ({ action, seat: step.seat })));
    return { csrf, id, match, actions };
  });
  const play = (some: typeof actions) =>
    page.evaluate(
      async ({ match, csrf, some }) => {
        const { call } = window as unknown as { call: Call };
        for (const { action, seat } of some)
          await call("POST", `/api/matches/${match}/actions`, csrf, { actions: [action], seat });
      },
      { match, csrf, some },
    );
  await play(actions.slice(0, -1));
  // Events before the table's socket is open aren't news to it.
  const listens = new Promise<void>((heard) => {
    page.on("websocket", (socket) => socket.once("framereceived", () => heard()));
  });
  await page.goto(new URL(`/table/${id}`, page.url()).href);
  await page.locator("main[data-seq]").waitFor();
  await listens;
  await play(actions.slice(-1));
}

it("the Automa's turn is shown step by step at every size, leaves by a key and returns by a button", async () => {
  const page = await open("/settings");
  await toItsTurn(page);
  const stage = page.getByRole("region", { name: "The Automa’s turn" });
  const now = stage.locator('li[aria-current="step"]');
  await now.getByText("£32 › £19").waitFor();
  const layer = page.locator('[data-layer="automa"]');
  expect(await layer.locator(".chosen").count()).toBe(1);
  expect(await layer.locator(".fallen").count()).toBe(4);

  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await now.textContent()).toMatch(/Cheapest\s+the land costs £1\s+1 stays/);
  await page.keyboard.press("ArrowLeft");
  expect(await now.textContent()).toMatch(/Settlements/);
  expect(await layer.locator(".chosen").count()).toBe(0);
  expect(await stage.getByRole("status").textContent()).toContain("Settlements: its group gains 1 settlement");

  for (const viewport of [WIDE, LOW, NARROW]) {
    await page.setViewportSize(viewport);
    await now.waitFor();
    expect(await violations(page), `at ${viewport.width}`).toEqual([]);
    expect(await scrolls(page), `at ${viewport.width}`).toEqual({ x: 0, y: 0 });
  }
  await page.keyboard.press("Escape");
  await stage.waitFor({ state: "detached" });
  await page.setViewportSize(WIDE);
  await page.getByRole("button", { name: "Show its last turn" }).click();
  await now.waitFor();
});
