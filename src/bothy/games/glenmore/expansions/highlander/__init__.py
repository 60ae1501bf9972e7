"""Highlander: a mountain on the rondel with room for one (X2)."""

from bothy.games.glenmore.expansions.highlander.bot import ValuedHighlander
from bothy.games.glenmore.expansions.highlander.module import OnItsSide

HIGHLANDER: ValuedHighlander = ValuedHighlander()
ON_ITS_SIDE: OnItsSide = OnItsSide()
MODULES = (HIGHLANDER, ON_ITS_SIDE)

__all__ = ["HIGHLANDER", "MODULES", "ON_ITS_SIDE"]
