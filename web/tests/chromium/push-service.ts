/**
 * A push service, and the browser's end of it. Chromium's own service needs the internet and a non-private window,
 * so it gets a subscription with our address and keys here. Messages are decrypted with them (RFC 8291), and
 * passed to the page's own service worker as Chromium would.
 */

import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";

const KEY_LENGTH = 65;
const TAG_LENGTH = 16;

export interface Pushed {
  title: string;
  text: string;
  path: string;
}

export interface PushService {
  /** Returns the received messages, oldest first, decrypted. */
  read(): Pushed[];
  /** Waits for at least this many messages, and returns the newest. */
  newest(count: number): Promise<Pushed>;
  /** Makes this page's browser subscribe here. */
  serve(page: Page): Promise<void>;
  close(): void;
}

/** Decrypts a message for a browser. */
function opened(body: Buffer, own: ECDH, secret: Buffer): Buffer {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + KEY_LENGTH)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync("sha256", own.computeSecret(theirs), secret, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${what}\0`, length));
  const sealed = body.subarray(21 + KEY_LENGTH);
  const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  opening.setAuthTag(sealed.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -TAG_LENGTH)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)); // 2 ends the message, the rest is padding
}

export async function startPushService(): Promise<PushService> {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const secret = randomBytes(16);
  const arrived: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    arrived.push(JSON.parse(opened(Buffer.concat(parts), own, secret).toString()) as Pushed);
    response.writeHead(201).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/iain`;
  const keys = { p256dh: own.getPublicKey("base64url"), auth: secret.toString("base64url") };
  return {
    read: () => arrived,
    async newest(count) {
      await expect.poll(() => arrived.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
      return arrived.at(-1) as Pushed;
    },
    async serve(page) {
      await page.context().grantPermissions(["notifications"]);
      await page.addInitScript(
        (made) => {
          const kept = "a subscription for tests";
          const subscription = { ...made, toJSON: () => made, unsubscribe: async () => true };
          PushManager.prototype.subscribe = async () => {
            localStorage.setItem(kept, "made");
            return subscription as unknown as PushSubscription;
          };
          PushManager.prototype.getSubscription = async () =>
            localStorage.getItem(kept) ? (subscription as unknown as PushSubscription) : null;
        },
        { endpoint, keys },
      );
    },
    close: () => void server.close(),
  };
}

/** Delivers a message to a page's service worker, as the browser does, and returns the notification shown. */
export async function deliver(page: Page, pushed: Pushed): Promise<{ title: string; body: string; path: string }> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const [registrationId, data] = [await registered, JSON.stringify(pushed)];
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
      const [shown] = await worker.getNotifications();
      if (shown) return { title: shown.title, body: shown.body, path: shown.data.path };
      await new Promise((wait) => setTimeout(wait, 50));
    }
  });
}
