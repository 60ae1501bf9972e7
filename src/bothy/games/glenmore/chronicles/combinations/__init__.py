"""Modules for pairs of chronicles; each is at the table only if both are."""

from bothy.games.glenmore.chronicles.combinations.english_events import ENGLISH_EVENTS
from bothy.games.glenmore.chronicles.combinations.mobsters import MOBSTERS
from bothy.games.glenmore.module import Module

COMBINATIONS: tuple[Module, ...] = (*MOBSTERS, ENGLISH_EVENTS)

__all__ = ["COMBINATIONS"]
