/**
 * People over days: they create accounts, lose their browser, return, are notified of their turn, run out of time.
 */

import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflow, violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { type Club, startClub } from "./club";
import { thumb } from "./hands";
import { checkSheet, playOn } from "./player";
import { codeIn, linkIn } from "./postbox";
import { deliver } from "./push-service";

type Kept = Pick<BrowserContextOptions, "storageState">;
const AILSA = "ailsa@example.org";
const IAIN = "iain@example.org";
const PHONE = { hasTouch: true, isMobile: true };
const { open } = useBrowser();
let club: Club;
/** Stored state of people's browsers between tests. */
let [ailsa, iain]: [Kept, Kept] = [{}, {}];
let table = "";

/** Gives the page a device that holds passkeys and always agrees: Chromium's own, over the DevTools protocol. */
async function holdPasskeys(page: Page): Promise<void> {
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
}

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

const at = (path: string) => `${club.site}${path}`;
const kept = async (page: Page): Promise<Kept> => ({ storageState: await page.context().storageState() });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const asked = async (page: Page) => (await page.locator("section.actions").count()) > 0;
/**
 * Returns whether the page says that another player is active; nothing is said while a table is being created or a
 * move is pending.
 */
const waits = async (page: Page) =>
  ((await page.locator("section.prompt").textContent()) ?? "").includes("Meanwhile, you can look around");
const board = (page: Page) => page.locator("main[data-seq] section.prompt").waitFor();

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.locator("main h1").waitFor();
}

/** Checks with axe and for overflow on a phone; takes a picture on request. */
async function fine(page: Page, name: string): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const before = page.viewportSize() ?? WIDE;
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true });
  await page.setViewportSize(before);
}

/** Plays for the deciding players until a condition is true. */
async function playUntil(so: () => Promise<boolean> | boolean, ...pages: readonly Page[]): Promise<void> {
  const end = Date.now() + 60_000;
  for (let presses = 0; Date.now() < end; presses++) {
    if (await so()) return;
    for (const page of pages) if (await asked(page)) await playOn(page, presses, undefined, 1);
    await pages[0]?.waitForTimeout(20);
  }
  throw new Error("the game does not go on");
}

it("a newcomer signs in with the code in a mail, plays with a guest, and the guest gets an account", async () => {
  const host = await open(at("/sign-in"));
  await host.getByLabel("Mail address").fill(IAIN);
  await press(host, "Send me a code");
  await host.getByText(`on their way to ${IAIN}`).waitFor();
  await host.getByLabel("Code from the mail").fill(codeIn(await club.postbox.newest(IAIN)));
  await press(host, "Sign in");
  await host.getByLabel("What should we call you?").fill("Iain");
  await fine(host, "sign-in-name");
  await press(host, "Sign in");
  await host.waitForURL(at("/"));

  await goTo(host, "/new/creel?with=friends");
  expect(await host.getByLabel("Your name").inputValue()).toBe("Iain");
  await press(host, "Open the table and copy the link");
  const link = await host.getByLabel("Send this link").inputValue();
  const guest = await open(link);
  await guest.getByLabel("Your name").fill("Ailsa");
  await press(guest, "Sit down");
  await host.getByText("Ailsa", { exact: true }).waitFor();
  await press(host, "Begin");
  await Promise.all([board(host), board(guest)]);
  table = new URL(guest.url()).pathname;
  await playUntil(() => waits(guest), guest);
  iain = await kept(host);

  await holdPasskeys(guest);
  await goTo(guest, "/account");
  await guest.getByText("Ailsa, a guest of this browser").waitFor();
  await press(guest, "Make a passkey");
  await guest.getByText(/Passkey: Chrome.*last used \d+ \w+ \d{4}/).waitFor();
  await guest.getByLabel("Mail address").fill(AILSA);
  await press(guest, "Send me a code");
  await guest.getByLabel("Code from the mail").fill(codeIn(await club.postbox.newest(AILSA)));
  await press(guest, "Sign in");
  await guest.getByText(AILSA, { exact: true }).waitFor();
  expect(await guest.getByLabel("Mail address").inputValue()).toBe("");
  await fine(guest, "account");
  ailsa = await kept(guest);
});

