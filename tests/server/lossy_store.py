"""A store whose answers can be lost."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.server.errors import StoreUnavailable
from bothy.server.rows import SideWrites
from bothy.server.store.sqlite import SqliteStore


class Forgetful(SqliteStore):
    """A store that writes, but can lose the answer."""

    away = False

    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> bool:
        """Writes the entries, then raises if the answer is to be lost."""
        written = await super().append(match_id, after, entries, finished, side_writes, at)
        if self.away:
            raise StoreUnavailable
        return written
