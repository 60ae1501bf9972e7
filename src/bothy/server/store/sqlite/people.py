"""People and their sessions in SQLite."""

from __future__ import annotations

import sqlite3

from bothy.server.errors import Taken
from bothy.server.rows import PersonRow, SessionRow
from bothy.server.store.bodies import storable
from bothy.server.store.sqlite.file import SqliteFile, touched


class SqlitePeople(SqliteFile):
    """The store's methods for people and sessions."""

    async def create_person(self, row: PersonRow) -> None:
        """Create a person."""
        await self.write(_create_person, row)

    async def person(self, person_id: str) -> PersonRow | None:
        """Return the person with this id."""
        return await self.read(_person, person_id)

    async def rename_person(self, person_id: str, name: str) -> bool:
        """Rename a person."""
        return await self.write(touched, "update people set name = ? where id = ?", storable(name), person_id) == 1

    async def create_session(self, row: SessionRow) -> None:
        """Create a session."""
        await self.write(_create_session, row)

    async def session(self, token_hash: bytes) -> SessionRow | None:
        """Return the session with this token hash."""
        return await self.read(_session, token_hash)

    async def touch_session(self, token_hash: bytes, seen: int, ends: int) -> bool:
        """Record a session's last use and expiry."""
        values = (seen, ends, token_hash)
        return (
            await self.write(touched, "update sessions set seen = ?, ends = ? where token_hash = ?", *values) == 1
        )

    async def end_session(self, token_hash: bytes) -> None:
        """End one session."""
        await self.write(touched, "delete from sessions where token_hash = ?", token_hash)

    async def end_sessions_of(self, person_id: str) -> int:
        """End all sessions of a person."""
        return await self.write(touched, "delete from sessions where person_id = ?", person_id)

    async def forget_sessions(self, before: int) -> int:
        """Drop the sessions that expired before a time."""
        return await self.write(touched, "delete from sessions where ends < ?", before)


def _create_person(db: sqlite3.Connection, row: PersonRow) -> None:
    if _person(db, row.id) not in (None, row):
        raise Taken("person")
    values = (row.id, storable(row.name), row.created)
    db.execute("insert into people values (?, ?, ?) on conflict do nothing", values)


def _create_session(db: sqlite3.Connection, row: SessionRow) -> None:
    if _session(db, row.token_hash) not in (None, row):
        raise Taken("session")
    values = (row.token_hash, row.person, row.created, row.seen, row.ends, storable(row.device))
    db.execute(
        "insert into sessions (token_hash, person_id, created, seen, ends, device) values (?, ?, ?, ?, ?, ?)"
        " on conflict do nothing",
        values,
    )


def _person(db: sqlite3.Connection, person_id: str) -> PersonRow | None:
    found = db.execute("select name, created from people where id = ?", (person_id,)).fetchone()
    return None if found is None else PersonRow(id=person_id, name=found[0], created=found[1])


def _session(db: sqlite3.Connection, token_hash: bytes) -> SessionRow | None:
    found = db.execute(
        "select person_id, created, seen, ends, device from sessions where token_hash = ?", (token_hash,)
    ).fetchone()
    if found is None:
        return None
    person, created, seen, ends, device = found
    return SessionRow(token_hash=token_hash, person=person, created=created, seen=seen, ends=ends, device=device)
