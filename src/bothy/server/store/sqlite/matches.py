"""Games, their logs and snapshots in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bothy.server.errors import Taken
from bothy.server.rows import MatchRow, SideWrites
from bothy.server.store.sqlite.file import SqliteFile, select, touched

HOLED = """
select id from matches
where seq + 1 <> (select count(*) from entries
where match_id = matches.id)
order by id limit ?
"""


class SqliteMatches(SqliteFile):
    """The store's game methods."""

    async def create_match(self, row: MatchRow, entries: Sequence[bytes]) -> None:
        """Create a game with the first entries of its log."""
        await self.write(_create, row, entries)

    async def match(self, match_id: str) -> MatchRow | None:
        """Return a game's opening and progress."""
        return await self.read(_match_row, match_id)

    async def reseat(self, match_id: str, seat: int, person: str) -> None:
        """Assign a seat to another person."""
        await self.write(_reseat, match_id, seat, person)

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
        return await self.write(_append, match_id, after, entries, finished, side_writes, at)

    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        """Return the entries from number `since`."""
        return await self.read(_entries, match_id, since, -1 if limit is None else limit)

    async def seq(self, match_id: str) -> int | None:
        """Return the number of the newest entry."""
        return await self.read(_seq, match_id)

    async def seqs(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of each game's newest entry."""
        found = {match_id: await self.seq(match_id) for match_id in match_ids}  # no round trips to save here
        return {match_id: seq for match_id, seq in found.items() if seq is not None}

    async def moments(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the time of each game's newest entry."""
        return await self.read(_moments, match_ids)

    async def unfinished_matches(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return the ids of unfinished games, in order."""
        return await self.read(_unfinished, after, limit)

    async def incomplete_matches(self, limit: int = 100) -> list[str]:
        """Return the ids of some games with missing entries."""
        return [row[0] for row in await self.read(select, HOLED, limit)]

    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """Return the newest position snapshot."""
        return await self.read(_snapshot, match_id)

    async def keep_snapshot(self, match_id: str, seq: int, data: bytes) -> None:
        """Save a position unless a newer one is saved already."""
        await self.write(_keep_snapshot, match_id, seq, data)

    async def analysis(self, match_id: str) -> bytes | None:
        """Return the analysis of a finished game."""
        found = await self.read(select, "select data from analyses where match_id = ?", match_id)
        return found[0][0] if found else None

    async def keep_analysis(self, match_id: str, data: bytes) -> None:
        """Save an analysis, replacing any earlier one."""
        await self.write(touched, "insert or replace into analyses values (?, ?)", match_id, data)


def _create(db: sqlite3.Connection, row: MatchRow, entries: Sequence[bytes]) -> None:
    there = _match_row(db, row.id)
    if there is not None:
        if (there.header, there.seed) != (row.header, row.seed):
            raise Taken("match")
        return
    values = row.id, len(entries) - 1, row.finished, row.created
    db.execute("insert into matches (id, seq, finished, moved) values (?, ?, ?, ?)", values)
    people, bots = (msgspec.json.encode(seats).decode() for seats in (row.people, row.bots))
    db.execute(
        "insert into openings values (?, ?, ?, ?, ?, ?, ?)",
        (row.id, row.header, row.seed, people, bots, row.table, row.created),
    )
    _write_entries(db, row.id, 0, entries)


def _reseat(db: sqlite3.Connection, match_id: str, seat: int, person: str) -> None:
    path = f"$[{seat}]"
    db.execute("update openings set people = json_set(people, ?, ?) where match_id = ?", (path, person, match_id))


def _match_row(db: sqlite3.Connection, match_id: str) -> MatchRow | None:
    found = db.execute(
        "select seq, finished, header, seed, people, bots, table_id, created"
        " from matches join openings on match_id = id where id = ?",
        (match_id,),
    ).fetchone()
    if found is None:
        return None
    seq, finished, header, seed, people, bots, table, created = found
    return MatchRow(
        id=match_id,
        header=header,
        seed=seed,
        people=msgspec.json.decode(people, type=tuple[str | None, ...]),
        bots=msgspec.json.decode(bots, type=tuple[str | None, ...]),
        table=table,
        created=created,
        seq=seq,
        finished=bool(finished),
    )


def _append(
    db: sqlite3.Connection,
    match_id: str,
    after: int,
    entries: Sequence[bytes],
    finished: bool,
    side_writes: SideWrites | None,
    at: int,
) -> bool:
    if not entries:
        raise ValueError("nothing to append")
    moved = db.execute(
        "update matches set seq = ?, finished = ?, moved = ? where id = ? and seq = ?",
        (after + len(entries), finished, at, match_id, after),
    )
    if not moved.rowcount:
        return False
    _write_entries(db, match_id, after + 1, entries)
    if side_writes is not None:
        _save_side_writes(db, match_id, after + len(entries), side_writes)
    return True


def _save_side_writes(db: sqlite3.Connection, match_id: str, seq: int, side_writes: SideWrites) -> None:
    if side_writes.clock is not None:
        db.execute(
            "insert into timers (match_id, seq, due, body) values (?, ?, ?, ?) on conflict (match_id) do update"
            " set seq = excluded.seq, due = excluded.due, body = excluded.body",
            (match_id, seq, side_writes.due, side_writes.clock),
        )
    db.executemany(
        "insert into outbox (at, body) values (?, ?)", [(side_writes.at, body) for body in side_writes.notices]
    )


def _write_entries(db: sqlite3.Connection, match_id: str, since: int, entries: Sequence[bytes]) -> None:
    lines = [(match_id, since + place, body) for place, body in enumerate(entries)]
    db.executemany("insert into entries values (?, ?, ?)", lines)


def _entries(db: sqlite3.Connection, match_id: str, since: int, limit: int) -> list[bytes]:
    text = "select body from entries where match_id = ? and seq >= ? order by seq limit ?"
    lines = db.execute(text, (match_id, since, limit))
    return [body for (body,) in lines]


def _seq(db: sqlite3.Connection, match_id: str) -> int | None:
    found = db.execute("select seq from matches where id = ?", (match_id,)).fetchone()
    return None if found is None else found[0]


def _moments(db: sqlite3.Connection, match_ids: Sequence[str]) -> dict[str, int]:
    statement = "select moved from matches where id = ? and moved > 0"
    found = {match_id: db.execute(statement, (match_id,)).fetchone() for match_id in match_ids}
    return {match_id: row[0] for match_id, row in found.items() if row is not None}


def _unfinished(db: sqlite3.Connection, after: str, limit: int) -> list[str]:
    rows = db.execute("select id from matches where not finished and id > ? order by id limit ?", (after, limit))
    return [match_id for (match_id,) in rows]


def _snapshot(db: sqlite3.Connection, match_id: str) -> tuple[int, bytes] | None:
    found: tuple[int, bytes] | None = db.execute(
        "select seq, data from snapshots where match_id = ?", (match_id,)
    ).fetchone()
    return found


def _keep_snapshot(db: sqlite3.Connection, match_id: str, seq: int, data: bytes) -> None:
    db.execute(
        "insert into snapshots values (?, ?, ?) on conflict (match_id) do update"
        " set seq = excluded.seq, data = excluded.data where excluded.seq > snapshots.seq",
        (match_id, seq, data),
    )
