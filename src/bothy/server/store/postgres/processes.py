"""Serving processes in PostgreSQL: several at once, on one machine or many."""

from __future__ import annotations

from bothy.server.operators.rows import Asked, ProcessRow
from bothy.server.store.postgres.pool import PostgresPool

NOTE = """
insert into processes (name, started, seen, sockets, does) values ($1, $2, $3, $4, $5)
on conflict (name) do update set
    seen = excluded.seen, sockets = excluded.sockets, does = excluded.does,
    asked = case when processes.started = excluded.started then processes.asked else '' end,
    started = excluded.started
"""
SEEN = "select name, started, seen, sockets, does, asked from processes where seen >= $1 order by name"


class PostgresProcesses(PostgresPool):
    """The store's process methods."""

    async def note_process(self, row: ProcessRow) -> None:
        """Register a process."""
        await self.count(NOTE, row.name, row.started, row.seen, row.sockets, row.does)

    async def processes(self, since: int) -> list[ProcessRow]:
        """Return the processes seen since a time."""
        rows = await self.ask(lambda connection, _: connection.fetch(SEEN, since))
        return [_process(*row) for row in rows]

    async def ask_process(self, name: str, asked: Asked) -> bool:
        """Send a process a request."""
        return await self.count("update processes set asked = $2 where name = $1", name, asked) == 1

    async def forget_process(self, name: str) -> None:
        """Unregister a process."""
        await self.count("delete from processes where name = $1", name)


def _process(name: str, started: int, seen: int, sockets: int, does: Asked, asked: Asked) -> ProcessRow:
    return ProcessRow(name=name, started=started, seen=seen, sockets=sockets, does=does, asked=asked)
