"""The match service. Any process can serve any game, because the store's log is authoritative."""

from bothy.server.matches.announcements import Announcements
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import Acted, MatchService

__all__ = ["Acted", "Announcements", "CachedMatch", "MatchService"]
