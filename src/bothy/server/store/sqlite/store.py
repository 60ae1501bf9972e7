"""The complete SQLite store."""

from __future__ import annotations

import sqlite3

from bothy.server.store.sqlite.file import opened_before
from bothy.server.store.sqlite.matches import SqliteMatches
from bothy.server.store.sqlite.timers import SqliteTimers

NAMED = "instr(body, cast('\"person\":\"' || $1 || '\"' as blob))"


class SqliteStore(SqliteMatches, SqliteTimers):
    """Everything in one file, for a laptop: no server, no password. It can be copied while no game is running."""

    violation = sqlite3.IntegrityError
    offered = "exists (select 1 from json_each(cast(body as text), '$.seats') where value ->> 'offered')"
    addressee = "case when json_valid(cast(body as text)) then json_extract(cast(body as text), '$.person') end"
    without_change = "cast(json_remove(cast(body as text), '$.change') as blob)"
    queued = f"select body from outbox where {NAMED} order by id"  # noqa: S608
    erase_first = (
        "delete from tickets where purpose = 'mail' and json_extract(cast(body as text), '$.address')"
        " in (select address from mail_addresses where person_id = $1)",
        f"delete from outbox where {NAMED}",  # noqa: S608
    )


class SqliteBefore(SqliteStore):
    """A file before its migration, read-only."""

    def connected(self) -> sqlite3.Connection:
        """Open the file as it is."""
        return opened_before(self.path)
