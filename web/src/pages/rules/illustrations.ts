/** Pictures for the rules: the components a paragraph mentions, drawn as on the table. */

import { COVERS } from "../../games/clients";
import { learn } from "../../messages/messages.svelte";
import { named, type Shown, type Source } from "../../table/contract/components";
import { api } from "../../wire/api";

export interface Illustrations {
  source: Source;
  /** By paragraph. */
  told: ReadonlyMap<string, readonly Shown[]>;
}

/** Loads a game's components; null if it has no pictures. */
export async function illustrationsOf(game: string): Promise<Illustrations | null> {
  const load = COVERS[game]?.components;
  if (!load) return null;
  const [parts, pack] = await Promise.all([load(), api.pack(game), learn(game)]);
  const told = parts.flatMap((part) => Object.entries(part.told));
  return {
    source: { pack },
    told: new Map(told.map(([paragraph, refs]) => [paragraph, named(refs, parts)])),
  };
}
