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

    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks, each to one caller."""
        rows = await self.ask(lambda connection, _: connection.fetch(TAKE, lease, limit))
        return sorted((TimerRow(match_id=row[0], seq=row[1], due=row[2], body=row[3]) for row in rows), key=_due)

    async def beat(self, gap: int) -> int:
        """Record that the host is up; return how often it was down."""
        found: int = await self.ask(lambda connection, _: connection.fetchval(BEAT, gap))
        return found


def _due(row: TimerRow) -> int:
    return row.due or 0
