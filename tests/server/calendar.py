"""The calendar of a test database: all processes on it read the time there, so a test moves it for all at once."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from unittest.mock import patch

import asyncpg

from bothy.server.clock import CLOCK
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
    """An empty database in its newest form, whose time a test can move."""
    await migrate(dsn)
    connection = await asyncpg.connect(dsn)
    await connection.execute(POSTGRES)
    await connection.close()


def file_for_tests(path: Path) -> SqliteStore:
    """A store in a file whose time a test can move; the file may be there already."""
    if not path.exists():
        with closing(sqlite3.connect(path)) as db:
            db.executescript(SQLITE)
    return SqliteStore(path)


async def forward(store: Store, ms: int) -> None:
    """Let time go by. This process knows at once, the others within a second."""
    if isinstance(store, PostgresStore):
        await store.count("update calendar set ahead = ahead + $1", ms)
    else:
        assert isinstance(store, SqliteStore)
        await store.write(touched, "update calendar set ahead = ahead + ?", ms)
    await CLOCK.look(store.time)


class Watch:
    """A time that only goes on when told to: for this process, and for the database if it is another one."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self._stores: list[PostgresStore] = []

    def time_ns(self) -> int:
        """Stands in for the machine's clock, and so for that of SQLite."""
        return self.at * 1_000_000

    monotonic_ns = time_ns

    async def forward(self, ms: int) -> None:
        """Let time go by."""
        self.at += ms
        for store in self._stores:
            await store.count("update calendar set stands = $1", self.at)

    @asynccontextmanager
    async def over(self, store: Store) -> AsyncIterator[None]:
        """Within, this is the time of a store and of this process."""
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
