"""The match service. Any process can serve any game: the log in the store is the truth, and this the way to it."""

from bothy.server.matches.announcements import Announcements
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import Acted, Matches

__all__ = ["Acted", "Announcements", "CachedMatch", "Matches"]
