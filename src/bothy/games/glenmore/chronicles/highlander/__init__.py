"""Highlander: a mountain on the rondel with room for one (X2)."""

from bothy.games.glenmore.chronicles.highlander.module import Highlander, OnItsSide

HIGHLANDER: Highlander = Highlander()
ON_ITS_SIDE: OnItsSide = OnItsSide()

__all__ = ["HIGHLANDER", "ON_ITS_SIDE"]
