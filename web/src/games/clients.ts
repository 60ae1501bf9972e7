/** Registry of game clients: covers load with the page, the rest when a table opens. */

import type { GameClient, GameCover } from "../table/contract/game";

const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });
const FOUND = import.meta.glob<GameCover>("./*/cover.ts", { import: "cover", eager: true });

/** Covers of the games with their own boards, by game. */
export const COVERS: Readonly<Record<string, GameCover>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, cover]) => [path.split("/")[1] ?? "", cover]),
);

/** Loads a game's client; a game without one uses a plain board. */
export function loadClient(game: string): Promise<GameClient> {
  return (CLIENTS[`./${game}/index.ts`] ?? (async () => (await import("./plain")).client))();
}
