"""A match at a table: log, undo, preview, replay, record file. It names no game."""

from bothy.table.decision import Decision
from bothy.table.divergence import Diverged
from bothy.table.fairness import Shuffle
from bothy.table.log import Entry, Header
from bothy.table.match import Match
from bothy.table.record import Record, RecordError
from bothy.table.steps import Played, Preview

__all__ = [
    "Decision",
    "Diverged",
    "Entry",
    "Header",
    "Match",
    "Played",
    "Preview",
    "Record",
    "RecordError",
    "Shuffle",
]
