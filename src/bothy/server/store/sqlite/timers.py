"""Clocks in SQLite."""

from __future__ import annotations

import sqlite3

from bothy.server.rows import TimerRow
from bothy.server.store.sqlite.file import SqliteFile, touched

DOWN = """
insert into downtimes (since, until) select at, bothy_now() from host_beat where bothy_now() - at > ?
on conflict do nothing
"""
UP = "insert into host_beat (one, at) values (1, bothy_now()) on conflict (one) do update set at = excluded.at"


class SqliteTimers(SqliteFile):
    """The store's clock methods."""

    async def timer(self, match_id: str) -> TimerRow | None:
        """Return a game's clock."""
        return await self.read(_timer, match_id)

    async def begin_timer(self, row: TimerRow) -> None:
        """Create the clock of a game that has none yet."""
        await self.write(_begin, row)

    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks. Only one process uses a file, so there is no competition."""
        return await self.write(_take, lease, limit)

    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Change when a clock is due."""
        return await self.write(_postpone, match_id, seq, due)

    async def next_timer(self) -> int | None:
        """Return when the next clock is due."""
        return await self.read(_next)

    async def beat(self, gap: int) -> int:
        """Record that the host is up; return how often it was down."""
        return await self.write(_beat, gap)

    async def begin_beating(self) -> None:
        """Record that the host is up."""
        await self.write(touched, UP)

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """Return the host's downtimes."""
        return await self.read(_downtimes, since)

    async def forget_downtimes(self, before: int) -> None:
        """Drop the ones that ended before a time."""
        await self.write(_forget_downtimes, before)

    async def rest(self, person_id: str) -> bytes | None:
        """Return a person's rest times."""
        return await self.read(_rest, person_id)

    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Save a person's rest times."""
        await self.write(_keep_rest, person_id, body)


def _timer(db: sqlite3.Connection, match_id: str) -> TimerRow | None:
    found = db.execute("select seq, due, body from timers where match_id = ?", (match_id,)).fetchone()
    return None if found is None else TimerRow(match_id=match_id, seq=found[0], due=found[1], body=found[2])


def _begin(db: sqlite3.Connection, row: TimerRow) -> None:
    statement = "insert into timers (match_id, seq, due, body) values (?, ?, ?, ?) on conflict do nothing"
    db.execute(statement, (row.match_id, row.seq, row.due, row.body))


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


def _postpone(db: sqlite3.Connection, match_id: str, seq: int, due: int | None) -> bool:
    moved = db.execute("update timers set due = ? where match_id = ? and seq = ?", (due, match_id, seq))
    return bool(moved.rowcount)


def _next(db: sqlite3.Connection) -> int | None:
    found: int | None = db.execute("select min(due) from timers where due is not null").fetchone()[0]
    return found


def _beat(db: sqlite3.Connection, gap: int) -> int:
    db.execute(DOWN, (gap,))
    db.execute(UP)
    count: int = db.execute("select count(*) from downtimes").fetchone()[0]
    return count


def _downtimes(db: sqlite3.Connection, since: int) -> list[tuple[int, int]]:
    return db.execute("select since, until from downtimes where until > ? order by since", (since,)).fetchall()


def _forget_downtimes(db: sqlite3.Connection, before: int) -> None:
    db.execute("delete from downtimes where until < ?", (before,))


def _rest(db: sqlite3.Connection, person_id: str) -> bytes | None:
    found = db.execute("select body from rests where person_id = ?", (person_id,)).fetchone()
    return None if found is None else found[0]


def _keep_rest(db: sqlite3.Connection, person_id: str, body: bytes) -> None:
    db.execute(
        "insert into rests (person_id, body) values (?, ?)"
        " on conflict (person_id) do update set body = excluded.body",
        (person_id, body),
    )
