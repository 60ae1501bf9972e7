"""Hammer of the Scots: the Englishman on the rondel, controlled by the holder of the England token (X4)."""

from bothy.games.glenmore.expansions.hammer.bot import ValuedHammer

HAMMER: ValuedHammer = ValuedHammer()
MODULES = (HAMMER,)

__all__ = ["HAMMER", "MODULES"]
