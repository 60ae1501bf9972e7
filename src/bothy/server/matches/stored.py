"""A stored match that isn't replayed, for returning matches this process refuses."""

from __future__ import annotations

from bothy.server.matches.lines import read_header
from bothy.server.matches.loading import entries_of
from bothy.server.refusals import NotFound
from bothy.server.rows import MatchRow
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Header
from bothy.table.active_line import ActiveLine


class Stored:
    """A match's header, log and players."""

    def __init__(self, row: MatchRow, header: Header, active_line: ActiveLine) -> None:
        self.row = row
        self.header = header
        self.active_line = active_line

    @classmethod
    async def read(cls, store: Store, match_id: str) -> Stored:
        """Reads a match from the store."""
        row = await store.match(match_id)
        if row is None:
            raise NotFound("match")
        active_line = ActiveLine()
        async for entry in entries_of(store, match_id, 0, Slice()):
            active_line.enter(entry)
        return cls(row, read_header(row.header), active_line)

    @property
    def finished(self) -> bool:
        """True if it is over."""
        return self.row.finished
