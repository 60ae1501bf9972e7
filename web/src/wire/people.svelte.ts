/** Who plays in this browser, and what the server is: asked once, when a page first needs it. */

import { api, whoAmI } from "./api";
import type { Me, ServerInfo } from "./types";

let asked: Promise<Me | null> | undefined;
let server: Promise<ServerInfo> | undefined;

/** Who we are; null if nobody knows us yet. */
export function me(): Promise<Me | null> {
  asked ??= whoAmI().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** What the server calls whoever plays at home, until they say otherwise: no name to be shown to anybody. */
const NOBODY = "Home";

/** The name we are known by, if we gave one. */
export function nameOf(known: Me | null): string {
  return known && known.name !== NOBODY ? known.name : "";
}

/** Takes a name, and becomes somebody if nobody was here yet. */
export async function comeIn(name: string): Promise<Me> {
  const known = await me();
  if (known?.name === name) return known;
  const entered = await api.comeIn(name);
  asked = Promise.resolve(entered);
  return entered;
}

/** Somebody else from now on, or nobody: by signing in or out. */
export function became(who: Me | null): void {
  asked = who ? Promise.resolve(who) : undefined;
}

/** What this server is and who plays on it; asked anew in another language. */
export function serverInfo(): Promise<ServerInfo> {
  server ??= api.server().catch((error: unknown) => {
    server = undefined;
    throw error;
  });
  return server;
}
