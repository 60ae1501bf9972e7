/** Requests of the account pages: signing in and out. */

import { call, known, request } from "./api";
import { became } from "./people.svelte";
import type { AccountInfo, DeviceLink, LinkSeen, MailSent, Me, SessionInfo, Ways } from "./types";

/** Sent with a sign-in: a name for a new person, and whether a guest's seats come along. */
export interface Along {
  name?: string;
  bring?: boolean;
}

/** Keeps the identity that came back. */
function entered(who: Me): Me {
  became(known(who));
  return who;
}

const enter = async (path: string, body: unknown): Promise<Me> => entered(await call<Me>("POST", path, body));

interface Options {
  options: Record<string, unknown>;
}

export const accounts = {
  ways: () => call<Ways>("GET", "/api/sign-in"),
  askForMail: (address: string, invitation = "") =>
    call<MailSent>("POST", "/api/sign-in/mail", { address, invitation }),
  /** Null if the code is right and a name is missing: the address is new here. */
  showCode: async (ticket: string, code: string, along: Along) => {
    const answer = await request("POST", "/api/sign-in/code", { ticket, code, ...along });
    return answer.status === 202 ? null : entered((await answer.json()) as Me);
  },
  lookAt: (link: string) => call<LinkSeen>("POST", "/api/sign-in/look", { link }),
  showLink: (link: string, along: Along) => enter("/api/sign-in/link", { link, ...along }),
  wantPasskey: (name = "", invitation = "") =>
    call<Options>("POST", "/api/sign-in/passkey/new", { name, invitation }),
  keepPasskey: (credential: unknown) => enter("/api/sign-in/passkey/made", { credential }),
  challenge: () => call<Options>("POST", "/api/sign-in/passkey/challenge"),
  showPasskey: (credential: unknown, bring: boolean) => enter("/api/sign-in/passkey", { credential, bring }),

  mine: () => call<AccountInfo>("GET", "/api/me/account"),
  sessions: () => call<SessionInfo[]>("GET", "/api/me/sessions"),
  anotherDevice: () => call<DeviceLink>("POST", "/api/me/device"),
  dropAddress: (address: string) => request("DELETE", `/api/me/mail/${encodeURIComponent(address)}`),
  dropPasskey: (id: string) => request("DELETE", `/api/me/passkeys/${id}`),
  signOutThere: (id: string) => request("DELETE", `/api/me/sessions/${id}`),
  signOut: async () => {
    await request("DELETE", "/api/me");
    became(null);
  },
  erase: async (name: string) => {
    await request("POST", "/api/me/erase", { name });
    became(null);
  },
};
