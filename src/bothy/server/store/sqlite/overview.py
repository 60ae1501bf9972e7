"""Operators' queries and the cleanup of old rows, in SQLite."""

from __future__ import annotations

from bothy.server.operators.rows import FoundPerson
from bothy.server.rows import FINISHED, TableRow, TableState
from bothy.server.store.bodies import table_row
from bothy.server.store.sqlite.file import SqliteFile, select, touched

PEOPLE = """
select id, name, created,
    exists (select 1 from accounts where person_id = id),
    (select max(seen) from sessions where person_id = id),
    (select count(*) from sitters where person_id = id)
from people
where id = ?1 or id in (select person_id from mail_addresses where address = lower(?1))
    or name <> '' and instr(lower(name), lower(?1)) > 0
order by created desc, id limit ?2
"""
TABLES = "select body from tables where ?1 is null or state = ?1 order by created desc, id desc limit ?2"
CHAT = "delete from chat where (table_id, number) in (select table_id, number from chat where at < ? limit ?)"
PRIVATE_CHAT = f"""
delete from chat where (table_id, number) in (
    select table_id, number from chat join tables on id = table_id
    where at < ? and state = '{FINISHED}' and not listed limit ?
)
"""  # noqa: S608
IDLE = f"""
select id from people where created < ? and name <> ''
    and not exists (select 1 from accounts where person_id = people.id)
    and not exists (select 1 from sessions where person_id = people.id)
    and not exists (
        select 1 from sitters join tables on tables.id = table_id
        where person_id = people.id and state <> '{FINISHED}'
    )
order by created, id limit ?
"""  # noqa: S608


class SqliteOverview(SqliteFile):
    """The operator's view of the store."""

    async def find_people(self, text: str, limit: int = 50) -> list[FoundPerson]:
        """Find people by part of their name, by id or by address."""
        rows = await self.read(select, PEOPLE, text, limit)
        return [
            FoundPerson(id=row[0], name=row[1], created=row[2], account=bool(row[3]), seen=row[4], tables=row[5])
            for row in rows
        ]

    async def all_tables(self, state: TableState | None = None, limit: int = 50) -> list[TableRow]:
        """Return the tables in a state, or all."""
        return [table_row(row[0]) for row in await self.read(select, TABLES, state, limit)]

    async def forget_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time, at any table."""
        return await self.write(touched, CHAT, before, limit)

    async def forget_private_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time at finished unlisted tables."""
        return await self.write(touched, PRIVATE_CHAT, before, limit)

    async def idle_guests(self, before: int, limit: int = 100) -> list[str]:
        """Return some guests who can no longer sign in."""
        return [row[0] for row in await self.read(select, IDLE, before, limit)]
