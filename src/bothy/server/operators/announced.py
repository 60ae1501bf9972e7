"""The line that all pages show, at hand in every process: a page opens without asking the store for it."""

from __future__ import annotations

from bothy.server.clock import now_ms
from bothy.server.operators.rows import AnnouncementRow
from bothy.server.store import Store


class Announced:
    """What is announced, as the store had it last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._row: AnnouncementRow | None = None

    async def read(self) -> None:
        """As the store has it."""
        self._row = await self._store.announcement()

    @property
    def text(self) -> str:
        """The line, or nothing."""
        row = self._row
        return "" if row is None or (row.until is not None and row.until <= now_ms()) else row.text
