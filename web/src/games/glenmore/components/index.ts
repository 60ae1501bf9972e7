/** What can be shown of Glen More II. A chronicle's own kinds are in the `components.ts` of its folder. */

import type { Components } from "../../components";
import { KINDS } from "./kinds";
import { pictured } from "./pictures";
import { TOLD } from "./told";

/** A module's components, with the pictures of its tiles that the game has no scene for. */
export interface ModuleComponents extends Components {
  pictures?: Readonly<Record<string, () => string>>;
}

const MODULES = import.meta.glob<ModuleComponents>("../chronicles/*/components.ts", { import: "COMPONENTS" });

export async function components(): Promise<readonly Components[]> {
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  for (const { pictures } of modules) pictured(pictures ?? {});
  return [{ kinds: KINDS, told: TOLD }, ...modules];
}
