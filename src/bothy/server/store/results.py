"""Results of finished games, ratings and open profiles."""

from __future__ import annotations

from collections.abc import Sequence

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
from bothy.server.store.sql import Sql, Statements

NOTE = f"insert into results ({COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing"  # noqa: S608
BEGIN = """
insert into ratings (person_id, game, seats, mu, sigma, games)
select person_id, $2, $3, $4, $5, 0 from accounts where person_id = any($1) order by person_id
on conflict do nothing
"""
HOLD = """
select person_id, mu, sigma from ratings where person_id = any($1) and game = $2 and seats = $3
order by person_id for update
"""
RATED = """
update ratings set mu = $4, sigma = $5, games = games + 1 where person_id = $1 and game = $2 and seats = $3
"""
UNBEGUN = "delete from ratings where person_id = any($1) and game = $2 and seats = $3 and games = 0"
BEST = """
insert into solo_bests (person_id, game, kind, item, points, match_id, ended)
select person_id, $2, $3, $4, $5, $6, $7 from accounts where person_id = $1
on conflict (person_id, game, kind, item) do update
set points = excluded.points, match_id = excluded.match_id, ended = excluded.ended
where excluded.points > solo_bests.points
"""
OF_PERSON = f"""
with theirs as (
    select match_id, max(ended) as ended from results where person_id = $1 group by match_id
    order by ended desc, match_id limit $2
)
select {", ".join(f"results.{each}" for each in COLUMNS.split(", "))} from results join theirs using (match_id)
order by theirs.ended desc, match_id, seat
"""  # noqa: S608
OF_MATCH = f"select {COLUMNS} from results where match_id = $1 order by seat"  # noqa: S608
PUBLIC = f"""
select {COLUMNS} from results where match_id in (
    select match_id from results where ended >= $1 and ended < $2 and match_id > $4 and public
    group by match_id order by match_id limit $3
) order by match_id, seat
"""  # noqa: S608
RATINGS = """
select person_id, game, seats, mu, sigma, games, '' from ratings
where person_id = $1 and games > 0 order by game, seats
"""
LEADERS = """
select person_id, game, seats, mu, sigma, games, name from ratings
join open_profiles using (person_id) join people on people.id = person_id
where game = $1 and seats = $2 and games > 0 order by mu - 3 * sigma desc, person_id limit $3
"""
BESTS = """
select person_id, game, kind, item, points, match_id, ended, name from (
    select solo_bests.*, row_number() over (partition by kind, item order by points desc, ended) as place
    from solo_bests join open_profiles using (person_id) where game = $1
) as placed join people on people.id = person_id where place = 1 order by kind, item limit $2
"""
OWN_BESTS = """
select person_id, game, kind, item, points, match_id, ended, '' from solo_bests
where person_id = $1 order by game, kind, item
"""
OPEN = """
select person_id, name from open_profiles join people on people.id = person_id where person_id = any($1)
"""


class Results(Sql):
    """The store's result and rating methods."""

    without_change: str
    """SQL for a result's body without the change of rating."""

    async def note_results(self, rows: Sequence[ResultRow], rate: Rate) -> bool:
        """Save the results of all seats of a game and update ratings and solo bests, once per game.

        False if they were saved already; then nothing changes. `rate` gets the ratings of the accounts that
        played, locked so that no other game changes them meanwhile.
        """

        async def noted(sql: Statements) -> bool:
            for row in rows:  # a concurrent caller for the same game waits here, then finds it recorded
                if not await sql.count(NOTE, *result_columns(row)):
                    return False
            await _rate(sql, rows, rate)
            for best in bests_of(rows):
                given = best.person, best.game, best.kind, best.item, best.points, best.match_id, best.ended
                await sql.count(BEST, *given)
            return True

        return await self.transaction(noted)

    async def results_of(self, person_id: str, limit: int = 1000) -> list[ResultRow]:
        """Return all seats of a person's newest games, newest game first."""
        return [result_row(each) for each in await self.fetch(OF_PERSON, person_id, limit)]

    async def results_of_match(self, match_id: str) -> list[ResultRow]:
        """Return all seats of a game; none if it hasn't ended."""
        return [result_row(each) for each in await self.fetch(OF_MATCH, match_id)]

    async def public_results(self, since: int, until: int, limit: int = 1000, after: str = "") -> list[ResultRow]:
        """Return all seats of public games that ended within a time range, ordered by id, after `after`."""
        return [result_row(each) for each in await self.fetch(PUBLIC, since, until, limit, after)]

    async def first_public_result(self) -> int | None:
        """Return when the first public game ended."""
        found: int | None = await self.value("select min(ended) from results where public")
        return found

    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """Return all of a person's ratings."""
        return [rating_row(each) for each in await self.fetch(RATINGS, person_id)]

    async def leaders(self, game: str, seats: int, limit: int = 100) -> list[RatingRow]:
        """Return the best-rated people with open profiles, by lower bound, with their names."""
        return [rating_row(each) for each in await self.fetch(LEADERS, game, seats, limit)]

    async def solo_bests(self, game: str, limit: int = 1000) -> list[BestRow]:
        """Return the best solo results among open profiles, one per category and item, with names."""
        return [best_row(each) for each in await self.fetch(BESTS, game, limit)]

    async def solo_bests_of(self, person_id: str) -> list[BestRow]:
        """Return a person's own solo bests."""
        return [best_row(each) for each in await self.fetch(OWN_BESTS, person_id)]

    async def forget_results(self, person_id: str) -> int:
        """Detach a person's results, drop their ratings and bests, and return the number of results."""
        detach = f"update results set person_id = null, body = {self.without_change} where person_id = $1"  # noqa: S608

        async def forgotten(sql: Statements) -> int:
            detached = await sql.count(detach, person_id)
            for table in ("ratings", "solo_bests", "open_profiles"):
                await sql.count(f"delete from {table} where person_id = $1", person_id)  # noqa: S608  (our own names)
            return detached

        return await self.transaction(forgotten)

    async def open_profile(self, person_id: str, to_all: bool) -> None:
        """Open a person's profile to everyone, or close it."""
        opening = "insert into open_profiles (person_id) values ($1) on conflict do nothing"
        await self.count(opening if to_all else "delete from open_profiles where person_id = $1", person_id)

    async def open_profiles(self, person_ids: Sequence[str]) -> dict[str, str]:
        """Return which of these people have open profiles, with their names."""
        return dict(await self.fetch(OPEN, list(person_ids)))


async def _rate(sql: Statements, rows: Sequence[ResultRow], rate: Rate) -> None:
    people = [row.person for row in rows if row.person is not None]
    if not people:
        return
    game, seats = rows[0].game, rows[0].seats
    await sql.count(BEGIN, people, game, seats, FIRST.mu, FIRST.sigma)
    before = {who: Rating(mu, sigma) for who, mu, sigma in await sql.fetch(HOLD, people, game, seats)}
    after = rate(before)
    for who, rating in sorted(after.items()):
        await sql.count(RATED, who, game, seats, rating.mu, rating.sigma)
    for row in changed(rows, before, after):
        statement = "update results set body = $3 where match_id = $1 and seat = $2"
        await sql.count(statement, row.match_id, row.seat, result_columns(row)[-1])
    await sql.count(UNBEGUN, people, game, seats)
