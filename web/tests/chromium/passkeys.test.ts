/** A guest becomes an account by a passkey, loses the browser, and comes back: with Chromium's virtual authenticator. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflow, violations } from "./axe";
import { NARROW, WIDE } from "./browser";
import { launch } from "./launching";
import { BOTHY, freePort, serves } from "./server";

let browser: Browser;
let host: ChildProcess;
let site = "";
const folder = mkdtempSync(join(tmpdir(), "bothy-passkeys-"));

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`; // passkeys need a name, and this is the only one without https
  host = spawn(BOTHY, ["serve", "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      BOTHY_STORE: `sqlite:${join(folder, "bothy.db")}`,
      BOTHY_SECRET: "a secret for tests, of more than thirty-two letters",
      BOTHY_ORIGINS: site,
      BOTHY_LOG_LEVEL: "error",
      BOTHY_BOT_WORKERS: "0",
    },
  });
  [browser] = await Promise.all([launch(), serves(`http://127.0.0.1:${port}`, host)]);
});

afterAll(async () => {
  await browser.close();
  const ended = new Promise((done) => host.once("exit", done));
  host.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string, page?: Page): Promise<Page> {
  const opened = page ?? (await (await browser.newContext({ viewport: WIDE, locale: "en-GB" })).newPage());
  await opened.goto(`${site}${path}`);
  await opened.locator("main h1").waitFor();
  return opened;
}

/** Takes a name, as sitting down anywhere does. */
async function play(page: Page, name: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  return page.evaluate(
    async ([called, head]) => {
      const body = JSON.stringify({ name: called });
      return (await (await fetch("/api/me", { method: "POST", headers: head, body })).json()).person as string;
    },
    [name, headers] as const,
  );
}

it("a guest makes a passkey, loses the browser, and comes back as the same person", async () => {
  const page = await open("/settings");
  const person = await play(page, "Ailsa");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open("/account", page);
  await page.getByText("Ailsa, a guest of this browser").waitFor();
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByText("Passkey: Chrome").waitFor();
  await page.getByRole("button", { name: "Add another device" }).click();
  await page.getByRole("img", { name: "The link as a QR code" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/sign-in", page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(`${site}/`);
  const me = await page.evaluate(async () => (await (await fetch("/api/me")).json()).person);
  expect(me).toBe(person);

  await open("/account", page);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("textbox", { name: "Type your name" }).fill("Ailsa");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.waitForURL(`${site}/`);
  expect(await page.evaluate(async () => (await fetch("/api/me")).status)).toBe(401);
});
