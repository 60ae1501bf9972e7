"""The Dubious Tome of Scottish History (chronicle 6)."""

from bothy.games.glenmore.expansions.tome.bot import ValuedTome

TOME: ValuedTome = ValuedTome()
MODULES = (TOME,)

__all__ = ["MODULES", "TOME"]
