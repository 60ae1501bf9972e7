"""Tables and their chat in PostgreSQL."""

from __future__ import annotations

import asyncpg
import msgspec

from bothy.server.errors import Taken
from bothy.server.rows import PLAYING, WAITING, ChatRow, TableRow
from bothy.server.store.bodies import storable, table_body, table_row
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

CREATE = """
with made as (
    insert into tables (id, invite, listed, state, created, version, body) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict do nothing returning id, created
), seated as (
    insert into sitters (person_id, created, table_id)
    select person, created, id from made, unnest($8::text[]) as given (person)
)
select id from made
"""

CHANGE = """
with changed as (
    update tables set invite = $3, listed = $4, state = $5, version = $2 + 1, body = $6
    where id = $1 and version = $2 returning id, created
), left_it as (
    delete from sitters using changed where table_id = id and person_id <> all ($7::text[])
), seated as (
    insert into sitters (person_id, created, table_id)
    select person, created, id from changed, unnest($7) as given (person) on conflict do nothing
)
select id from changed
"""

OF_PERSON = """
select body from sitters join tables on id = table_id where person_id = $1
order by sitters.created desc, table_id desc limit $2
"""

OPEN = f"select body from tables where listed and state = '{WAITING}' order by created desc, id desc limit $1"  # noqa: S608

OFFERED = f"""
select body from tables
where listed and state = '{PLAYING}' and body @? '$.seats[*] ? (@.offered == true)'
order by created desc, id desc limit $1
"""  # noqa: S608

WAITING_OF_PERSON = f"""
select body from sitters join tables on id = table_id where person_id = $1 and state = '{WAITING}'
order by sitters.created desc, table_id desc limit $2
"""  # noqa: S608

FORGET = """
with gone as (delete from tables where id in (select id from tables where {which} and state = '{state}' limit $2)
    and state = '{state}' returning id
), unsaid as (delete from chat using gone where table_id = id
), left_it as (delete from sitters using gone where table_id = id)
select count(*) from gone
"""
FORGET_ONE = FORGET.format(which="id = $1 and version = $3", state=WAITING)
FORGET_OLD = FORGET.format(which="created < $1", state=WAITING)

SAY = """
with counted as (update tables set said = said + 1 where id = $1 returning said - 1 as number)
insert into chat (table_id, number, person_id, text, at)
select $1, number, $2, $3, $4 from counted returning number
"""

CHAT = """
select number, person_id, text, at from chat where table_id = $1 and number >= $2 order by number limit $3
"""


class PostgresTables(PostgresPool):
    """The store's table and chat methods."""

    async def create_table(self, row: TableRow) -> None:
        """Create a table."""
        body = table_body(row).decode()
        values = row.id, row.invite, row.listed, row.state, row.created, row.version, body, list(row.concerned)
        made = await self.ask(lambda connection, _: connection.fetchval(CREATE, *values))
        if made is None and await self.table(row.id) != row:
            raise Taken("table")

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""
        return await self._table("select body from tables where id = $1", table_id)

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """Return the table with this invite code."""
        return await self._table("select body from tables where invite = $1", invite)

    async def tables_of(self, person_id: str, limit: int = 100) -> list[TableRow]:
        """Return the tables where a person sits, is host or was invited, newest first."""
        rows = await self.ask(lambda connection, _: connection.fetch(OF_PERSON, person_id, limit))
        return [table_row(row[0]) for row in rows]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed tables that wait for players, newest first."""
        rows = await self.ask(lambda connection, _: connection.fetch(OPEN, limit))
        return [table_row(row[0]) for row in rows]

    async def offered_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed games with a seat on offer, newest first."""
        rows = await self.ask(lambda connection, _: connection.fetch(OFFERED, limit))
        return [table_row(row[0]) for row in rows]

    async def change_table(self, table_id: str, version: int, row: TableRow) -> bool:
        """Replace version `version` with `row`; False if another change came first."""
        row = msgspec.structs.replace(row, id=table_id, version=version + 1)
        body = table_body(row).decode()
        values = table_id, version, row.invite, row.listed, row.state, body, list(row.concerned)

        async def changed(connection: Connection, again: bool) -> bool:
            if await connection.fetchval(CHANGE, *values) is not None:
                return True
            if not again:
                return False
            # The answer to an earlier attempt was lost: the change that came first may be our own.
            there = await connection.fetchval("select body from tables where id = $1", table_id)
            return there is not None and table_row(there) == row

        try:
            return await self.ask(changed)
        except asyncpg.UniqueViolationError as error:
            raise Taken("table") from error

    async def waiting_tables_of(self, person_id: str, limit: int = 1000) -> list[TableRow]:
        """Return the waiting tables where a person sits, is host or was invited, newest first."""
        rows = await self.ask(lambda connection, _: connection.fetch(WAITING_OF_PERSON, person_id, limit))
        return [table_row(row[0]) for row in rows]

    async def forget_table(self, table_id: str, version: int) -> bool:
        """Drop a waiting table."""
        gone = await self.ask(lambda connection, _: connection.fetchval(FORGET_ONE, table_id, 1, version))
        return bool(gone)

    async def forget_tables(self, before: int, limit: int = 1000) -> int:
        """Drop the waiting tables opened before a time."""
        gone: int = await self.ask(lambda connection, _: connection.fetchval(FORGET_OLD, before, limit))
        return gone

    async def say(self, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
        """Add a chat line to a table, and number it."""
        values = table_id, person_id, storable(text), at
        number = await self.ask_once(lambda connection, _: connection.fetchval(SAY, *values))
        return (
            None if number is None else ChatRow(table=table_id, number=number, person=person_id, text=text, at=at)
        )

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return the chat from number `since`."""
        rows = await self.ask(lambda connection, _: connection.fetch(CHAT, table_id, since, limit))
        return [ChatRow(table=table_id, number=row[0], person=row[1], text=row[2], at=row[3]) for row in rows]

    async def said(self, table_id: str) -> int:
        """Count a table's chat lines."""
        text = "select said from tables where id = $1"
        return await self.ask(lambda connection, _: connection.fetchval(text, table_id)) or 0

    async def _table(self, statement: str, key: str) -> TableRow | None:
        body = await self.ask(lambda connection, _: connection.fetchval(statement, key))
        return None if body is None else table_row(body)
