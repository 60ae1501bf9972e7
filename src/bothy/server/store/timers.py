"""Clocks of games: written with the moves by `append`, and read through these methods."""

from __future__ import annotations

from abc import abstractmethod

from bothy.server.rows import TimerRow
from bothy.server.store.sql import Sql

TIMER = "insert into timers (match_id, seq, due, body) values ($1, $2, $3, $4) on conflict do nothing"
UP = "insert into host_beat (one, at) values (true, bothy_now()) on conflict (one) do update set at = excluded.at"
REST = """
insert into rests (person_id, body) values ($1, $2) on conflict (person_id) do update set body = excluded.body
"""


class Timers(Sql):
    """The store's clock methods."""

    async def timer(self, match_id: str) -> TimerRow | None:
        """Return a game's clock, if it has one."""
        found = await self.first("select match_id, seq, due, body from timers where match_id = $1", match_id)
        return None if found is None else TimerRow(**found)

    async def begin_timer(self, row: TimerRow) -> None:
        """Create the clock of a game that has none yet."""
        await self.count(TIMER, row.match_id, row.seq, row.due, row.body)

    @abstractmethod
    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks, the most overdue first, each to one caller: they're due again after `lease`.

        The caller handles each before then. If its process crashes, another takes it.
        """

    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Change when a clock is due. False if its game has moved since."""
        statement = "update timers set due = $3 where match_id = $1 and seq = $2"
        return await self.count(statement, match_id, seq, due) == 1

    async def next_timer(self) -> int | None:
        """Return when the next clock is due, if any runs."""
        found: int | None = await self.value("select min(due) from timers where due is not null")
        return found

    @abstractmethod
    async def beat(self, gap: int) -> int:
        """Record that the host is up, and a downtime if the last beat is older than `gap`. Return their count."""

    async def begin_beating(self) -> None:
        """Record that the host is up, without counting the gap before as downtime: nothing ran meanwhile."""
        await self.count(UP)

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """Return the host's downtimes as (start, end) that ended after a time, oldest first."""
        statement = "select since, until from downtimes where until > $1 order by since"
        return [(start, end) for start, end in await self.fetch(statement, since)]

    async def forget_downtimes(self, before: int) -> None:
        """Drop the downtimes that ended before a time, which no clock needs any more."""
        await self.count("delete from downtimes where until < $1", before)

    async def rest(self, person_id: str) -> bytes | None:
        """Return a person's rest times: quiet hours and days off."""
        found: bytes | None = await self.value("select body from rests where person_id = $1", person_id)
        return found

    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Save a person's rest times."""
        await self.count(REST, person_id, body)
