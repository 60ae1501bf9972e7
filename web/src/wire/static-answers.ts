/** Answers that never change within a release: files, one per language. */

import { BASE } from "../base";

/** For what is alike in all languages. */
const ANY = "any";

/** Returns the file that answers a call; null if the engine has to. */
export function staticFile(method: string, path: string, language: string): string | null {
  if (method !== "GET") return null;
  const url = new URL(path, location.origin);
  const [, , what, game, part, spoken] = url.pathname.split("/");
  const file = (name: string, tongue = language) => `${BASE}data/${tongue}/${name}.json`;
  if (what === "server" && !game) return file("server");
  if (what !== "games") return null;
  if (!game) return file("games");
  if (!part) return file(`games/${game}`);
  if (part === "pack") return file(`games/${game}/pack`, ANY);
  if (part === "rules") return file(`games/${game}/rules`, url.searchParams.get("language") ?? language);
  if (part === "lesson") return file(`games/${game}/lessons/${url.searchParams.get("name") ?? "first"}`, ANY);
  if (part === "messages") return `${BASE}data/${spoken}/games/${game}/messages.ftl`;
  return null;
}
