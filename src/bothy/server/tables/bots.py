"""The bots that may be given a seat, and how many seats one person may give them."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bothy.bots.opponents import OPPONENTS
from bothy.bots.roster import NAMES
from bothy.kernel import Reason
from bothy.server.clock import now_ms
from bothy.server.refusals import Conflict, Unknown
from bothy.server.rows import PLAYING, TableRow
from bothy.server.store import Store
from bothy.server.words import FALLBACK, catalogue

SPECS = {name: name for name in NAMES} | {opponent.id: opponent.bot for opponent in OPPONENTS}
"""Opponents by their names, and for those who know them the bots behind."""
GOING_FOR_MS = 12 * 3600 * 1000
"""A match begun longer ago than this was left, and is not held against anybody."""
MOST_TABLES = 200
"""The newest tables of a person, among which those that are played are looked for."""


def bot_spec(name: str) -> str:
    """What is asked for when a bot of this name is to answer. Budgets are not for guests to choose."""
    if name not in SPECS:
        raise Unknown(Reason("bot-unknown", bot=name, known=", ".join(SPECS)))
    return SPECS[name]


def bot_name(name: str, language: str = FALLBACK) -> str:
    """What it is called at the table."""
    words = catalogue(language)
    return words.render(f"opponent-{name}") if words.has(f"opponent-{name}") else name


class BotQuota:
    """How many seats bots may hold in the unfinished matches of one host.

    They are counted in the store, so it makes no difference which process a match is begun at. Two matches begun
    at the same moment are counted one after the other in one process; another process may let one more slip by.
    """

    def __init__(self, store: Store, most: int | None) -> None:
        self._store = store
        self._most = most
        self._beginning: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def room_for(self, table: TableRow) -> AsyncIterator[None]:
        """Refuse a match that would give bots too many seats; meanwhile its host begins no other one here."""
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
        """Whether its match has ended without the table noting it, as when the process died over it."""
        game = None if row.match_id is None else await self._store.game(row.match_id)
        return game is None or game.finished


def bot_seats(table: TableRow) -> int:
    """How many seats bots hold at a table."""
    return sum(seat.bot is not None for seat in table.seats)
