"""Chronicle 1, The Dragon Boat Races (X1)."""

from bothy.games.glenmore.expansions.boats.bot import ValuedBoats

BOATS: ValuedBoats = ValuedBoats()
MODULES = (BOATS,)

__all__ = ["BOATS", "MODULES"]
