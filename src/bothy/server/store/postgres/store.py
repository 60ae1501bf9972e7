"""The complete PostgreSQL store."""

from __future__ import annotations

import asyncpg

from bothy.server.store.postgres.matches import PostgresMatches
from bothy.server.store.postgres.migrate import Connection, check_older
from bothy.server.store.postgres.timers import PostgresTimers

JOBS = "jobs.procrastinate_jobs"
NAMED = """'"person":"' || $1 || '"'"""
WAITS = f"position(convert_to({NAMED}, 'UTF8') in body) > 0"
RECEIVER = f"position({NAMED} in args ->> 'body') > 0"
"""Notices name their receiver. They're matched as text, so that unreadable rows don't break the query."""


class PostgresStore(PostgresMatches, PostgresTimers):
    """Everything in one database, which any number of processes may use at once. `migrate` it first."""

    violation = asyncpg.UniqueViolationError
    offered = "body @? '$.seats[*] ? (@.offered == true)'"
    addressee = """substring(convert_from(body, 'UTF8') from '"person":"([^"]*)"')"""
    without_change = "body - 'change'"
    queued = f"""
    select convert_from(body, 'UTF8') from outbox where {WAITS}
    union all select args ->> 'body' from {JOBS} where {RECEIVER}
    """  # noqa: S608
    erase_first = (
        "set local search_path to public, jobs",  # procrastinate's own triggers
        "delete from tickets where purpose = 'mail'"
        " and body ->> 'address' in (select address from mail_addresses where person_id = $1)",
        f"delete from {JOBS} where status = 'todo' and {RECEIVER}",  # noqa: S608
        # A notice being sent now may be put back into the outbox, so first remove its destination.
        f"update {JOBS} set args = args || jsonb_build_object('body', ((args ->> 'body')::jsonb - 'to')::text)"  # noqa: S608
        f" where {RECEIVER}",
        f"delete from outbox where {WAITS}",  # noqa: S608
    )


class PostgresBefore(PostgresStore):
    """A database before its migration, read-only."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.server_settings = {"default_transaction_read_only": "on"}

    async def check_schema(self, connection: Connection) -> None:
        """Accept an older schema: games are read from it the same way."""
        await check_older(connection)
