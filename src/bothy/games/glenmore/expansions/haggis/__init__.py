"""Address to a Haggis (chronicle 5)."""

from bothy.games.glenmore.expansions.haggis.bot import ValuedHaggis

HAGGIS: ValuedHaggis = ValuedHaggis()
MODULES = (HAGGIS,)

__all__ = ["HAGGIS", "MODULES"]
