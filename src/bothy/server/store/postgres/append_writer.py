"""A connection that appends, and its statements."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement

from bothy.server.rows import SideWrites

ONE = """
with moved as (
    update matches set seq = $2::int + cardinality($4::bytea[]), finished = $5, moved = $6
    where id = $1 and seq = $2 returning id
)
insert into entries (match_id, seq, mark, body)
select id, $2 + place, $3, body from moved, unnest($4) with ordinality as given (body, place)
"""

MANY = """
with given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::boolean[], $9::bigint[])
    as given (id, after, newest, finished, at)
), held as (
    -- in order of id, whatever the plan: two groups that share games must not wait for each other
    select matches.id, newest, given.finished, at from matches join given on matches.id = given.id and seq = after
    order by matches.id for update of matches
), moved as (
    update matches set seq = newest, finished = held.finished, moved = at
    from held where matches.id = held.id returning matches.id
), written as (
    insert into entries (match_id, seq, mark, body)
    select line.id, line.seq, mark, body
    from unnest($5::text[], $6::int[], $7::bigint[], $8::bytea[]) as line (id, seq, mark, body)
    join moved on moved.id = line.id
)
select id from moved
"""

ONE_WITH_SIDE_WRITES = """
with moved as (
    update matches set seq = $2::int + cardinality($4::bytea[]), finished = $5, moved = $6
    where id = $1 and seq = $2 returning id, seq
), timed as (
    insert into timers (match_id, seq, due, body)
    select id, seq, $7::bigint, $8::bytea from moved where $8 is not null
    on conflict (match_id) do update set seq = excluded.seq, due = excluded.due, body = excluded.body
), noted as (
    insert into outbox (at, body) select $9::bigint, note from moved, unnest($10::bytea[]) as note
)
insert into entries (match_id, seq, mark, body)
select id, $2 + place, $3, body from moved, unnest($4) with ordinality as given (body, place)
"""

MANY_WITH_SIDE_WRITES = MANY.replace(
    "select id from moved",
    """, timed as (
    insert into timers (match_id, seq, due, body)
    select clock.id, clock.seq, clock.due, clock.body
    from unnest($10::text[], $11::int[], $12::bigint[], $13::bytea[]) as clock (id, seq, due, body)
    join moved on moved.id = clock.id
    on conflict (match_id) do update set seq = excluded.seq, due = excluded.due, body = excluded.body
), noted as (
    insert into outbox (at, body) select note.at, note.body
    from unnest($14::text[], $15::bigint[], $16::bytea[]) as note (id, at, body)
    join moved on moved.id = note.id
)
select id from moved""",
)
"""Clocks and notices have their own statements, so a move without them pays nothing."""

MARK = "select mark from entries where match_id = $1 and seq = $2"


@dataclass(slots=True)
class Waiting:
    """A pending append."""

    match_id: str
    after: int
    entries: list[bytes]
    finished: bool
    at: int
    mark: int
    deadline: float
    outcome: asyncio.Future[bool]
    side_writes: SideWrites | None = None
    doubt: bool = False
    """True if an earlier attempt may have been carried out."""


@dataclass(slots=True)
class Writer:
    """One connection with its prepared statements."""

    connection: asyncpg.Connection
    prepared: dict[str, PreparedStatement] = field(default_factory=dict)

    @classmethod
    async def on(cls, connection: asyncpg.Connection) -> Writer:
        """Prepare the statements every move needs. Clocks and notices have tables that an older schema lacks."""
        writer = cls(connection)
        try:
            for text in (ONE, MANY, MARK):
                await writer._statement(text)
        except BaseException:
            connection.terminate()
            raise
        return writer

    async def _statement(self, text: str) -> PreparedStatement:
        """Return a statement, prepared on first use and kept as long as the connection."""
        found = self.prepared.get(text)
        if found is None:
            found = self.prepared[text] = await self.connection.prepare(text)
        return found

    async def write(self, group: Sequence[Waiting]) -> None:
        """Carry out appends to different games. Each wins or loses independently and gets its own outcome."""
        if len(group) == 1:
            moved = await self._one(group[0])
        else:
            moved = await self._many(group)
        for waiting in group:
            won = waiting.match_id in moved
            if not won and waiting.doubt:
                won = await self._mark(waiting) == waiting.mark
            if not waiting.outcome.done():
                waiting.outcome.set_result(won)

    async def _one(self, append: Waiting) -> set[str]:
        values = append.match_id, append.after, append.mark, append.entries, append.finished, append.at
        side_writes = append.side_writes
        if side_writes is None:
            statement = await self._statement(ONE)
            await statement.fetch(*values)
        else:
            statement = await self._statement(ONE_WITH_SIDE_WRITES)
            await statement.fetch(*values, side_writes.due, side_writes.clock, side_writes.at, side_writes.notices)
        return {append.match_id} if statement.get_statusmsg() != "INSERT 0 0" else set()

    async def _many(self, group: Sequence[Waiting]) -> set[str]:
        lines = [
            (append.match_id, append.after + 1 + place, append.mark, body)
            for append in group
            for place, body in enumerate(append.entries)
        ]
        side_writes = _side_write_columns(group)
        statement = await self._statement(MANY_WITH_SIDE_WRITES if side_writes else MANY)
        moved = await statement.fetch(
            [append.match_id for append in group],
            [append.after for append in group],
            [append.after + len(append.entries) for append in group],
            [append.finished for append in group],
            *(list(column) for column in zip(*lines, strict=True)),
            [append.at for append in group],
            *side_writes,
        )
        return {row[0] for row in moved}

    async def _mark(self, append: Waiting) -> int | None:
        """Return the mark on the entry at the place of this append's first."""
        found: int | None = await (await self._statement(MARK)).fetchval(append.match_id, append.after + 1)
        return found


def _side_write_columns(group: Sequence[Waiting]) -> list[Sequence[object]]:
    """Return clocks and notices as columns for one statement; empty if no append of the group has any."""
    those = [(append, append.side_writes) for append in group if append.side_writes is not None]
    if not those:
        return []
    clocks = [
        (append.match_id, append.after + len(append.entries), side_writes.due, side_writes.clock)
        for append, side_writes in those
        if side_writes.clock is not None
    ]
    notices = [
        (append.match_id, side_writes.at, body) for append, side_writes in those for body in side_writes.notices
    ]
    columns: list[Sequence[object]] = [[row[column] for row in clocks] for column in range(4)]
    return columns + [[row[column] for row in notices] for column in range(3)]
