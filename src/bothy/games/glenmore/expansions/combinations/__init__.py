"""Modules for pairs of chronicles; each is at the table only if both are."""

from bothy.games.glenmore.expansions.combinations.english_events import ENGLISH_EVENTS
from bothy.games.glenmore.expansions.combinations.mobsters import MOBSTERS
from bothy.games.glenmore.module import Module

MODULES: tuple[Module, ...] = (*MOBSTERS, ENGLISH_EVENTS)

__all__ = ["MODULES"]
