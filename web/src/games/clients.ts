/** Finds what each game brings: its cover comes with the page, the rest when a table of it is opened. */

import type { GameClient, GameCover } from "./game-client";

const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });
const FOUND = import.meta.glob<GameCover>("./*/cover.ts", { import: "cover", eager: true });

/** The covers of the games that have boards of their own, by game. */
export const COVERS: Readonly<Record<string, GameCover>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, cover]) => [path.split("/")[1] ?? "", cover]),
);

/** The game's own client; a game without one is played from a plain board. */
export function loadClient(game: string): Promise<GameClient> {
  return (CLIENTS[`./${game}/index.ts`] ?? (async () => (await import("./plain")).client))();
}
