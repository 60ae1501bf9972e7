/** Tokens for programs, and bot accounts. */

import { call, request } from "./api";
import type { BotAccount, IssuedToken, NewToken, TokenInfo } from "./types";

export const developers = {
  bots: () => call<BotAccount[]>("GET", "/api/me/bots"),
  createBot: (name: string) => call<BotAccount>("POST", "/api/me/bots", { name }),
  eraseBot: (person: string) => request("DELETE", `/api/me/bots/${person}`),
  tokens: () => call<TokenInfo[]>("GET", "/api/me/tokens"),
  /** The answer holds the secret, which is never shown again. */
  issue: (asked: NewToken) => call<IssuedToken>("POST", "/api/me/tokens", asked),
  revoke: (id: string) => request("DELETE", `/api/me/tokens/${id}`),
};
