"""Hammer of the Scots: the Englishman on the rondel, controlled by the holder of the England token (X4)."""

from bothy.games.glenmore.chronicles.hammer.module import Hammer

HAMMER: Hammer = Hammer()

__all__ = ["HAMMER"]
