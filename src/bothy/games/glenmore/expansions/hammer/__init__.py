"""Hammer of the Scots: the Englishman on the rondel, controlled by the holder of the England token (X4)."""

from bothy.games.glenmore.expansions.hammer.module import Hammer

HAMMER: Hammer = Hammer()
MODULES = (HAMMER,)

__all__ = ["HAMMER", "MODULES"]
