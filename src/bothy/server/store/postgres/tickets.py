"""Tickets, account transfers and erasure in PostgreSQL."""

from __future__ import annotations

from typing import Any

from bothy.server.accounts.rows import TicketRow
from bothy.server.errors import Taken
from bothy.server.store import account_transfers
from bothy.server.store.bodies import body_of, json_body
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

SHOWN = "hash, purpose, person_id, tries, ends, body"
CREATE = f"insert into tickets ({SHOWN}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing"  # noqa: S608
TRY = f"update tickets set tries = tries + 1 where hash = $1 and tries < $2 returning {SHOWN}"  # noqa: S608
SEATS = """
update openings set people = array_replace(people, $2::text, $3::text) where match_id = $1 and $2 = any (people)
"""

JOBS = "jobs.procrastinate_jobs"
NAMED = """'"person":"' || $1 || '"'"""
WAITS = f"position(convert_to({NAMED}, 'UTF8') in body) > 0"
RECEIVER = f"position({NAMED} in args ->> 'body') > 0"
"""Notices name their receiver. They're matched as text, so that unreadable rows don't break the query."""

HAND_OVER = tuple(
    [statement.replace(":before", "$1").replace(":after", "$2") for statement in account_transfers.HAND_OVER]
)
ERASE = (
    "delete from tickets where purpose = 'mail'"
    " and body ->> 'address' in (select address from mail_addresses where person_id = $1)",
    f"delete from {JOBS} where status = 'todo' and {RECEIVER}",  # noqa: S608
    # A notice being sent now may be put back into the outbox, so first remove its destination.
    f"update {JOBS} set args = args || jsonb_build_object('body', ((args ->> 'body')::jsonb - 'to')::text)"  # noqa: S608
    f" where {RECEIVER}",
    f"delete from outbox where {WAITS}",  # noqa: S608
    *[statement.replace(":person", "$1") for statement in account_transfers.ERASE],
)
QUEUED = f"""
select convert_from(body, 'UTF8') from outbox where {WAITS}
union all select args ->> 'body' from {JOBS} where {RECEIVER}
"""  # noqa: S608


class PostgresTickets(PostgresPool):
    """The store's ticket methods."""

    async def create_ticket(self, row: TicketRow) -> None:
        """Create a ticket."""
        values = row.hash, row.purpose, row.person, row.tries, row.ends, json_body(row.body).decode()
        await self.ask(lambda each, _: each.execute(CREATE, *values))
        if await self.ticket(row.hash) != row:
            raise Taken("ticket")

    async def ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Return the ticket with this hash."""
        statement = f"select {SHOWN} from tickets where hash = $1"  # noqa: S608
        return _ticket(await self.ask(lambda each, _: each.fetchrow(statement, ticket_hash)))

    async def try_ticket(self, ticket_hash: bytes, most: int) -> TicketRow | None:
        """Count a try and return the ticket."""
        return _ticket(await self.ask_once(lambda each, _: each.fetchrow(TRY, ticket_hash, most)))

    async def take_ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Take the ticket."""
        statement = f"delete from tickets where hash = $1 returning {SHOWN}"  # noqa: S608
        return _ticket(await self.ask_once(lambda each, _: each.fetchrow(statement, ticket_hash)))

    async def forget_tickets(self, before: int) -> int:
        """Drop the tickets that expired before a time."""
        return await self.count("delete from tickets where ends < $1", before)


class PostgresAccountTransfers(PostgresPool):
    """The store's methods for account transfers and erasure."""

    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats to another."""
        status = await self.ask_once(lambda each, _: each.execute(SEATS, match_id, before, after))
        return str(status) == "UPDATE 1"

    async def hand_over(self, before: str, after: str) -> None:
        """Give the rest of one person's rows to another."""

        async def handed(connection: Connection, _again: bool) -> None:
            async with connection.transaction():
                for statement in HAND_OVER:
                    given = (before, after) if "$2" in statement else (before,)
                    await connection.execute(statement, *given)

        await self.ask(handed)

    async def said_by(self, person_id: str) -> list[tuple[str, int, str]]:
        """Return a person's chat lines."""
        statement = "select table_id, at, text from chat where person_id = $1 order by at, table_id, number"
        rows = await self.ask(lambda each, _: each.fetch(statement, person_id))
        return [(row[0], row[1], row[2]) for row in rows]

    async def kept_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return all other rows stored about a person."""
        found = {}
        for table in account_transfers.KEPT_ELSEWHERE:
            statement = f"select to_jsonb(kept) - 'person_id' from {table} kept where person_id = $1"  # noqa: S608
            rows = await self.ask(lambda each, _, asked=statement: each.fetch(asked, person_id))  # type: ignore[misc]
            found[table] = [_readable(body_of(row[0])) for row in rows]
        return found

    async def queued_for(self, person_id: str) -> list[dict[str, Any]]:
        """Return a person's queued notices."""
        return [body_of(row[0]) for row in await self.ask(lambda each, _: each.fetch(QUEUED, person_id))]

    async def erase_person(self, person_id: str) -> None:
        """Erase everything about a person except their id."""

        async def erased(connection: Connection, _again: bool) -> None:
            async with connection.transaction():
                await connection.execute("set local search_path to public, jobs")  # procrastinate's own triggers
                for statement in ERASE:
                    await connection.execute(statement, person_id)

        await self.ask(erased)


def _ticket(found: Any) -> TicketRow | None:
    if found is None:
        return None
    key, purpose, person, tries, ends, body = found
    return TicketRow(hash=key, purpose=purpose, person=person, tries=tries, ends=ends, body=body_of(body))


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """Decode bodies stored as bytes, which arrive as hex digits."""
    body = row.get("body")
    return row | {"body": body_of(bytes.fromhex(body[2:]))} if isinstance(body, str) else row
