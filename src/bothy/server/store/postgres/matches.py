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

HOLED = """
select id from matches
where seq + 1 <> (select count(*) from entries
where match_id = matches.id)
order by id limit $1
"""
UNFINISHED = "select id from matches where not finished and id > $1 order by id limit $2"

KEEP = """
insert into snapshots values ($1, $2, $3) on conflict (match_id) do update
set seq = excluded.seq, data = excluded.data where excluded.seq > snapshots.seq
"""

KEEP_ANALYSIS = "insert into analyses values ($1, $2) on conflict (match_id) do update set data = excluded.data"


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
        await self.ask(lambda connection, _: connection.execute(statement, match_id, seat + 1, person))

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

    async def seq(self, match_id: str) -> int | None:
        """Return the number of the newest entry."""
        text = "select seq from matches where id = $1"
        seq: int | None = await self.ask(lambda connection, _: connection.fetchval(text, match_id))
        return seq

    async def seqs(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of each game's newest entry."""
        text = "select id, seq from matches where id = any($1::text[])"
        rows = await self.ask(lambda connection, _: connection.fetch(text, list(match_ids)))
        return {row[0]: row[1] for row in rows}

    async def moments(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the time of each game's newest entry."""
        text = "select id, moved from matches where id = any($1::text[]) and moved > 0"
        rows = await self.ask(lambda connection, _: connection.fetch(text, list(match_ids)))
        return {row[0]: row[1] for row in rows}

    async def unfinished_matches(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return the ids of unfinished games, in order."""
        return [row[0] for row in await self.ask(lambda connection, _: connection.fetch(UNFINISHED, after, limit))]

    async def incomplete_matches(self, limit: int = 100) -> list[str]:
        """Return the ids of some games with missing entries."""
        return [row[0] for row in await self.ask(lambda connection, _: connection.fetch(HOLED, limit))]

    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """Return the newest position snapshot."""
        text = "select seq, data from snapshots where match_id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(text, match_id))
        return None if found is None else (found["seq"], found["data"])

    async def keep_snapshot(self, match_id: str, seq: int, data: bytes) -> None:
        """Save a position unless a newer one is saved already."""
        await self.ask(lambda connection, _: connection.execute(KEEP, match_id, seq, data))

    async def analysis(self, match_id: str) -> bytes | None:
        """Return the analysis of a finished game."""
        text = "select data from analyses where match_id = $1"
        found: bytes | None = await self.ask(lambda connection, _: connection.fetchval(text, match_id))
        return found

    async def keep_analysis(self, match_id: str, data: bytes) -> None:
        """Save an analysis, replacing any earlier one."""
        await self.ask(lambda connection, _: connection.execute(KEEP_ANALYSIS, match_id, data))


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
