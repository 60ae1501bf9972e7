"""What belongs to two chronicles: each module asks whether both are at the table."""

from bothy.games.glenmore.chronicles.pairs.mobsters import MOBSTERS
from bothy.games.glenmore.module import Module

PAIRS: tuple[Module, ...] = MOBSTERS

__all__ = ["PAIRS"]
