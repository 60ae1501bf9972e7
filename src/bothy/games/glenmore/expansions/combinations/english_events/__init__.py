"""The Dubious Tome with Hammer of the Scots: the events of four more landmark cards."""

from bothy.games.glenmore.expansions.combinations.english_events.module import EnglishEvents

ENGLISH_EVENTS: EnglishEvents = EnglishEvents()

__all__ = ["ENGLISH_EVENTS"]
