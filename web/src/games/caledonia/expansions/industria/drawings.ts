/** Drawings of Industria's parts. */

import type { Drawing } from "../../hooks";
import { awards } from "./awards";
import { clans } from "./clans";
import { future } from "./future";
import { markets } from "./markets";
import { milestones } from "./milestones";
import { railway } from "./railway";

export const DRAWINGS: readonly Drawing[] = [markets, future, awards, railway, milestones, clans];
