/** The sprite: every icon by name. */

import { CLANS } from "./clans";
import { GLEN } from "./glen";
import { GOODS } from "./goods";
import type { Drawing } from "./icon";
import { LAND } from "./land";
import { SIGNS } from "./signs";
import { TRADE } from "./trade";
import { UNITS } from "./units";

/** Groups for the gallery. */
export const GROUPS = { GOODS, UNITS, LAND, TRADE, GLEN, CLANS, SIGNS };

type All = typeof GOODS & typeof UNITS & typeof LAND & typeof TRADE & typeof GLEN & typeof SIGNS;
/** Clan marks are named `clan-...`, because a clan may share its name with something else. */
export type IconName = keyof All | `clan-${keyof typeof CLANS}`;

type Marks = Record<`clan-${keyof typeof CLANS}`, Drawing>;
const marks = Object.fromEntries(
  Object.entries(CLANS).map(([clan, drawing]) => [`clan-${clan}`, drawing]),
) as Marks;

export const ICONS: Record<IconName, Drawing> = {
  ...GOODS,
  ...UNITS,
  ...LAND,
  ...TRADE,
  ...GLEN,
  ...SIGNS,
  ...marks,
};

/** Returns a clan's mark; a plain one for a clan without. */
export function clanMark(clan: string): IconName {
  const mark = `clan-${clan}`;
  return isIcon(mark) ? mark : "marker";
}

/** Returns whether there is an icon of this name. */
export function isIcon(name: string): name is IconName {
  return name in ICONS;
}
