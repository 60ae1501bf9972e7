"""Limits on waiting tables, per host and per address, across all processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bothy.kernel import Reason
from bothy.server.clock import now_ms
from bothy.server.refusals import TooManyTables
from bothy.server.rows import TableRow
from bothy.server.settings import Settings
from bothy.server.store import Store


class OpenTables:
    """Opens tables one after another, so that two at once can't both take the last place.

    Each further process may let one too many through.
    """

    def __init__(self, settings: Settings, store: Store, known_as: Callable[[str], bytes]) -> None:
        self._store = store
        self._on = settings.rate_limits
        self._one_by_one = asyncio.Lock()
        self._a_guest = settings.max_waiting_tables_per_person
        self._an_address = settings.max_waiting_tables_per_address
        self._known_as = known_as

    async def one_more(self, person: str, address: str, opening: Callable[[], Awaitable[TableRow]]) -> TableRow:
        """Open a table for this host from this address; raises if too many are waiting already."""
        if not self._on:
            return await opening()
        async with self._one_by_one:
            await self._check_guest(person)
            await self._check_address(self._known_as(address))
            return await self.note(await opening(), address)

    async def note(self, row: TableRow, address: str) -> TableRow:
        """Record the origin of a table that counts towards no limit: its bots use that network's time."""
        if self._on:
            await self._store.note_origin(row.id, self._known_as(address), now_ms())
        return row

    async def _check_guest(self, person: str) -> None:
        hosted = [row for row in await self._store.waiting_tables_of(person) if row.host == person]
        over = len(hosted) + 1 - self._a_guest
        for row in [row for row in reversed(hosted) if _is_empty(row)][: max(over, 0)]:
            over -= await self._store.forget_table(row.id, row.version)  # an empty table won't be missed
        if over > 0:
            raise TooManyTables(Reason("too-many-tables", most=self._a_guest))

    async def _check_address(self, origin: bytes) -> None:
        if await self._store.waiting_from(origin) >= self._an_address:
            raise TooManyTables(Reason("too-many-tables-here", most=self._an_address))


def _is_empty(row: TableRow) -> bool:
    """Return whether no person sits there; bots don't count."""
    return all(seat.person is None for seat in row.seats)
