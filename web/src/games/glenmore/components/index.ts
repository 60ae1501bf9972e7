/** Components of Glen More II. A chronicle's own kinds are in its folder's `components.ts`. */

import type { Components } from "../../../table/contract/components";
import { KINDS } from "./kinds";
import { pictured } from "./pictures";
import { TOLD } from "./told";

/** A module's components, with pictures for tiles that have no scene in the base game. */
export interface ModuleComponents extends Components {
  pictures?: Readonly<Record<string, () => string>>;
}

const MODULES = import.meta.glob<ModuleComponents>("../expansions/*/components.ts", { import: "COMPONENTS" });

export async function components(): Promise<readonly Components[]> {
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  for (const { pictures } of modules) pictured(pictures ?? {});
  return [{ kinds: KINDS, told: TOLD }, ...modules];
}
