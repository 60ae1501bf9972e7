"""Results and ratings in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bothy.server.results.rating import FIRST
from bothy.server.results.rows import (
    COLUMNS,
    BestRow,
    Rate,
    Rating,
    RatingRow,
    ResultRow,
    best_row,
    bests_of,
    changed,
    rating_row,
    result_columns,
    result_row,
)
from bothy.server.store.sqlite.file import SqliteFile, select

OF_PERSON = f"""
with theirs as (
    select match_id, max(ended) as ended from results where person_id = ? group by match_id
    order by ended desc, match_id limit ?
)
select {", ".join(f"results.{each}" for each in COLUMNS.split(", "))} from results
join theirs on theirs.match_id = results.match_id order by theirs.ended desc, results.match_id, seat
"""  # noqa: S608
PUBLIC = f"""
select {COLUMNS} from results where match_id in (
    select match_id from results where ended >= ? and ended < ? and match_id > ? and public
    group by match_id order by match_id limit ?
) order by match_id, seat
"""  # noqa: S608
OF_MATCH = f"select {COLUMNS} from results where match_id = ? order by seat"  # noqa: S608
RATINGS = """
select person_id, game, seats, mu, sigma, games, '' from ratings
where person_id = ? and games > 0 order by game, seats
"""
LEADERS = """
select person_id, game, seats, mu, sigma, games, name from ratings
join open_profiles using (person_id) join people on people.id = person_id
where game = ? and seats = ? and games > 0 order by mu - 3 * sigma desc, person_id limit ?
"""
BESTS = """
select person_id, game, kind, item, points, match_id, ended, name from (
    select *, row_number() over (partition by kind, item order by points desc, ended) as place
    from solo_bests join open_profiles using (person_id) where game = ?
) join people on people.id = person_id where place = 1 order by kind, item limit ?
"""
OWN_BESTS = """
select person_id, game, kind, item, points, match_id, ended, '' from solo_bests
where person_id = ? order by game, kind, item
"""
BEST = """
insert into solo_bests (person_id, game, kind, item, points, match_id, ended)
select person_id, ?2, ?3, ?4, ?5, ?6, ?7 from accounts where person_id = ?1
on conflict (person_id, game, kind, item) do update
set points = excluded.points, match_id = excluded.match_id, ended = excluded.ended
where excluded.points > solo_bests.points
"""
RATED = """
insert into ratings (person_id, game, seats, mu, sigma, games) values (?, ?, ?, ?, ?, 1)
on conflict (person_id, game, seats) do update
set mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1
"""


class SqliteResults(SqliteFile):
    """The store's result and rating methods."""

    async def note_results(self, rows: Sequence[ResultRow], rate: Rate) -> bool:
        """Save the results of all seats once, and update ratings and bests."""
        return await self.write(_note, rows, rate)

    async def results_of(self, person_id: str, limit: int = 1000) -> list[ResultRow]:
        """Return a person's newest games."""
        return [result_row(each) for each in await self.read(select, OF_PERSON, person_id, limit)]

    async def results_of_match(self, match_id: str) -> list[ResultRow]:
        """Return all seats of a game."""
        return [result_row(each) for each in await self.read(select, OF_MATCH, match_id)]

    async def public_results(self, since: int, until: int, limit: int = 1000, after: str = "") -> list[ResultRow]:
        """Return the results of public games."""
        return [result_row(each) for each in await self.read(select, PUBLIC, since, until, after, limit)]

    async def first_public_result(self) -> int | None:
        """Return the end of the first public game."""
        found: int | None = (await self.read(select, "select min(ended) from results where public"))[0][0]
        return found

    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """Return all of a person's ratings."""
        return [rating_row(each) for each in await self.read(select, RATINGS, person_id)]

    async def leaders(self, game: str, seats: int, limit: int = 100) -> list[RatingRow]:
        """Return the best-rated people with open profiles."""
        return [rating_row(each) for each in await self.read(select, LEADERS, game, seats, limit)]

    async def solo_bests(self, game: str, limit: int = 1000) -> list[BestRow]:
        """Return the best solo results among open profiles."""
        return [best_row(each) for each in await self.read(select, BESTS, game, limit)]

    async def solo_bests_of(self, person_id: str) -> list[BestRow]:
        """Return a person's own solo bests."""
        return [best_row(each) for each in await self.read(select, OWN_BESTS, person_id)]

    async def forget_results(self, person_id: str) -> int:
        """Detach a person's results."""
        return await self.write(_forget, person_id)

    async def open_profile(self, person_id: str, to_all: bool) -> None:
        """Open or close a profile."""
        opening = "insert into open_profiles (person_id) values (?) on conflict do nothing"
        await self.write(select, opening if to_all else "delete from open_profiles where person_id = ?", person_id)

    async def open_profiles(self, person_ids: Sequence[str]) -> dict[str, str]:
        """Return which of these people have open profiles."""
        marks = ", ".join("?" for _ in person_ids)
        statement = f"""select person_id, name from open_profiles join people on people.id = person_id
            where person_id in ({marks})"""  # noqa: S608
        return dict(await self.read(select, statement, *person_ids))


def _note(db: sqlite3.Connection, rows: Sequence[ResultRow], rate: Rate) -> bool:
    if db.execute("select 1 from results where match_id = ?", (rows[0].match_id,)).fetchone():
        return False
    game, seats = rows[0].game, rows[0].seats
    before = {row.person: _rating(db, row.person, game, seats) for row in rows if row.person and _known(db, row)}
    after = rate(before)
    for who, rating in after.items():
        db.execute(RATED, (who, game, seats, rating.mu, rating.sigma))
    told = {row.seat: row for row in (*rows, *changed(rows, before, after))}
    statement = f"insert into results ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    db.executemany(statement, [result_columns(row) for row in told.values()])
    for best in bests_of(rows):
        given = best.person, best.game, best.kind, best.item, best.points, best.match_id, best.ended
        db.execute(BEST, given)
    return True


def _known(db: sqlite3.Connection, row: ResultRow) -> bool:
    return bool(db.execute("select 1 from accounts where person_id = ?", (row.person,)).fetchone())


def _rating(db: sqlite3.Connection, person: str, game: str, seats: int) -> Rating:
    statement = "select mu, sigma from ratings where person_id = ? and game = ? and seats = ?"
    found = db.execute(statement, (person, game, seats)).fetchone()
    return FIRST if found is None else Rating(*found)


def _forget(db: sqlite3.Connection, person_id: str) -> int:
    found = db.execute(f"select {COLUMNS} from results where person_id = ?", (person_id,))  # noqa: S608
    rows = [result_row(each) for each in found]
    for row in rows:
        body = msgspec.json.encode(msgspec.structs.replace(row.body, change=None))
        given = body, row.match_id, row.seat
        db.execute("update results set person_id = null, body = ? where match_id = ? and seat = ?", given)
    for table in ("ratings", "solo_bests", "open_profiles"):
        db.execute(f"delete from {table} where person_id = ?", (person_id,))  # noqa: S608
    return len(rows)
