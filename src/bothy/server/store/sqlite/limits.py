"""Rate limits across all processes, in SQLite, where there is usually only one."""

from __future__ import annotations

import sqlite3

from bothy.server.store.sqlite.file import SqliteFile, select, touched

LEFT = "min(:burst, before.left_over + max(0, bothy_now() - before.at) * :rate / 1000)"
TAKE = f"""
insert into tokens as before (name, caller, left_over, at) values (:name, :caller, :burst - 1, bothy_now())
on conflict (name, caller) do update set left_over = {LEFT} - 1, at = max(before.at, bothy_now())
where {LEFT} >= 1
returning 0
"""  # noqa: S608
WAIT = f"select max(0, 1 - {LEFT}) / :rate from tokens as before where name = :name and caller = :caller"  # noqa: S608
WAITING = """
select count(*) from table_origins join tables on id = table_id where caller = ? and state = 'waiting'
"""
OVER = """
delete from table_origins where not exists (select 1 from tables where id = table_id and state <> 'finished')
"""


class SqliteLimits(SqliteFile):
    """The store's rate-limit methods."""

    async def take_token(self, limit: str, caller: bytes, rate: float, burst: float) -> float:
        """Take a token."""
        return await self.write(_take, {"name": limit, "caller": caller, "rate": rate, "burst": burst})

    async def note_origin(self, table_id: str, caller: bytes, at: int) -> None:
        """Record the origin of a table."""
        statement = "insert into table_origins (table_id, caller, at) values (?, ?, ?) on conflict do nothing"
        await self.write(touched, statement, table_id, caller, at)

    async def waiting_from(self, caller: bytes) -> int:
        """Count the waiting tables from this origin."""
        return int((await self.read(select, WAITING, caller))[0][0])

    async def origin_of(self, table_id: str) -> bytes | None:
        """Return the origin of a table."""
        rows = await self.read(select, "select caller from table_origins where table_id = ?", table_id)
        return rows[0][0] if rows else None

    async def forget_counts(self, before: int) -> int:
        """Drop outdated counts."""
        dropped = await self.write(touched, "delete from tokens where at < ?", before)
        return dropped + await self.write(touched, OVER)


def _take(db: sqlite3.Connection, values: dict[str, object]) -> float:
    if db.execute(TAKE, values).fetchall():
        return 0.0
    return float(db.execute(WAIT, values).fetchone()[0])
