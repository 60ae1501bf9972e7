"""Kept records, in SQLite."""

from __future__ import annotations

import sqlite3

from bothy.server.store.sqlite.file import SqliteFile

MINE = "select count(*), coalesce(sum(bytes), 0) from kept_records where person_id = ?"
KEEP = "insert into kept_records (digest, person_id, bytes, table_id) values (?, ?, ?, ?)"


class SqliteRecords(SqliteFile):
    """The store's record methods."""

    async def keep_record(
        self, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
    ) -> str | None:
        """Register a kept record."""
        return await self.write(_keep, digest, person_id, size, table_id, most, most_bytes)


def _keep(
    db: sqlite3.Connection, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
) -> str | None:
    known = db.execute("select table_id from kept_records where digest = ?", (digest,)).fetchone()
    if known is not None:
        return str(known[0])
    records, kept = db.execute(MINE, (person_id,)).fetchone()
    if records >= most or kept + size > most_bytes:
        return None
    db.execute(KEEP, (digest, person_id, size, table_id))
    return table_id
