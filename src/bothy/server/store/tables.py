"""Tables and their chat."""

from __future__ import annotations

from dataclasses import replace

from bothy.local.tables import PLAYING, WAITING
from bothy.server.errors import Taken
from bothy.server.rows import ChatRow, TableRow
from bothy.server.store.bodies import storable, table_body, table_row
from bothy.server.store.sql import Sql, Statements

CREATE = """
insert into tables (id, invite, listed, state, created, version, body) values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
"""
CHANGE = """
update tables set invite = $3, listed = $4, state = $5, version = $2 + 1, body = $6 where id = $1 and version = $2
"""
SIT = "insert into sitters (person_id, created, table_id) values ($1, $2, $3)"
BODY = "select body from tables where id = $1"
OF_PERSON = """
select body from sitters join tables on id = table_id where person_id = $1
order by sitters.created desc, table_id desc limit $2
"""
WAITING_OF_PERSON = OF_PERSON.replace("order by", f"and state = '{WAITING}' order by")
OPEN = f"select body from tables where listed and state = '{WAITING}' order by created desc, id desc limit $1"  # noqa: S608
CHAT = """
select table_id as "table", number, person_id as person, text, at from chat
where table_id = $1 and number >= $2 order by number limit $3
"""


class Tables(Sql):
    """The store's table and chat methods."""

    offered: str
    """SQL that tells whether a seat in a table's body is on offer."""
    violation: type[Exception]
    """Raised for a row that would break a constraint."""

    async def create_table(self, row: TableRow) -> None:
        """Create a table. `Taken` if another table has this id or invite code."""
        values = row.id, row.invite, row.listed, row.state, row.created, row.version, table_body(row)

        async def made(sql: Statements) -> bool:
            if not await sql.count(CREATE, *values):
                return False
            await _seat(sql, row)
            return True

        if not await self.transaction(made) and await self.table(row.id) != row:
            raise Taken("table")

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""
        body = await self.value(BODY, table_id)
        return None if body is None else table_row(body)

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """Return the table with this invite code."""
        body = await self.value("select body from tables where invite = $1", invite)
        return None if body is None else table_row(body)

    async def tables_of(self, person_id: str, limit: int = 100) -> list[TableRow]:
        """Return the tables where a person sits, is host or was invited, newest first."""
        return [table_row(row[0]) for row in await self.fetch(OF_PERSON, person_id, limit)]

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed tables that wait for players, newest first."""
        return [table_row(row[0]) for row in await self.fetch(OPEN, limit)]

    async def offered_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed games in progress with a seat on offer, newest first."""
        statement = f"""
        select body from tables where listed and state = '{PLAYING}' and {self.offered}
        order by created desc, id desc limit $1
        """  # noqa: S608
        return [table_row(row[0]) for row in await self.fetch(statement, limit)]

    async def change_table(self, table_id: str, version: int, row: TableRow) -> bool:
        """Replace version `version` with `row`, which becomes version + 1. False if another change came first."""
        row = replace(row, id=table_id, version=version + 1)
        values = table_id, version, row.invite, row.listed, row.state, table_body(row)

        async def changed(sql: Statements) -> bool:
            if await sql.count(CHANGE, *values):
                await sql.count("delete from sitters where table_id = $1", table_id)
                await _seat(sql, row)
                return True
            # If the answer to an earlier attempt was lost, the change that came first may be our own.
            return sql.again and [table_row(found[0]) for found in await sql.fetch(BODY, table_id)] == [row]

        try:
            return await self.transaction(changed)
        except self.violation as error:
            raise Taken("table") from error

    async def waiting_tables_of(self, person_id: str, limit: int = 1000) -> list[TableRow]:
        """Return the waiting tables where a person sits, is host or was invited, newest first."""
        return [table_row(row[0]) for row in await self.fetch(WAITING_OF_PERSON, person_id, limit)]

    async def forget_table(self, table_id: str, version: int) -> bool:
        """Drop a waiting table and its chat. False if it's another version, or has started."""
        return await self._forget("id = $1 and version = $3", table_id, 1, version) == 1

    async def forget_tables(self, before: int, limit: int = 1000) -> int:
        """Drop waiting tables opened before a time, at most `limit`; return how many."""
        return await self._forget("created < $1", before, limit)

    async def _forget(self, which: str, *values: object) -> int:
        statement = f"select id from tables where {which} and state = '{WAITING}' limit $2 for update"  # noqa: S608

        async def forgotten(sql: Statements) -> int:
            tables = [row[0] for row in await sql.fetch(statement, *values)]
            await sql.count("delete from chat where table_id = any($1)", tables)
            await sql.count("delete from sitters where table_id = any($1)", tables)
            return await sql.count("delete from tables where id = any($1)", tables)

        return await self.transaction(forgotten)

    async def say(self, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
        """Add a chat line to a table, and number it. None if there's no such table."""
        line = "insert into chat (table_id, number, person_id, text, at) values ($1, $2, $3, $4, $5)"
        text = storable(text)

        async def said(sql: Statements) -> ChatRow | None:
            count = "update tables set said = said + 1 where id = $1 returning said - 1"
            for (number,) in await sql.fetch(count, table_id):
                await sql.count(line, table_id, number, person_id, text, at)
                return ChatRow(table=table_id, number=number, person=person_id, text=text, at=at)
            return None

        return await self.transaction(said, once=True)

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return the chat from number `since`, oldest first."""
        return [ChatRow(**row) for row in await self.fetch(CHAT, table_id, since, limit)]

    async def said(self, table_id: str) -> int:
        """Count a table's chat lines: the number of the next one."""
        return await self.value("select said from tables where id = $1", table_id) or 0


async def _seat(sql: Statements, row: TableRow) -> None:
    for person in row.concerned:
        await sql.count(SIT, person, row.created, row.id)