it("a player who looks away is notified by mail and push, and unsubscribes by link without signing in", async () => {
  const his = await open(at("/settings"), WIDE, iain);
  await club.push.serve(his);
  await his.reload();
  await press(his, "Notify me in this browser");
  await his.getByText("Notifications in this browser, also while it’s closed").waitFor();
  const offers = his.getByRole("switch", { name: "Also notify me when a seat opens up" });
  expect(await offers.isChecked()).toBe(false);
  await Promise.all([his.waitForResponse((answer) => answer.request().method() === "PATCH"), offers.check()]);
  await fine(his, "settings");
  const hers = await open(at(table), WIDE, ailsa);
  const instead = await open(at(table), WIDE, iain);
  await board(instead);
  // He chooses his bay and leaves; she then plays until it's his turn.
  await playUntil(() => waits(instead), instead);
  await instead.close();
  await hers.locator("[data-anchor='seat-1'].away, [data-anchor='seat-0'].away").waitFor(); // everyone sees he's gone
  await playUntil(() => club.postbox.of(IAIN).length > 1, hers);

  const mail = await club.postbox.newest(IAIN, 2);
  expect(mail.subject).toBe("Your turn: Creel");
  expect(mail.text).toContain("It’s your turn in Creel, with Ailsa.");
  expect(linkIn(mail, "table")).toBe(at(table));
  const pushed = await club.push.newest(1);
  const shown = await deliver(his, pushed);
  expect(shown).toEqual({ title: mail.subject, body: "It’s your turn in Creel, with Ailsa.", path: table });

  const nobody = await open(linkIn(mail, "unsubscribe"));
  await nobody.getByText("Should we stop sending you mail").waitFor();
  await fine(nobody, "unsubscribe");
  await press(nobody, "Yes, stop");
  await nobody.getByText("You won’t get any more of these mails.").waitFor();

  // He looks, plays and leaves: the next time only a push message tells him.
  await goTo(his, shown.path);
  await board(his);
  await playUntil(async () => (await waits(his)) && (await asked(hers)), his);
  await goTo(his, "/settings");
  await his.getByText(`By mail to ${IAIN}`).waitFor();
  expect(await offers.isChecked()).toBe(true); // his choice was kept
  await playUntil(() => club.push.read().length > 1, hers);
  expect(club.postbox.of(IAIN)).toHaveLength(2);
  // Now the table waits for her.
  await goTo(his, table);
  await playUntil(async () => (await waits(his)) && (await asked(hers)), his);
  iain = await kept(his);
});

it("a player who lost their browser returns by mail on a phone, sees what waits, finishes and is rated", async () => {
  const phone = await open(at("/sign-in"), NARROW, PHONE);
  await phone.getByLabel("Mail address").fill(AILSA);
  const before = club.postbox.of(AILSA).length;
  await press(phone, "Send me a code");
  const mail = await club.postbox.newest(AILSA, before + 1);
  await phone.goto(linkIn(mail, "sign-in"));
  await phone.getByRole("heading", { name: "Sign in as Ailsa" }).waitFor();
  await fine(phone, "come-in-as");
  await press(phone, "Sign in");
  await phone.waitForURL(at("/"));
  expect(await phone.locator("main h2").first().textContent()).toMatch(/^Waiting for you/);
  await phone.getByText(/^since \d{1,2}:\d{2}$/).waitFor(); // British time format, at any hour
  await fine(phone, "waiting-for-me");
  await phone.getByRole("link", { name: /^Play ?, Creel$/ }).tap();
  await board(phone);
  expect(new URL(phone.url()).pathname).toBe(table);
  await fine(phone, "creel");

  const other = await open(at(table), WIDE, iain);
  await Promise.all([playOn(phone, 3, thumb(phone)), playOn(other, 4)]);
  await checkSheet(phone, 2, 3);
  await fine(phone, "sheet");

  await goTo(phone, "/profile");
  await phone.getByRole("heading", { name: "2-player rating" }).waitFor();
  await phone.getByLabel("Make my profile public").click();
  await fine(phone, "profile");
  await goTo(phone, "/leaders?game=creel");
  await phone.getByRole("row", { name: /^Ailsa 1\d{3}/ }).waitFor();
  await fine(phone, "leaders");
  ailsa = await kept(phone);
});

