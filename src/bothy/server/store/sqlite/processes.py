"""Serving processes in SQLite: one at a time."""

from __future__ import annotations

from bothy.server.operators.rows import Asked, ProcessRow
from bothy.server.store.sqlite.file import SqliteFile, select, touched

NOTE = """
insert into processes (name, started, seen, sockets, does) values (?, ?, ?, ?, ?)
on conflict (name) do update set
    seen = excluded.seen, sockets = excluded.sockets, does = excluded.does,
    asked = case when processes.started = excluded.started then processes.asked else '' end,
    started = excluded.started
"""
SEEN = "select name, started, seen, sockets, does, asked from processes where seen >= ? order by name"


class SqliteProcesses(SqliteFile):
    """The store's process methods."""

    async def note_process(self, row: ProcessRow) -> None:
        """Register a process."""
        await self.write(touched, NOTE, row.name, row.started, row.seen, row.sockets, row.does)

    async def processes(self, since: int) -> list[ProcessRow]:
        """Return the processes seen since a time."""
        return [_process(*row) for row in await self.read(select, SEEN, since)]

    async def ask_process(self, name: str, asked: Asked) -> bool:
        """Send a process a request."""
        return await self.write(touched, "update processes set asked = ? where name = ?", asked, name) == 1

    async def forget_process(self, name: str) -> None:
        """Unregister a process."""
        await self.write(touched, "delete from processes where name = ?", name)


def _process(name: str, started: int, seen: int, sockets: int, does: Asked, asked: Asked) -> ProcessRow:
    return ProcessRow(name=name, started=started, seen=seen, sockets=sockets, does=does, asked=asked)
