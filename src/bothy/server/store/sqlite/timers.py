"""Clocks in SQLite."""

from __future__ import annotations

import sqlite3

from bothy.server.rows import TimerRow
from bothy.server.store.sqlite.file import SqliteFile
from bothy.server.store.timers import UP

DOWN = """
insert into downtimes (since, until) select at, bothy_now() from host_beat where bothy_now() - at > ?
on conflict do nothing
"""


class SqliteTimers(SqliteFile):
    """The store's clock methods."""

    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks. Only one process uses a file, so there is no competition."""
        return await self.write(_take, lease, limit)

    async def beat(self, gap: int) -> int:
        """Record that the host is up; return how often it was down."""
        return await self.write(_beat, gap)


def _take(db: sqlite3.Connection, lease: int, limit: int) -> list[TimerRow]:
    statement = "select match_id, seq, due, body from timers where due <= bothy_now() order by due limit ?"
    rows = [
        TimerRow(match_id=match_id, seq=seq, due=due, body=body)
        for match_id, seq, due, body in db.execute(statement, (limit,))
    ]
    db.executemany(
        "update timers set due = bothy_now() + ? where match_id = ?", [(lease, row.match_id) for row in rows]
    )
    return rows


def _beat(db: sqlite3.Connection, gap: int) -> int:
    db.execute(DOWN, (gap,))
    db.execute(UP)
    count: int = db.execute("select count(*) from downtimes").fetchone()[0]
    return count
