"""The announcement on all pages, cached in every process so that opening a page doesn't query the store."""

from __future__ import annotations

from bothy.server.clock import now_ms
from bothy.server.operators.rows import AnnouncementRow
from bothy.server.store import Store


class Announced:
    """The announcement, as last read from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._row: AnnouncementRow | None = None

    async def read(self) -> None:
        """Reads the announcement from the store."""
        self._row = await self._store.announcement()

    @property
    def text(self) -> str:
        """The announcement; empty if there is none."""
        row = self._row
        return "" if row is None or (row.until is not None and row.until <= now_ms()) else row.text
