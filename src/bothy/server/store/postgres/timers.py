"""Clocks in PostgreSQL."""

from __future__ import annotations

from bothy.server.rows import TimerRow
from bothy.server.store.postgres.pool import PostgresPool

TAKE = """
with due_now as (
    select game_id, due as was from timers where due <= bothy_now() order by due limit $2 for update skip locked
)
update timers set due = bothy_now() + $1 from due_now where timers.game_id = due_now.game_id
returning timers.game_id, timers.seq, due_now.was, timers.body
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
    """The share of what moves write beside their entries."""

    async def timer(self, match_id: str) -> TimerRow | None:
        """The clock of a game."""
        statement = "select seq, due, body from timers where game_id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, match_id))
        return None if found is None else TimerRow(game=match_id, seq=found[0], due=found[1], body=found[2])

    async def begin_timer(self, row: TimerRow) -> None:
        """The clock of a game that has none yet."""
        statement = "insert into timers (game_id, seq, due, body) values ($1, $2, $3, $4) on conflict do nothing"
        values = row.game, row.seq, row.due, row.body
        await self.ask(lambda connection, _: connection.execute(statement, *values))

    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Some clocks that are due, each for one taker."""
        rows = await self.ask(lambda connection, _: connection.fetch(TAKE, lease, limit))
        return sorted((TimerRow(game=row[0], seq=row[1], due=row[2], body=row[3]) for row in rows), key=_due)

    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Look at a clock at another time."""
        statement = "update timers set due = $3 where game_id = $1 and seq = $2"
        told = await self.ask(lambda connection, _: connection.execute(statement, match_id, seq, due))
        return bool(told == "UPDATE 1")

    async def next_timer(self) -> int | None:
        """When the next clock is due."""
        statement = "select min(due) from timers where due is not null"
        found: int | None = await self.ask(lambda connection, _: connection.fetchval(statement))
        return found

    async def beat(self, gap: int) -> int:
        """Note that the host is up, and say how often it was down."""
        found: int = await self.ask(lambda connection, _: connection.fetchval(BEAT, gap))
        return found

    async def begin_beating(self) -> None:
        """Note that the host is up."""
        statement = (
            "insert into host_beat (at) values (bothy_now()) on conflict (one) do update set at = excluded.at"
        )
        await self.ask(lambda connection, _: connection.execute(statement))

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """From when until when the host was down."""
        statement = "select since, until from downtimes where until > $1 order by since"
        rows = await self.ask(lambda connection, _: connection.fetch(statement, since))
        return [(row[0], row[1]) for row in rows]

    async def forget_downtimes(self, before: int) -> None:
        """Drop those that ended before a time."""
        await self.ask(lambda connection, _: connection.execute("delete from downtimes where until < $1", before))

    async def rest(self, person_id: str) -> bytes | None:
        """When a person rests."""
        statement = "select body from rests where person_id = $1"
        found: str | None = await self.ask(lambda connection, _: connection.fetchval(statement, person_id))
        return None if found is None else found.encode()

    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Note when a person rests."""
        statement = (
            "insert into rests (person_id, body) values ($1, $2)"
            " on conflict (person_id) do update set body = excluded.body"
        )
        await self.ask(lambda connection, _: connection.execute(statement, person_id, body.decode()))


def _due(row: TimerRow) -> int:
    return row.due or 0
