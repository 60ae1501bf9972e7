"""The bots that can take a seat, and the limit on bot seats per person."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bothy.kernel import Reason
from bothy.local.bots import bot_seats
from bothy.local.tables import PLAYING, SeatRow
from bothy.server.clock import now_ms
from bothy.server.refusals import Conflict
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.server.words import FALLBACK, catalogue

GOING_FOR_MS = 12 * 3600 * 1000
"""A match begun longer ago than this counts as abandoned, and no longer towards the limit."""
MOST_TABLES = 200
"""Newest tables of a person searched for running matches."""


def bot_name(name: str, language: str = FALLBACK) -> str:
    """Return a bot's display name at the table."""
    words = catalogue(language)
    return words.render(f"opponent-{name}") if words.has(f"opponent-{name}") else name


def seat_name(seat: SeatRow, language: str) -> str:
    """Return a seat's name: a bot's in the reader's language."""
    return seat.name if seat.bot is None else bot_name(seat.bot, language)


class BotQuota:
    """Limits the seats that bots hold in the unfinished matches of one host.

    They're counted in the store, so it doesn't matter which process starts a match. One process counts two matches
    started at the same moment one after the other; another process may let one more through.
    """

    def __init__(self, store: Store, most: int | None) -> None:
        self._store = store
        self._most = most
        self._beginning: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def room_for(self, table: TableRow) -> AsyncIterator[None]:
        """Refuse a match that would give bots too many seats. Meanwhile its host can't start another one here."""
        wanted = bot_seats(table)
        if self._most is None or not wanted:
            yield
            return
        lock = self._beginning.setdefault(table.host, Lock())
        async with lock:
            if wanted + await self._going(table.host) > self._most:
                raise Conflict(Reason("bots-many", most=self._most))
            yield

    async def _going(self, host: str) -> int:
        since = now_ms() - GOING_FOR_MS
        found = await self._store.tables_of(host, MOST_TABLES)
        hosted = [row for row in found if row.host == host and row.state == PLAYING and row.created > since]
        going = 0
        for row in hosted:
            if bot_seats(row) and not await self._is_over(row):
                going += bot_seats(row)
        return going

    async def _is_over(self, row: TableRow) -> bool:
        """Return whether the match has ended without the table recording it, as after a crash."""
        match_row = None if row.match_id is None else await self._store.match(row.match_id)
        return match_row is None or match_row.finished
