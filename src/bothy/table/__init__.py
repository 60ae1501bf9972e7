"""A match at a table: log, undo, preview, replay, record file. It names no game."""

from bothy.table.decision import Decision
from bothy.table.fairness import Shuffle
from bothy.table.log import Entry, Header
from bothy.table.match import Match, Played, Preview
from bothy.table.record import Record, RecordError

__all__ = ["Decision", "Entry", "Header", "Match", "Played", "Preview", "Record", "RecordError", "Shuffle"]
