/** All things for scenes, by name. */

import { GROWTH } from "./growth";
import { HOUSES } from "./houses";
import { LIFE } from "./life";

export const THINGS = { ...GROWTH, ...HOUSES, ...LIFE } as const;
export type ThingName = keyof typeof THINGS;
