"""What belongs to two chronicles: each module asks whether both are at the table."""

from bothy.games.glenmore.chronicles.pairs.english_events import ENGLISH_EVENTS
from bothy.games.glenmore.chronicles.pairs.mobsters import MOBSTERS
from bothy.games.glenmore.module import Module

PAIRS: tuple[Module, ...] = (*MOBSTERS, ENGLISH_EVENTS)

__all__ = ["PAIRS"]
