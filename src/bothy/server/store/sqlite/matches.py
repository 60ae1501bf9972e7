"""Games, their logs and snapshots in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bothy.server.errors import Taken
from bothy.server.rows import MatchRow, SideWrites
from bothy.server.store.sqlite.file import SqliteFile


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

    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats to another."""
        return await self.write(_hand_over_seats, match_id, before, after)

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


def _hand_over_seats(db: sqlite3.Connection, match_id: str, before: str, after: str) -> bool:
    found = db.execute("select people from openings where match_id = ?", (match_id,)).fetchone()
    people: list[str | None] = [] if found is None else msgspec.json.decode(found[0])
    if before not in people:
        return False
    changed = [after if person == before else person for person in people]
    db.execute(
        "update openings set people = ? where match_id = ?", (msgspec.json.encode(changed).decode(), match_id)
    )
    return True


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
