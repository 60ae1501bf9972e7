"""Tickets, account transfers and erasure in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bothy.server.accounts.rows import TicketRow
from bothy.server.errors import Taken
from bothy.server.store import account_transfers
from bothy.server.store.bodies import body_of, json_body
from bothy.server.store.sqlite.file import SqliteFile, select, touched

SHOWN = "hash, purpose, person_id, tries, ends, body"
Values = tuple[object, ...]

ERASE = (
    "delete from tickets where purpose = 'mail' and json_extract(cast(body as text), '$.address')"
    " in (select address from mail_addresses where person_id = :person)",
    "delete from outbox where instr(body, cast('\"person\":\"' || :person || '\"' as blob))",
    *account_transfers.ERASE,
)
QUEUED = "select body from outbox where instr(body, cast('\"person\":\"' || ? || '\"' as blob)) order by id"


class SqliteTickets(SqliteFile):
    """The store's ticket methods."""

    async def create_ticket(self, row: TicketRow) -> None:
        """Create a ticket."""
        await self.write(_create, row)

    async def ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Return the ticket with this hash."""
        return await self.read(_ticket, f"select {SHOWN} from tickets where hash = ?", (ticket_hash,))  # noqa: S608

    async def try_ticket(self, ticket_hash: bytes, most: int) -> TicketRow | None:
        """Count a try and return the ticket."""
        statement = f"update tickets set tries = tries + 1 where hash = ? and tries < ? returning {SHOWN}"  # noqa: S608
        return await self.write(_ticket, statement, (ticket_hash, most))

    async def take_ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Take the ticket."""
        statement = f"delete from tickets where hash = ? returning {SHOWN}"  # noqa: S608
        return await self.write(_ticket, statement, (ticket_hash,))

    async def forget_tickets(self, before: int) -> int:
        """Drop the tickets that expired before a time."""
        return await self.write(touched, "delete from tickets where ends < ?", before)


class SqliteAccountTransfers(SqliteFile):
    """The store's methods for account transfers and erasure."""

    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats to another."""
        return await self.write(_hand_over_seats, match_id, before, after)

    async def hand_over(self, before: str, after: str) -> None:
        """Give the rest of one person's rows to another."""
        await self.write(_do_all, account_transfers.HAND_OVER, {"before": before, "after": after})

    async def said_by(self, person_id: str) -> list[tuple[str, int, str]]:
        """Return a person's chat lines."""
        return await self.read(_said_by, person_id)

    async def kept_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return all other rows stored about a person."""
        return {table: await self.read(_kept, table, person_id) for table in account_transfers.KEPT_ELSEWHERE}

    async def queued_for(self, person_id: str) -> list[dict[str, Any]]:
        """Return a person's queued notices."""
        return [body_of(row[0]) for row in await self.read(select, QUEUED, person_id)]

    async def erase_person(self, person_id: str) -> None:
        """Erase everything about a person except their id, in the file and its write-ahead log."""
        await self.write(_do_all, ERASE, {"person": person_id})
        await self.read(select, "pragma wal_checkpoint(truncate)")


def _create(db: sqlite3.Connection, row: TicketRow) -> None:
    there = _ticket(db, f"select {SHOWN} from tickets where hash = ?", (row.hash,))  # noqa: S608
    if there not in (None, row):
        raise Taken("ticket")
    values = row.hash, row.purpose, row.person, row.tries, row.ends, json_body(row.body)
    statement = f"insert into tickets ({SHOWN}) values (?, ?, ?, ?, ?, ?) on conflict do nothing"  # noqa: S608
    db.execute(statement, values)


def _ticket(db: sqlite3.Connection, statement: str, values: Values) -> TicketRow | None:
    found = db.execute(statement, values).fetchall()
    if not found:
        return None
    key, purpose, person, tries, ends, body = found[0]
    return TicketRow(hash=key, purpose=purpose, person=person, tries=tries, ends=ends, body=body_of(body))


def _hand_over_seats(db: sqlite3.Connection, match_id: str, before: str, after: str) -> bool:
    found = db.execute("select people from openings where match_id = ?", (match_id,)).fetchone()
    people: list[str | None] = [] if found is None else msgspec.json.decode(found[0])
    if before not in people:
        return False
    changed = [after if person == before else person for person in people]
    db.execute(
        "update openings set people = ? where match_id = ?", (msgspec.json.encode(changed).decode(), match_id)
    )
    return True


def _said_by(db: sqlite3.Connection, person_id: str) -> list[tuple[str, int, str]]:
    statement = "select table_id, at, text from chat where person_id = ? order by at, table_id, number"
    return db.execute(statement, (person_id,)).fetchall()


def _kept(db: sqlite3.Connection, table: str, person_id: str) -> list[dict[str, Any]]:
    asked = db.execute(f"select * from {table} where person_id = ?", (person_id,))  # noqa: S608  (our own name)
    names = [column[0] for column in asked.description]
    rows = [dict(zip(names, row, strict=True)) for row in asked]
    return [{name: _plain(value) for name, value in row.items() if name != "person_id"} for row in rows]


def _plain(value: object) -> object:
    return body_of(value) if isinstance(value, bytes) else value


def _do_all(db: sqlite3.Connection, statements: tuple[str, ...], values: Any) -> None:
    for statement in statements:
        db.execute(statement, values)
