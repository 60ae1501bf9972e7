"""Clocks in PostgreSQL."""

from __future__ import annotations

from bothy.server.rows import TimerRow
from bothy.server.store.postgres.pool import PostgresPool

TAKE = """
with due_now as (
    select match_id, due as was from timers where due <= bothy_now() order by due limit $2 for update skip locked
)
update timers set due = bothy_now() + $1 from due_now where timers.match_id = due_now.match_id
returning timers.match_id, timers.seq, due_now.was, timers.body
"""

BEAT = """
with before as (
    select at from host_beat for update
), noted as (
    insert into downtimes (since, until) select at, bothy_now() from before where bothy_now() - at > $1
    on conflict do nothing returning 1
), beaten as (
    insert into host_beat (at) values (bothy_now()) on conflict (one) do update
    set at = greatest(host_beat.at, excluded.at)
)
select (select count(*) from downtimes) + (select count(*) from noted)
"""


class PostgresTimers(PostgresPool):
    """The store's clock methods."""

    async def timer(self, match_id: str) -> TimerRow | None:
        """Return a game's clock."""
        statement = "select seq, due, body from timers where match_id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, match_id))
        return None if found is None else TimerRow(match_id=match_id, seq=found[0], due=found[1], body=found[2])

    async def begin_timer(self, row: TimerRow) -> None:
        """Create the clock of a game that has none yet."""
        statement = "insert into timers (match_id, seq, due, body) values ($1, $2, $3, $4) on conflict do nothing"
        values = row.match_id, row.seq, row.due, row.body
        await self.ask(lambda connection, _: connection.execute(statement, *values))

    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks, each to one caller."""
        rows = await self.ask(lambda connection, _: connection.fetch(TAKE, lease, limit))
        return sorted((TimerRow(match_id=row[0], seq=row[1], due=row[2], body=row[3]) for row in rows), key=_due)

    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Change when a clock is due."""
        statement = "update timers set due = $3 where match_id = $1 and seq = $2"
        told = await self.ask(lambda connection, _: connection.execute(statement, match_id, seq, due))
        return bool(told == "UPDATE 1")

    async def next_timer(self) -> int | None:
        """Return when the next clock is due."""
        statement = "select min(due) from timers where due is not null"
        found: int | None = await self.ask(lambda connection, _: connection.fetchval(statement))
        return found

    async def beat(self, gap: int) -> int:
        """Record that the host is up; return how often it was down."""
        found: int = await self.ask(lambda connection, _: connection.fetchval(BEAT, gap))
        return found

    async def begin_beating(self) -> None:
        """Record that the host is up."""
        statement = (
            "insert into host_beat (at) values (bothy_now()) on conflict (one) do update set at = excluded.at"
        )
        await self.ask(lambda connection, _: connection.execute(statement))

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """Return the host's downtimes."""
        statement = "select since, until from downtimes where until > $1 order by since"
        rows = await self.ask(lambda connection, _: connection.fetch(statement, since))
        return [(row[0], row[1]) for row in rows]

    async def forget_downtimes(self, before: int) -> None:
        """Drop the ones that ended before a time."""
        await self.ask(lambda connection, _: connection.execute("delete from downtimes where until < $1", before))

    async def rest(self, person_id: str) -> bytes | None:
        """Return a person's rest times."""
        statement = "select body from rests where person_id = $1"
        found: str | None = await self.ask(lambda connection, _: connection.fetchval(statement, person_id))
        return None if found is None else found.encode()

    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Save a person's rest times."""
        statement = (
            "insert into rests (person_id, body) values ($1, $2)"
            " on conflict (person_id) do update set body = excluded.body"
        )
        await self.ask(lambda connection, _: connection.execute(statement, person_id, body.decode()))


def _due(row: TimerRow) -> int:
    return row.due or 0
