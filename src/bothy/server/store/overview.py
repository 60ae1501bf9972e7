"""Operators' queries, the cleanup of old rows, and the serving processes."""

from __future__ import annotations

from bothy.local.tables import FINISHED, TableState
from bothy.server.operators.rows import Asked, FoundPerson, ProcessRow
from bothy.server.rows import TableRow
from bothy.server.store.bodies import table_row
from bothy.server.store.sql import Sql

PEOPLE = """
select id, name, created,
    exists (select 1 from accounts where person_id = id) as account,
    (select max(seen) from sessions where person_id = id) as seen,
    (select count(*) from sitters where person_id = id) as tables
from people
where id = $1 or id in (select person_id from mail_addresses where address = lower($1))
    or name <> '' and strpos(lower(name), lower($1)) > 0
order by created desc, id limit $2
"""
TABLES = """
select body from tables where cast($1 as text) is null or state = $1 order by created desc, id desc limit $2
"""
CHAT = "delete from chat where (table_id, number) in (select table_id, number from chat where at < $1 limit $2)"
PRIVATE_CHAT = f"""
delete from chat where (table_id, number) in (
    select table_id, number from chat join tables on id = table_id
    where at < $1 and state = '{FINISHED}' and not listed limit $2
)
"""  # noqa: S608
IDLE = f"""
select id from people where created < $1 and name <> '' and owner_id is null
    and not exists (select 1 from accounts where person_id = people.id)
    and not exists (select 1 from sessions where person_id = people.id)
    and not exists (
        select 1 from sitters join tables on tables.id = table_id
        where person_id = people.id and state <> '{FINISHED}'
    )
order by created, id limit $2
"""  # noqa: S608
NOTE = """
insert into processes (name, started, seen, sockets, does) values ($1, $2, $3, $4, $5)
on conflict (name) do update set
    seen = excluded.seen, sockets = excluded.sockets, does = excluded.does,
    asked = case when processes.started = excluded.started then processes.asked else '' end,
    started = excluded.started
"""
SEEN = "select name, started, seen, sockets, does, asked from processes where seen >= $1 order by name"


class Overview(Sql):
    """Operators' queries, and the cleanup of old rows."""

    async def find_people(self, text: str, limit: int = 50) -> list[FoundPerson]:
        """Find people by part of their name, by id or by address, newest first; all if the text is empty."""
        rows = await self.fetch(PEOPLE, text, limit)
        return [FoundPerson(**{**row, "account": bool(row["account"])}) for row in rows]

    async def all_tables(self, state: TableState | None = None, limit: int = 50) -> list[TableRow]:
        """Return the tables in a state, or all, newest first."""
        return [table_row(row[0]) for row in await self.fetch(TABLES, state, limit)]

    async def forget_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time, at any table, and return how many lines."""
        return await self.count(CHAT, before, limit)

    async def forget_private_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time at finished unlisted tables; return how many lines."""
        return await self.count(PRIVATE_CHAT, before, limit)

    async def idle_guests(self, before: int, limit: int = 100) -> list[str]:
        """Return some guests who came before a time, have no session left and sit at no unfinished table."""
        return [row[0] for row in await self.fetch(IDLE, before, limit)]


class Processes(Sql):
    """The serving processes, as they register themselves, and the request pending for each."""

    async def note_process(self, row: ProcessRow) -> None:
        """Register a process, or refresh its row. A restart clears the pending request."""
        await self.count(NOTE, row.name, row.started, row.seen, row.sockets, row.does)

    async def processes(self, since: int) -> list[ProcessRow]:
        """Return the processes seen since a time, by name."""
        return [ProcessRow(**row) for row in await self.fetch(SEEN, since)]

    async def ask_process(self, name: str, asked: Asked) -> bool:
        """Send a process a request. False if there's no process of this name."""
        return await self.count("update processes set asked = $2 where name = $1", name, asked) == 1

    async def forget_process(self, name: str) -> None:
        """Unregister a process."""
        await self.count("delete from processes where name = $1", name)
