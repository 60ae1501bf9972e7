"""Games, their logs and snapshots."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from bothy.server.rows import MatchRow, SideWrites
from bothy.server.store.sql import Sql

HOLED = """
select id from matches
where seq + 1 <> (select count(*) from entries
where match_id = matches.id)
order by id limit $1
"""
UNFINISHED = "select id from matches where not finished and id > $1 order by id limit $2"
KEEP = """
insert into snapshots (match_id, seq, data) values ($1, $2, $3) on conflict (match_id) do update
set seq = excluded.seq, data = excluded.data where excluded.seq > snapshots.seq
"""
KEEP_ANALYSIS = """
insert into analyses (match_id, data) values ($1, $2) on conflict (match_id) do update set data = excluded.data
"""


class Matches(Sql):
    """The store's game methods."""

    @abstractmethod
    async def create_match(self, row: MatchRow, entries: Sequence[bytes]) -> None:
        """Create a game with the first entries of its log, from number 0. `Taken` if another game has this id."""

    @abstractmethod
    async def match(self, match_id: str) -> MatchRow | None:
        """Return a game's opening and its progress."""

    @abstractmethod
    async def reseat(self, match_id: str, seat: int, person: str) -> None:
        """Assign a seat to another person."""

    @abstractmethod
    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> bool:
        """Write entries from `after + 1`, all or none. False if the newest entry is no longer `after`.

        `side_writes` is written atomically with them.

        True means that these entries are in the log durably, exactly once. Of several callers that append after
        the same entry, exactly one gets True. If an answer is lost on the way, the store itself finds out whether
        the write happened.
        """

    @abstractmethod
    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        """Return the entries from number `since`, oldest first, byte for byte as given; at most `limit`."""

    async def seq(self, match_id: str) -> int | None:
        """Return the number of the newest entry."""
        found: int | None = await self.value("select seq from matches where id = $1", match_id)
        return found

    async def seqs(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of each existing game's newest entry, in one query."""
        return dict(await self.fetch("select id, seq from matches where id = any($1)", list(match_ids)))

    async def moments(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return when each game's newest entry was written, for games where that was recorded."""
        statement = "select id, moved from matches where id = any($1) and moved > 0"
        return dict(await self.fetch(statement, list(match_ids)))

    async def unfinished_matches(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return the ids of unfinished games in order, starting after `after`."""
        return [row[0] for row in await self.fetch(UNFINISHED, after, limit)]

    async def incomplete_matches(self, limit: int = 100) -> list[str]:
        """Return the ids of some games, finished or not, with missing entries. Reads everything: for backups."""
        return [row[0] for row in await self.fetch(HOLED, limit)]

    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """Return the newest position snapshot and the number of the entry it follows."""
        found = await self.first("select seq, data from snapshots where match_id = $1", match_id)
        return None if found is None else (found[0], found[1])

    async def keep_snapshot(self, match_id: str, seq: int, data: bytes) -> None:
        """Save a position unless a newer one is saved already. A cache: losing it only costs time."""
        await self.count(KEEP, match_id, seq, data)

    async def analysis(self, match_id: str) -> bytes | None:
        """Return the analysis of a finished game."""
        found: bytes | None = await self.value("select data from analyses where match_id = $1", match_id)
        return found

    async def keep_analysis(self, match_id: str, data: bytes) -> None:
        """Save an analysis, replacing any earlier one."""
        await self.count(KEEP_ANALYSIS, match_id, data)
