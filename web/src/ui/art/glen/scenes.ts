/** The scene of each tile type. */

import { HOMESTEADS } from "./homesteads";
import { LANDS } from "./lands";

export const SCENES = { ...HOMESTEADS, ...LANDS } as const;
export type SceneName = keyof typeof SCENES;
