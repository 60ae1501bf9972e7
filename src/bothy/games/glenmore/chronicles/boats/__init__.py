"""Chronicle 1, The Dragon Boat Races (X1)."""

from bothy.games.glenmore.chronicles.boats.module import DragonBoats

BOATS: DragonBoats = DragonBoats()

__all__ = ["BOATS"]
