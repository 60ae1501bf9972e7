/** Rewards: an icon and its count. */

import type { IconName } from "../../../../ui/icons";

export const REWARDS: Readonly<Record<string, { icon: IconName; count: number }>> = {
  "three-coins": { icon: "coin", count: 3 },
  "three-vp": { icon: "vp", count: 3 },
  "four-vp": { icon: "vp", count: 4 },
  barrel: { icon: "whisky", count: 1 },
  scotsman: { icon: "scotsman", count: 1 },
  "two-resources": { icon: "any-resource", count: 2 },
  "far-tile": { icon: "activate", count: 1 },
  "three-steps": { icon: "movement", count: 3 },
  marker: { icon: "marker", count: 1 },
};
