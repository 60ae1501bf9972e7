"""How many tables may wait for players: of one host over all processes, and of one address at this process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bothy.kernel import Reason
from bothy.server.refusals import TooManyTables
from bothy.server.rows import WAITING, TableRow
from bothy.server.store import Store

MOST_ADDRESSES = 10_000
"""Addresses remembered; those that opened a table longest ago are forgotten."""


class OpenTables:
    """Opens tables one after another, so that two at once do not both find room for the last."""

    def __init__(self, store: Store, on: bool, a_guest: int, an_address: int) -> None:
        self._store = store
        self._on = on
        self._one_by_one = asyncio.Lock()
        self._a_guest = a_guest
        self._an_address = an_address
        self._of_address: OrderedDict[str, list[str]] = OrderedDict()

    async def one_more(self, person: str, address: str, opening: Callable[[], Awaitable[TableRow]]) -> TableRow:
        """Open a table of this host from this address, or refuse to if too many wait already."""
        if not self._on:
            return await opening()
        async with self._one_by_one:
            await self._check_guest(person)
            await self._check_address(address)
            row = await opening()
            self._note(row.id, address)
            return row

    async def _check_guest(self, person: str) -> None:
        hosted = [row for row in await self._store.waiting_tables_of(person) if row.host == person]
        over = len(hosted) + 1 - self._a_guest
        for row in [row for row in reversed(hosted) if _is_empty(row)][: max(over, 0)]:
            over -= await self._store.forget_table(row.id, row.version)  # who has left it does not miss it
        if over > 0:
            raise TooManyTables(Reason("too-many-tables", most=self._a_guest))

    async def _check_address(self, address: str) -> None:
        tables = self._of_address.get(address, [])
        if len(tables) < self._an_address:
            return
        rows = [await self._store.table(each) for each in tables]
        tables[:] = [row.id for row in rows if row is not None and row.state == WAITING]
        if len(tables) >= self._an_address:
            raise TooManyTables(Reason("too-many-tables-here", most=self._an_address))

    def _note(self, table_id: str, address: str) -> None:
        self._of_address.setdefault(address, []).append(table_id)
        self._of_address.move_to_end(address)
        if len(self._of_address) > MOST_ADDRESSES:
            self._of_address.popitem(last=False)


def _is_empty(row: TableRow) -> bool:
    """Whether nobody sits there; bots do not mind."""
    return all(seat.person is None for seat in row.seats)
