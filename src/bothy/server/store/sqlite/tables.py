"""Tables and their chat in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from bothy.server.errors import Taken
from bothy.server.rows import PLAYING, WAITING, ChatRow, TableRow
from bothy.server.store.bodies import storable, table_body, table_row
from bothy.server.store.sqlite.file import SqliteFile


class SqliteTables(SqliteFile):
    """The store's table and chat methods."""

    async def create_table(self, row: TableRow) -> None:
        """Create a table."""
        await self.write(_create, row)

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""
        return _first(await self.read(_select, "where id = ?", (table_id,)))

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """Return the table with this invite code."""
        return _first(await self.read(_select, "where invite = ?", (invite,)))

    async def tables_of(self, person_id: str, limit: int = 100) -> list[TableRow]:
        """Return the tables where a person sits, is host or was invited, newest first."""
        return await self.read(
            _select,
            "join sitters on table_id = id where person_id = ?"
            " order by sitters.created desc, table_id desc limit ?",
            (person_id, limit),
        )

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed tables that wait for players, newest first."""
        return await self.read(
            _select, "where listed and state = ? order by created desc, id desc limit ?", (WAITING, limit)
        )

    async def offered_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed games with a seat on offer, newest first."""
        return await self.read(
            _select,
            "where listed and state = ? and exists ("
            "select 1 from json_each(cast(body as text), '$.seats') where value ->> 'offered')"
            " order by created desc, id desc limit ?",
            (PLAYING, limit),
        )

    async def change_table(self, table_id: str, version: int, row: TableRow) -> bool:
        """Replace version `version` with `row`; False if another change came first."""
        return await self.write(_change, table_id, version, row)

    async def waiting_tables_of(self, person_id: str, limit: int = 1000) -> list[TableRow]:
        """Return the waiting tables where a person sits, is host or was invited, newest first."""
        return await self.read(
            _select,
            "join sitters on table_id = id where person_id = ? and state = ?"
            " order by sitters.created desc, table_id desc limit ?",
            (person_id, WAITING, limit),
        )

    async def forget_table(self, table_id: str, version: int) -> bool:
        """Drop a waiting table."""
        which = "id = ? and version = ? and state = ?"
        return await self.write(_forget, which, (table_id, version, WAITING, 1)) == 1

    async def forget_tables(self, before: int, limit: int = 1000) -> int:
        """Drop the waiting tables opened before a time."""
        return await self.write(_forget, "created < ? and state = ?", (before, WAITING, limit))

    async def say(self, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
        """Add a chat line to a table, and number it."""
        return await self.write(_say, table_id, person_id, storable(text), at)

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return the chat from number `since`."""
        return await self.read(_chat, table_id, since, limit)

    async def said(self, table_id: str) -> int:
        """Count a table's chat lines."""
        return await self.read(_said, table_id)


def _create(db: sqlite3.Connection, row: TableRow) -> None:
    there = _first(_select(db, "where id = ? or invite = ?", (row.id, row.invite)))
    if there == row:
        return
    if there is not None:
        raise Taken("table")
    db.execute(
        "insert into tables (id, invite, listed, state, created, version, body) values (?, ?, ?, ?, ?, ?, ?)",
        (row.id, row.invite, row.listed, row.state, row.created, row.version, table_body(row)),
    )
    _seat(db, row)


def _seat(db: sqlite3.Connection, row: TableRow) -> None:
    sitters = [(person, row.id, row.created) for person in row.concerned]
    db.executemany("insert into sitters values (?, ?, ?)", sitters)


def _select(db: sqlite3.Connection, which: str, values: tuple[object, ...]) -> list[TableRow]:
    rows = db.execute(f"select body from tables {which}", values)  # noqa: S608  (`which` is our own text)
    return [table_row(body) for (body,) in rows]


def _first(rows: Iterable[TableRow]) -> TableRow | None:
    return next(iter(rows), None)


def _change(db: sqlite3.Connection, table_id: str, version: int, row: TableRow) -> bool:
    row = msgspec.structs.replace(row, id=table_id, version=version + 1)
    try:
        changed = db.execute(
            "update tables set invite = ?, listed = ?, state = ?, version = ?, body = ?"
            " where id = ? and version = ?",
            (row.invite, row.listed, row.state, row.version, table_body(row), table_id, version),
        )
    except sqlite3.IntegrityError as error:
        raise Taken("table") from error
    if not changed.rowcount:
        return False
    db.execute("delete from sitters where table_id = ?", (table_id,))
    _seat(db, row)
    return True


def _forget(db: sqlite3.Connection, which: str, values: tuple[object, ...]) -> int:
    found = db.execute(f"select id from tables where {which} limit ?", values).fetchall()  # noqa: S608  (our own text)
    for statement in ("delete from chat where table_id = ?", "delete from sitters where table_id = ?"):
        db.executemany(statement, found)
    db.executemany("delete from tables where id = ?", found)
    return len(found)


def _say(db: sqlite3.Connection, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
    counted = db.execute(
        "update tables set said = said + 1 where id = ? returning said - 1", (table_id,)
    ).fetchall()
    if not counted:
        return None
    said = ChatRow(table=table_id, number=counted[0][0], person=person_id, text=text, at=at)
    db.execute("insert into chat values (?, ?, ?, ?, ?)", (table_id, said.number, person_id, text, at))
    return said


def _said(db: sqlite3.Connection, table_id: str) -> int:
    found = db.execute("select said from tables where id = ?", (table_id,)).fetchone()
    return 0 if found is None else found[0]


def _chat(db: sqlite3.Connection, table_id: str, since: int, limit: int) -> list[ChatRow]:
    rows = db.execute(
        "select number, person_id, text, at from chat where table_id = ? and number >= ? order by number limit ?",
        (table_id, since, limit),
    )
    return [ChatRow(table=table_id, number=number, person=who, text=text, at=at) for number, who, text, at in rows]
