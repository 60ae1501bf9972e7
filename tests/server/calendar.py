"""The clock of a test database: all processes read the time there, so a test moves it for all, as do hosts."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from unittest.mock import patch

import asyncpg
from tests.server.processes import new_match, service

from bothy.server.clock import CLOCK
from bothy.server.clocks.clock import Clock, read_clock
from bothy.server.clocks.match_clocks import MatchClocks
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.clocks.poller import Poller
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.matches.botseats import BotSeats
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore, migrate
from bothy.server.store.sqlite import SqliteStore
from bothy.server.store.sqlite.file import touched

SQLITE = "create table calendar (ahead integer not null); insert into calendar values (0)"
POSTGRES = """
create table calendar (ahead bigint not null, stands bigint);
insert into calendar values (0, null);
create or replace function bothy_now() returns bigint language sql stable as $$
    select ahead + coalesce(stands, (extract(epoch from statement_timestamp()) * 1000)::bigint) from calendar
$$
"""


async def migrate_for_tests(dsn: str) -> None:
    """Migrates an empty database to the newest schema, with a clock that a test can move."""
    await migrate(dsn)
    connection = await asyncpg.connect(dsn)
    await connection.execute(POSTGRES)
    await connection.close()


def file_for_tests(path: Path) -> SqliteStore:
    """Opens a store in a file, new or existing, with a clock that a test can move."""
    if not path.exists():
        with closing(sqlite3.connect(path)) as db:
            db.executescript(SQLITE)
    return SqliteStore(path)


async def forward(store: Store, ms: int) -> None:
    """Moves time forward. This process notices at once, the others within a second."""
    if isinstance(store, PostgresStore):
        await store.count("update calendar set ahead = ahead + $1", ms)
    else:
        assert isinstance(store, SqliteStore)
        await store.write(touched, "update calendar set ahead = ahead + ?", ms)
    await CLOCK.look(store.time)


class Watch:
    """A clock that a test moves by hand, for this process and for the database."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self._stores: list[PostgresStore] = []

    def time_ns(self) -> int:
        """Replaces the machine's clock, and so SQLite's."""
        return self.at * 1_000_000

    monotonic_ns = time_ns

    async def forward(self, ms: int) -> None:
        """Moves time forward."""
        self.at += ms
        for store in self._stores:
            await store.count("update calendar set stands = $1", self.at)

    @asynccontextmanager
    async def over(self, store: Store) -> AsyncIterator[None]:
        """Uses this clock for a store and this process within the block."""
        with patch("bothy.server.clock.time", self):
            if isinstance(store, PostgresStore):
                self._stores.append(store)
            await self.forward(0)
            await CLOCK.look(store.time)
            try:
                yield
            finally:
                if isinstance(store, PostgresStore):
                    self._stores.remove(store)
                    await store.count("update calendar set stands = null")


MINUTE = 60_000
BLITZ = Pace(kind="live", seconds=600, increment=10, bot="wren")


class Timed:
    """One process: its matches, clocks and poller."""

    def __init__(self, matches: MatchService, bots: BotSeats | None = None) -> None:
        self.matches = matches
        self.watch = Watch()
        pause_calendar = PauseCalendar(matches.store)
        self.pause_calendar = pause_calendar
        self.match_clocks = MatchClocks(matches, pause_calendar)
        self.poller = Poller(matches, self.match_clocks, pause_calendar, bots)

    async def game(self, pace: Pace | None = BLITZ, **given: object) -> CachedMatch:
        cached = await new_match(self.matches, **given)  # type: ignore[arg-type]
        await self.match_clocks.begin(cached, pace)
        return cached

    async def clock(self, cached: CachedMatch) -> Clock:
        row = await self.matches.store.timer(cached.id)
        assert row is not None
        return read_clock(row.body)


@asynccontextmanager
async def timed(place: Path | str, watch: Watch | None = None) -> AsyncIterator[Timed]:
    watch = watch or Watch()
    async with service(place) as matches, watch.over(matches.store):
        host = Timed(matches)
        host.watch = watch
        yield host
