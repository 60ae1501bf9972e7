/** Industria on the table: what each of its parts draws. */

import type { Drawing } from "../hooks";
import { markets } from "./markets";
import { railway } from "./railway";

export const DRAWINGS: readonly Drawing[] = [markets, railway];
