/**
 * `make nightly` runs every check; the gate runs some of each kind, at one size, one game or one moment of
 * several.
 */

import { it } from "vitest";

export const NIGHTLY = Boolean(process.env.NIGHTLY);
/** A test that runs only at night. */
export const byNight = it.skipIf(!NIGHTLY);
/** Returns all items, or by day only representatives. */
export const some = <T>(all: readonly T[], byDay: readonly T[]): readonly T[] => (NIGHTLY ? all : byDay);
