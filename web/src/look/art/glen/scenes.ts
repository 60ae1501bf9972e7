/** What stands on each kind of tile. */

import { HOMESTEADS } from "./homesteads";
import { LANDS } from "./lands";

export const SCENES = { ...HOMESTEADS, ...LANDS } as const;
export type SceneName = keyof typeof SCENES;
