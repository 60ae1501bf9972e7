"""Games, their logs and snapshots in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from bothy.server.errors import Taken
from bothy.server.rows import MatchRow, SideWrites
from bothy.server.store.postgres.appends import GROUP, WRITERS, Appends
from bothy.server.store.postgres.pool import PATIENCE, PostgresPool

CREATE = """
with made as (
    insert into matches (id, seq, finished, moved) values ($1, cardinality($8::bytea[]) - 1, $9, $7)
    on conflict do nothing returning id
), opened as (
    insert into openings (match_id, header, seed, people, bots, table_id, created)
    select id, $2::bytea, $3::bytea, $4::text[], $5::text[], $6::text, $7::bigint from made
), written as (
    insert into entries (match_id, seq, mark, body)
    select id, place - 1, 0, body from made, unnest($8) with ordinality as given (body, place)
)
select id from made
"""

MATCH = """
select seq, finished, header, seed, people, bots, table_id, created
from matches join openings on match_id = id where id = $1
"""

SEATS = """
update openings set people = array_replace(people, $2::text, $3::text) where match_id = $1 and $2 = any (people)
"""


class PostgresMatches(PostgresPool):
    """The store's game methods. Appends have their own connections, so that no reader delays a move."""

    def __init__(
        self,
        dsn: str,
        connections: int = 4,
        patience: float = PATIENCE,
        writers: int = WRITERS,
        group: int = GROUP,
    ) -> None:
        super().__init__(dsn, connections, patience)
        self._appends = Appends(self.connect, patience, writers, group)

    async def open(self) -> None:
        """Connect, and start the writers."""
        await super().open()
        self._appends.open()

    async def close(self) -> None:
        """Write pending appends, then disconnect."""
        await self._appends.close()
        await super().close()

    async def create_match(self, row: MatchRow, entries: Sequence[bytes]) -> None:
        """Create a game with the first entries of its log."""
        seats = list(row.people), list(row.bots)
        values = row.id, row.header, row.seed, *seats, row.table, row.created, list(entries), row.finished
        made = await self.ask(lambda connection, _: connection.fetchval(CREATE, *values))
        if made is None:
            there = await self.match(row.id)
            if there is None or (there.header, there.seed) != (row.header, row.seed):
                raise Taken("match")

    async def match(self, match_id: str) -> MatchRow | None:
        """Return a game's opening and progress."""
        found = await self.ask(lambda connection, _: connection.fetchrow(MATCH, match_id))
        return None if found is None else _match_row(match_id, found)

    async def reseat(self, match_id: str, seat: int, person: str) -> None:
        """Assign a seat to another person."""
        statement = "update openings set people[$2] = $3 where match_id = $1"
        await self.count(statement, match_id, seat + 1, person)

    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats to another."""
        status = await self.ask_once(lambda connection, _: connection.execute(SEATS, match_id, before, after))
        return str(status) == "UPDATE 1"

    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> bool:
        """Write entries from `after + 1`, all or none; False if the newest is no longer `after`."""
        return await self._appends.append(match_id, after, entries, finished, side_writes, at)

    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        """Return the entries from number `since`."""
        text = "select body from entries where match_id = $1 and seq >= $2 order by seq limit $3"
        rows = await self.ask(lambda connection, _: connection.fetch(text, match_id, since, limit))
        return [row[0] for row in rows]


def _match_row(match_id: str, found: asyncpg.Record) -> MatchRow:
    return MatchRow(
        id=match_id,
        header=found["header"],
        seed=found["seed"],
        people=tuple(found["people"]),
        bots=tuple(found["bots"]),
        table=found["table_id"],
        created=found["created"],
        seq=found["seq"],
        finished=found["finished"],
    )
