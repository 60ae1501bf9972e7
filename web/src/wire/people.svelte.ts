/** The person in this browser, and the server's info: requested once, when a page first needs it. */

import { api, whoAmI } from "./api";
import type { Me, ServerInfo } from "./types";

let asked: Promise<Me | null> | undefined;
let server: Promise<ServerInfo> | undefined;

/** Returns the current person; null if there is none yet. */
export function me(): Promise<Me | null> {
  asked ??= whoAmI().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Sets a name, and creates a person if there is none yet. */
export async function comeIn(name: string): Promise<Me> {
  const known = await me();
  if (known?.name === name) return known;
  const entered = await api.comeIn(name);
  asked = Promise.resolve(entered);
  return entered;
}

/** Replaces the current person, after signing in or out. */
export function became(who: Me | null): void {
  asked = who ? Promise.resolve(who) : undefined;
}

/** Returns this server's info and bots; requested again for another language. */
export function serverInfo(): Promise<ServerInfo> {
  server ??= api.server().catch((error: unknown) => {
    server = undefined;
    throw error;
  });
  return server;
}
