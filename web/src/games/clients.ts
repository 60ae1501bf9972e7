/** Registry of game clients: covers load with the page, the rest when a table opens. */

import type { ExpansionCover, GameClient, GameCover, ReadySet } from "../table/contract/game";

const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });
const FOUND = import.meta.glob<GameCover>("./*/cover.ts", { import: "cover", eager: true });

const ADDED = import.meta.glob<ExpansionCover>("./*/expansions/*/cover.ts", { import: "cover", eager: true });

/** Covers of the games with their own boards, by game. */
export const COVERS: Readonly<Record<string, GameCover>> = Object.fromEntries(
  Object.keys(FOUND).map((path) => {
    const game = path.split("/")[1] ?? "";
    return [game, coverOf(game, [])];
  }),
);

/**
 * Returns a game's cover with what its expansions add, in the order of these options, which is the manifest's. Small
 * sets come before large ones.
 */
export function coverOf(game: string, options: readonly { id: string }[]): GameCover {
  const cover = FOUND[`./${game}/cover.ts`] as GameCover;
  const folders = Object.keys(ADDED).filter((path) => path.startsWith(`./${game}/`));
  const first = ({ signs = {} }: ExpansionCover) => options.findIndex(({ id }) => id in signs);
  const added = folders
    .map((path) => ADDED[path] as ExpansionCover)
    .toSorted((one, other) => first(one) - first(other));
  const all = [cover, ...added];
  const expansions = all.flatMap(({ expansions }) => expansions ?? []);
  const everything = cover.everything && {
    id: "everything",
    icon: cover.everything,
    with: Object.assign({}, ...expansions.map((each) => each.with)),
  };
  const size = (set: ReadySet) => Object.keys(set.with).length;
  return {
    ...cover,
    signs: Object.assign({}, ...all.map(({ signs }) => signs)),
    expansions,
    sets: [...all.flatMap(({ sets }) => sets ?? []), ...(everything ? [everything] : [])].toSorted(
      (one, other) => size(one) - size(other),
    ),
  };
}

/** Loads a game's client; a game without one uses a plain board. */
export function loadClient(game: string): Promise<GameClient> {
  return (CLIENTS[`./${game}/index.ts`] ?? (async () => (await import("./plain")).client))();
}
