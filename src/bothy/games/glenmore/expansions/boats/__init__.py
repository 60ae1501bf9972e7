"""Chronicle 1, The Dragon Boat Races (X1)."""

from bothy.games.glenmore.expansions.boats.module import DragonBoats

BOATS: DragonBoats = DragonBoats()
MODULES = (BOATS,)

__all__ = ["BOATS", "MODULES"]
