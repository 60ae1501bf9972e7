"""Finished public games as files: one folder per day, one record per game, and an index.

A day is written once, after it's over: its records first, its index last. A folder with an index is complete.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bothy.server.matches.loading import load
from bothy.server.matches.stored import Stored
from bothy.server.results.profile import matches_of
from bothy.server.results.rows import ResultRow
from bothy.server.store import Store
from bothy.table import Diverged, record

INDEX = "index.jsonl"
PAGE = 200
"""Games requested at once."""


class DumpedSeat(Struct, frozen=True, omit_defaults=True):
    """One seat: a bot, or a person, who is named only if their profile is open."""

    place: int
    points: int
    scores: dict[str, int]
    bot: str | None = None
    name: str | None = None


class DumpedGame(Struct, frozen=True):
    """A line of a day's index."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[DumpedSeat]
    ended: str
    """Time of the end, in UTC."""
    file: str
    sha256: str


class DumpedDay(Struct, frozen=True):
    """A line of the index of all days."""

    day: str
    games: int
    sha256: str
    """Hash of the day's index."""


async def dump(store: Store, folder: Path, today: date) -> AsyncIterator[DumpedDay]:
    """Write every missing day before today, oldest first, then the index of all days."""
    first = await store.first_public_result()
    if first is not None:
        day = _day_of(first)
        while day < today:
            if not (folder / day.isoformat() / INDEX).exists():
                yield await _dump_day(store, folder, day)
            day += timedelta(days=1)
    folder.mkdir(parents=True, exist_ok=True)
    days = [_told(each) for each in sorted(folder.glob(f"*/{INDEX}"))]
    _write(folder / INDEX, _lines(days))


async def _dump_day(store: Store, folder: Path, day: date) -> DumpedDay:
    place = folder / day.isoformat()
    place.mkdir(parents=True, exist_ok=True)
    games = [await _dump_game(store, place, seats) async for seats in _games(store, day)]
    _write(place / INDEX, _lines(games))
    return _told(place / INDEX)


async def _games(store: Store, day: date) -> AsyncIterator[list[ResultRow]]:
    since = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
    until, after = since + 24 * 3600 * 1000, ""
    while rows := await store.public_results(since, until, PAGE, after):
        for seats in matches_of(rows):
            yield seats
        after = rows[-1].match_id


async def _dump_game(store: Store, place: Path, seats: list[ResultRow]) -> DumpedGame:
    first = seats[0]
    text, rules, options = await _record(store, first.match_id)
    names = await store.open_profiles([row.person for row in seats if row.person is not None])
    file = f"{first.game}-{first.match_id}.bothy"
    _write(place / file, text.encode())
    return DumpedGame(
        id=first.match_id,
        game=first.game,
        rules=rules,
        options=options,
        seats=[
            DumpedSeat(row.body.place, row.body.points, row.body.scores, row.bot, names.get(row.person or ""))
            for row in seats
        ],
        ended=datetime.fromtimestamp(first.ended / 1000, UTC).isoformat(timespec="seconds"),
        file=file,
        sha256=sha256(text.encode()).hexdigest(),
    )


async def _record(store: Store, match_id: str) -> tuple[str, int, dict[str, Any]]:
    """Return the record, rules version and options; the record as stored if this release can't replay it."""
    try:
        cached = await load(store, match_id)
        text, header = record.complete(cached.match), cached.header
    except Diverged:
        stored = await Stored.read(store, match_id)
        header = stored.header
        text = "".join(record.stored_lines(header, stored.active_line, None, stored.row.seed))
    return text, header.rules_version, dict(header.options)


def _day_of(moment: int) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def _lines(rows: list[Any]) -> bytes:
    return b"".join([msgspec.json.encode(row) + b"\n" for row in rows])


def _told(index: Path) -> DumpedDay:
    data = index.read_bytes()
    return DumpedDay(index.parent.name, data.count(b"\n"), sha256(data).hexdigest())


def _write(path: Path, data: bytes) -> None:
    """Write a file atomically, so that readers never see half of it."""
    beside = path.with_name(f".{path.name}")
    beside.write_bytes(data)
    beside.replace(path)
