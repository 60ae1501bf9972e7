/** Components of Clans of Caledonia. A module's own kinds are in its folder's `components.ts`. */

import type { Components } from "../../../table/contract/components";
import { KINDS } from "./kinds";
import { TOLD } from "./told";

const MODULES = import.meta.glob<Components>(["../*/components.ts", "../expansions/*/components.ts"], {
  import: "COMPONENTS",
});

export async function components(): Promise<readonly Components[]> {
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  return [{ kinds: KINDS, told: TOLD }, ...modules];
}
