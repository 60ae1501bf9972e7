"""The match service. Any process can serve any game: the log in the store is the truth, and this the way to it."""

from bothy.server.matches.held import Held
from bothy.server.matches.hints import Hints
from bothy.server.matches.service import Acted, Matches

__all__ = ["Acted", "Held", "Hints", "Matches"]
