/** `make nightly` makes every check; the gate makes some of each kind, at one size, one game or one moment of several. */

import { it } from "vitest";

export const NIGHTLY = Boolean(process.env.BOTHY_NIGHTLY);
/** A test that waits for the night. */
export const byNight = it.skipIf(!NIGHTLY);
/** All of some, or by day those that stand for the others. */
export const some = <T>(all: readonly T[], byDay: readonly T[]): readonly T[] => (NIGHTLY ? all : byDay);
