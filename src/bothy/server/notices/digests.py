"""Daily digests: all waiting notices in one message, for people who choose so."""

from __future__ import annotations

from collections.abc import Callable

from bothy.server.notices.notice import read_notice
from bothy.server.notices.notice_policy import RestsUntil
from bothy.server.notices.preferences import next_digest, read_preferences
from bothy.server.notices.reach import Reach, parcel
from bothy.server.notices.rows import PreferencesRow
from bothy.server.store import Store


class Digests:
    """Puts digests into the outbox when they are due."""

    def __init__(self, store: Store, reach: Reach, rests_until: RestsUntil, clock: Callable[[], int]) -> None:
        self._store = store
        self._reach = reach
        self._rests_until = rests_until
        self._clock = clock

    async def send_due(self) -> int:
        """Sends all due digests and returns their number. Only one process sends each."""
        sent = 0
        for row in await self._store.due_digests():
            sent += await self._send(row)
        return sent

    async def _send(self, row: PreferencesRow) -> bool:
        assert row.digest is not None
        rests_until = await self._rests_until(row.person)
        if rests_until is not None:  # such as a day off: the digest is sent after it
            await self._store.send_digest(row.person, row.digest, rests_until, [], [])
            return False
        chosen = read_preferences(row)
        following = next_digest(chosen, self._clock()) if chosen.wants_digest else None
        waiting = await self._store.waiting_for_digest(row.person)
        notices = tuple(read_notice(body) for _, body in waiting)
        ways = [way for way in await self._reach.ways(row.person, chosen) if way.digest]
        mark = f"digest-{row.person}-{row.digest}"
        parcels = (
            [parcel(way, mark, row.person, row.digest, notices, digest=True) for way in ways] if notices else []
        )
        tables = [table for table, _ in waiting]
        return await self._store.send_digest(row.person, row.digest, following, tables, parcels) and bool(parcels)