it("a former opponent is invited from the waiting room, finds it among the tables, and may decline", async () => {
  const host = await open(at("/new/creel?with=friends"), WIDE, iain);
  await press(host, "Open the table and copy the link");
  await press(host, "Invite Ailsa");
  await host.getByText("invited", { exact: true }).waitFor();
  await fine(host, "waiting-known");
  const phone = await open(at("/tables"), NARROW, { ...PHONE, ...ailsa });
  await phone.getByRole("heading", { name: "Invitations" }).waitFor();
  await phone.getByText("Iain invites you").waitFor();
  await fine(phone, "invitations");
  await phone.getByRole("button", { name: "Decline, Creel" }).tap();
  await phone.getByRole("heading", { name: "Invitations" }).waitFor({ state: "detached" });
  await host.getByText("can’t this time").waitFor();
});

it("a bot plays on for a player who runs out of time, until the player comes back", async () => {
  // The other player's clock rests, so that only one of them can be late.
  const rests = await open(at("/settings"));
  const { id, invite } = await rests.evaluate(async () => {
    const ask = async (method: string, path: string, body: unknown, csrf = "") => {
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    };
    const { csrf } = await ask("POST", "/api/me", { name: "Euan" });
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const day = 24 * 60;
    const rest = { zone: "UTC", begin: (minute - 60 + day) % day, end: (minute + 60) % day, off: [] };
    await ask("PUT", "/api/me/rest", rest, csrf);
    const pace = { kind: "days", seconds: 10, out: "bot" };
    return ask("POST", "/api/tables", { game: "creel", seats: 2, options: { days: 5 }, pace }, csrf);
  });
  const morag = await open(at(`/join/${invite}`), NARROW, PHONE);
  await morag.getByLabel("Your name").fill("Morag");
  await press(morag, "Sit down");
  await goTo(rests, `/table/${id}`);
  await press(rests, "Begin");
  await Promise.all([board(rests), board(morag)]);
  await fine(morag, "clock");
  const standIn = morag.getByRole("main").getByText("A bot is playing for you");
  await standIn.waitFor();
  await fine(morag, "out-of-time");
  const steps = async () => Number(await morag.locator("main[data-seq]").getAttribute("data-seq"));
  const before = await steps();
  await playUntil(async () => (await steps()) > before + 3, rests);
  expect(await asked(morag)).toBe(false);
  await press(morag, "Play on myself");
  await standIn.waitFor({ state: "detached" });
  await playUntil(() => asked(morag), rests);
  await playOn(morag, 7, thumb(morag), 3);
});

it("another device is let in by a link and put out again; a passkey opens the door; everything can be erased", async () => {
  const page = await open(at("/sign-in"));
  await holdPasskeys(page);
  await page.getByLabel("What should we call you?").fill("Catriona");
  await fine(page, "sign-in");
  await press(page, "Make a passkey");
  await page.waitForURL(at("/"));

  await goTo(page, "/account");
  await press(page, "Add another device");
  await page.getByRole("img", { name: "The link as a QR code" }).waitFor();
  await fine(page, "device");
  const other = await open((await page.locator(".link").textContent()) ?? "", NARROW, PHONE);
  await other.getByRole("heading", { name: "Sign in as Catriona" }).waitFor();
  await fine(other, "device-link");
  // The home page requests their tables: signed out before the answer, they would get an error.
  const home = other.waitForResponse(
    (answer) => answer.url() === at("/api/tables/mine") && other.url() === at("/"),
  );
  await press(other, "Sign in");
  await home;
  await goTo(page, "/account");
  await press(page, "Sign out there");
  await page.getByRole("button", { name: "Sign out there" }).waitFor({ state: "detached" });
  await goTo(other, "/account");
  await other.getByText("You aren’t signed in").waitFor();

  await press(page, "Sign out");
  await page.waitForURL(at("/"));
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await press(page, "Use a passkey");
  await page.waitForURL(at("/"));
  await page.getByText("You’re signed in as Catriona.").first().waitFor();
  await page.getByRole("link", { name: "Account: Catriona" }).waitFor();
  await fine(page, "home-signed-in");
  await goTo(page, "/account");
  await page.getByText("You play here as Catriona.").waitFor();
  await press(page, "Erase everything");
  await page.getByRole("textbox", { name: "Type your name" }).fill("Catriona");
  await fine(page, "erase");
  await press(page, "Erase for good");
  await page.waitForURL(at("/"));
  await goTo(page, "/account");
  await page.getByText("You aren’t signed in").waitFor();
});
