/** The Automa's turn on the deal of its lesson: told row by row, stepped by keys, with the map as the argument. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { scrolls, violations } from "./axe";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";

const { open } = useBrowser();

/** The lesson played by script as far as the Automa's first turn; gives the page of its table. */
async function afterItsTurn(page: Page): Promise<void> {
  const table = await page.evaluate(async () => {
    const call = async (method: string, path: string, csrf = "", body?: unknown) => {
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      return answer.json();
    };
    const { csrf } = await call("POST", "/api/me", "", { name: "Ailsa" });
    const { id, match } = await call("POST", "/api/lessons/caledonia?name=automa", csrf);
    const { chapters } = await call("GET", "/api/games/caledonia/lesson?name=automa");
    for (const { actions, seat } of chapters[0].steps)
      for (const action of actions)
        await call("POST", `/api/matches/${match}/actions`, csrf, { actions: [action], seat });
    return id as string;
  });
  await page.goto(new URL(`/table/${table}`, page.url()).href);
}

it("is told step by step, at every size, and goes away by a key", async () => {
  const page = await open("/settings");
  await afterItsTurn(page);
  await page.getByRole("button", { name: "Show its last turn" }).click();
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
});
